import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { IdentityDatabase } from './database.ts';

const cleaningIntervalMs = 10 * 60_000;

/** What is left alone when a user's records are removed: the session at hand and its grants. */
export interface KeptSession {
  id: string;
  grantIds: string[];
}

/** The provider's records in the database, each of one origin: a code or token that one gave out is none at another. */
export type RecordStore = ReturnType<typeof recordStore>;

/** Opens the store of the provider's records and cleans it from time to time until stopped. */
export function recordStore(database: IdentityDatabase, onError: (error: Error) => void) {
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
      `SELECT payload, extract(epoch FROM consumed_at)::int AS consumed FROM identity.record
        WHERE model = $1 AND ${column} = $2 AND coalesce(origin, $3) = $3 AND expires_at > now()`,
      [model, value, origin],
    );
    const [record] = rows;
    if (!record) return undefined;
    const { payload, consumed } = record;
    return consumed === null ? payload : { ...payload, consumed };
  }

  const removeByGrant = async (grantId: string) => {
    await database.query(`DELETE FROM identity.record WHERE grant_id = $1 OR (model = 'Grant' AND id = $1)`, [
      grantId,
    ]);
  };

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
        await database.query('UPDATE identity.record SET consumed_at = now() WHERE model = $1 AND id = $2', [
          model,
          id,
        ]);
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
      await database.query(
        `DELETE FROM identity.record WHERE user_id = $1
           AND NOT (model = 'Session' AND id = $2) AND NOT (coalesce(grant_id, id) = ANY ($3))`,
        [userId, kept?.id ?? '', kept?.grantIds ?? []],
      );
    },
    stop: () => clearInterval(timer),
  };
}
