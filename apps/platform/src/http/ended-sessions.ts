import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** That a session, or all of a person, has ended: a logout token of OpenID Connect Back-Channel Logout 1.0. */
export interface LogoutMessage {
  /** Its own (`jti`): it counts once. */
  id: string;
  sid: string | undefined;
  sub: string | undefined;
  /** Seconds since 1970, by the clock of the identity service. */
  at: number;
}

/** What an access token says of the session that it is of. */
interface OfSession {
  sub?: unknown;
  sid?: unknown;
  iat?: unknown;
}

/** Which sessions are over although tokens of theirs have not expired. */
export interface EndedSessions {
  /** Whether the session of a token has ended since it was given out. Asks memory alone. */
  isOver(token: OfSession): boolean;
  /**
   * Writes down that a session has ended, for every process.
   * @returns false where the message had been taken before
   */
  end(message: LogoutMessage): Promise<boolean>;
  stop(): void;
}

/** Milliseconds between looks for what other processes were told. */
const lookAfterMs = 3_000;
/** Seconds by which a transaction that is written down may come after the moment that it names. */
const lateSeconds = 60;
/** How long an access token is good at most; those of the embedded service are for five minutes. */
const longestToken = sql`interval '1 day'`;

interface Row {
  kind: 'person' | 'session';
  value: string;
  ended: number;
  expires: number;
}

/**
 * Keeps in memory what the database holds of ended sessions, so that no request asks for it. What this process is told counts
 * at once, what another one is told after a look; while the database is gone what was known goes on to count.
 */
export async function followEndedSessions(
  database: Database,
  failed: (error: unknown) => void,
): Promise<EndedSessions> {
  const ended = new Map<string, { at: number; expires: number }>();
  let lookedAt = -Infinity;
  const note = ({ kind, value, ended: at, expires }: Row) => ended.set(`${kind} ${value}`, { at, expires });

  async function look(): Promise<void> {
    const now = performance.now();
    const seconds = (now - lookedAt) / 1000 + lateSeconds;
    const { rows } = await database.asSystem((queries) =>
      sql<Row>`select kind, value, extract(epoch from ended_at)::float8 as ended, extract(epoch from expires_at)::float8 as expires
        from ended_session where kind <> 'message' and expires_at > now()
          ${Number.isFinite(seconds) ? sql`and noted_at > now() - make_interval(secs => ${seconds})` : sql``}`.execute(
        queries,
      ),
    );
    lookedAt = now;
    for (const row of rows) note(row);
    const second = Date.now() / 1000;
    for (const [key, { expires }] of ended) if (expires < second) ended.delete(key);
  }

  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch(failed)
      .finally(() => (looking = undefined));
  }, lookAfterMs);
  timer.unref();
  await look();

  const isAfter = (key: string, iat: unknown) => {
    const end = ended.get(key);
    return end !== undefined && Number(iat) <= end.at;
  };
  return {
    isOver: ({ sub, sid, iat }) =>
      ended.size > 0 &&
      (isAfter(`person ${sub}`, iat) || (sid !== undefined && isAfter(`session ${sid}`, iat))),
    async end({ id, sid, sub, at }) {
      const [kind, value] =
        sid === undefined ? (['person', sub ?? ''] as const) : (['session', sid] as const);
      const row = await database.asSystem(async (queries) => {
        const first = await sql`insert into ended_session (kind, value, ended_at, expires_at)
          values ('message', ${id}, to_timestamp(${at}), now() + ${longestToken}) on conflict do nothing returning 1`.execute(
          queries,
        );
        if (first.rows.length === 0) return undefined;
        const { rows } = await sql<Row>`insert into ended_session as e (kind, value, ended_at, expires_at)
          values (${kind}, ${value}, to_timestamp(${at}), now() + ${longestToken})
          on conflict (kind, value) do update set ended_at = greatest(e.ended_at, excluded.ended_at), noted_at = now(),
            expires_at = excluded.expires_at
          returning kind, value, extract(epoch from ended_at)::float8 as ended, extract(epoch from expires_at)::float8 as expires`.execute(
          queries,
        );
        return rows[0];
      });
      if (row) note(row);
      return row !== undefined;
    },
    stop: () => clearInterval(timer),
  };
}
