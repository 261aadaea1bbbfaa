import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { LiveEvent } from './live-event.ts';

/** What somebody missed is given up to here; whoever missed more reads everything anew. */
const mostMissed = 2_000;

interface Row {
  id: number;
  at: Date;
  client_id: string;
  account_id: string;
  site_id: string | null;
  user_id: string | null;
  people: string[] | null;
  type: string;
  subject_kind: string;
  subject_id: string | null;
  subject_version: number | null;
  horizon: string;
}

const found = async (database: Database, which: RawBuilder<unknown>): Promise<LiveEvent[]> =>
  database.asSystem(async (queries) => {
    const { rows } = await sql<Row>`
      select id, at, client_id, account_id, site_id, user_id, people, type, subject_kind, subject_id, subject_version, horizon::text
      from event where ${which} order by id limit ${mostMissed + 1}`.execute(queries);
    return rows.map((row) => ({
      id: row.id,
      at: row.at,
      clientId: row.client_id,
      accountId: row.account_id,
      siteId: row.site_id,
      userId: row.user_id,
      people: row.people,
      type: row.type,
      subject: { kind: row.subject_kind, id: row.subject_id, version: row.subject_version },
      horizon: row.horizon,
    }));
  });

/** Everything that these transactions changed. */
export const eventsOf = (database: Database, transactions: readonly string[]): Promise<LiveEvent[]> =>
  found(database, sql`transaction = any(${transactions}::xid8[])`);

/**
 * Everything that may have come since an event was sent, some of it perhaps a second time; undefined where that is more than is worth
 * sending.
 * @param horizon of that event
 */
export async function eventsFrom(
  database: Database,
  horizon: string,
  of?: { clientId: string; userId: string },
): Promise<LiveEvent[] | undefined> {
  const theirs = of
    ? sql` and client_id = ${of.clientId}::uuid and (user_id is null or user_id = ${of.userId}::uuid
        or ${of.userId}::uuid = any(people))`
    : sql``;
  const events = await found(database, sql`transaction >= ${horizon}::xid8${theirs}`);
  return events.length > mostMissed ? undefined : events;
}

/** The horizon of an event; undefined where it is gone, or never was. */
export const horizonOf = async (database: Database, id: number): Promise<string | undefined> =>
  database.asSystem(async (queries) => {
    const { rows } = await sql<{ horizon: string }>`
      select horizon::text from event where id = ${id}::bigint`.execute(queries);
    return rows[0]?.horizon;
  });

/**
 * The newest event there is; undefined where there is none.
 * @param secondsAgo of those that are older than that, asked once the database is
 */
export const newestEvent = async (
  database: Database,
  secondsAgo?: () => number,
): Promise<Pick<LiveEvent, 'id' | 'horizon'> | undefined> =>
  database.asSystem(async (queries) => {
    const { rows } = await sql<{ id: number; horizon: string }>`
      select id, horizon::text from event
      where ${secondsAgo === undefined ? sql`true` : sql`at < now() - make_interval(secs => ${secondsAgo()})`}
      order by id desc limit 1`.execute(queries);
    return rows[0];
  });
