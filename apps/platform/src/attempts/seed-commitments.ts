import type { Queries } from '../database/database.ts';
import { sql } from 'kysely';

/** Who fixed the seed of a batch before it was made, and when; undefined where the platform made the seed. */
export async function commitmentOf(queries: Queries, batchId: string) {
  const { rows } = await sql<{ at: Date; id: string; name: string | null }>`
    select c.committed_at as at, c.committed_by as id, person.body ->> 'name' || ' ' || (person.body ->> 'surname') as name
    from seed_commitment c left join document person on person.kind = 'users' and person.id = c.committed_by
    where c.batch_id = ${batchId}`.execute(queries);
  const [row] = rows;
  return row && { at: row.at, by: { id: row.id, name: row.name ?? '' } };
}
