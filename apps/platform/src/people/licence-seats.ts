import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { storedCount } from '../documents/stored-count.ts';

/** Learners of an account, each of whom takes a seat of its licences. */
export const usedLearners = (queries: Queries, accountId: string): Promise<number> =>
  storedCount(queries, { kind: 'users', accounts: [accountId], role: 'learner' });

/** Devices of an account that are in use, each of which takes a seat of its licences. */
export async function usedDevices(queries: Queries, accountId: string): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select used from device_seats where account_id = ${accountId}::uuid`.execute(queries);
  return rows[0]?.used ?? 0;
}

/**
 * Seats of the licences that hold today; null where one of them covers any number, 0 without a licence.
 * Holding is from `startsOn` to `expiresOn`, both days included.
 */
export async function licensed(
  queries: Queries,
  accountId: string,
  field: 'learners' | 'devices',
): Promise<number | null> {
  const { rows } = await sql<{ seats: number | null }>`
    select (body ->> ${sql.lit(field)})::int as seats from document
    where kind = 'licences' and account_id = ${accountId}::uuid and deleted_at is null
      and coalesce(body ->> 'startsOn', '') <= current_date::text
      and coalesce(body ->> 'expiresOn', '9999') >= current_date::text`.execute(queries);
  return rows.reduce<number | null>(
    (sum, { seats }) => (sum === null || seats === null ? null : sum + seats),
    0,
  );
}
