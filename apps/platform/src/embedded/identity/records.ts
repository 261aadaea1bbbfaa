import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { IdentityDatabase } from './database.ts';
import { lifetimesInSeconds } from './lifetimes.ts';

/** A session with the application that has ended before its tokens have. */
export interface EndedSession {
  sid: string;
  userId: string;
  /** Where it was. */
  origin: string;
}

const cleaningIntervalMs = 10 * 60_000;

/** What is left alone when a user's records are removed: the session at hand and its grants. */
export interface KeptSession {
  id: string;
  grantIds: string[];
}

/** The provider's records in the database, each of one origin: a code or token that one gave out is none at another. */
export type RecordStore = ReturnType<typeof recordStore>;

/** Opens the store of the provider's records and cleans it from time to time until stopped. */
export function recordStore(
  database: IdentityDatabase,
  onError: (error: Error) => void,
  ended: (sessions: EndedSession[]) => Promise<void>,
) {
  const clean = () =>
    database
      .query('DELETE FROM identity.record WHERE expires_at < now()', [])
      .then(() =>
        database.query("DELETE FROM identity.failed_sign_in WHERE started_at < now() - interval '1 day'", []),
      )
      .catch(onError);
  const timer = setInterval(clean, cleaningIntervalMs);
  timer.unref();

  async function findBy(origin: string, model: string, column: 'id' | 'uid', value: string) {
    if (value.includes('\0')) return undefined;
    const { rows } = await database.query<{ payload: AdapterPayload; consumed: number | null }>(
      `SELECT payload, CASE WHEN model <> 'RefreshToken' OR consumed_at < now() - make_interval(secs => $4::int)
          THEN extract(epoch FROM consumed_at)::int END AS consumed FROM identity.record
        WHERE model = $1 AND ${column} = $2 AND coalesce(origin, $3) = $3 AND expires_at > now()`,
      [model, value, origin, lifetimesInSeconds.replacedRefreshToken],
    );
    const [record] = rows;
    if (!record) return undefined;
    const { payload, consumed } = record;
    return consumed === null ? payload : { ...payload, consumed };
  }

  /** Removes records, and tells which sessions had tokens among them. */
  async function remove(condition: string, params: unknown[]): Promise<void> {
    const { rows } = await database.query<Record<string, string | null>>(
      `DELETE FROM identity.record WHERE ${condition}
       RETURNING CASE WHEN model = 'RefreshToken' THEN payload ->> 'sid' END AS sid, user_id, origin`,
      params,
    );
    const sessions = new Map<string, EndedSession>();
    for (const { sid, user_id: userId, origin } of rows)
      if (sid && userId && origin) sessions.set(`${origin} ${sid}`, { sid, userId, origin });
    await ended([...sessions.values()]);
  }

  const removeByGrant = (grantId: string) =>
    remove(`grant_id = $1 OR (model = 'Grant' AND id = $1)`, [grantId]);

  const adapterAt =
    (origin: string): AdapterFactory =>
    (model): Adapter => ({
      async upsert(id, payload, expiresIn) {
        await database.query(
          `INSERT INTO identity.record (model, id, payload, grant_id, uid, user_id, expires_at, origin)
         VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7::int), $8)
         ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, user_id = excluded.user_id, expires_at = excluded.expires_at`,
          [
            model,
            id,
            JSON.stringify(payload),
            // A sign-in under way outlives the grant of whoever was signed in before.
            model === 'Interaction' ? null : (payload.grantId ?? null),
            payload.uid ?? null,
            payload.accountId ?? null,
            expiresIn,
            origin,
          ],
        );
      },
      find: (id) => findBy(origin, model, 'id', id),
      findByUid: (uid) => findBy(origin, model, 'uid', uid),
      findByUserCode: () => Promise.resolve(undefined),
      async consume(id) {
        await database.query(
          'UPDATE identity.record SET consumed_at = coalesce(consumed_at, now()) WHERE model = $1 AND id = $2',
          [model, id],
        );
      },
      async destroy(id) {
        await database.query('DELETE FROM identity.record WHERE model = $1 AND id = $2', [model, id]);
      },
      revokeByGrantId: removeByGrant,
    });

  return {
    adapterAt,
    removeByGrant,
    /** Signs a user out everywhere, but for the session that is kept. */
    async removeOfUser(userId: string, kept?: KeptSession): Promise<void> {
      await remove(
        `user_id = $1 AND NOT (model = 'Session' AND id = $2) AND NOT (coalesce(grant_id, id) = ANY ($3))`,
        [userId, kept?.id ?? '', kept?.grantIds ?? []],
      );
    },
    stop: () => clearInterval(timer),
  };
}
