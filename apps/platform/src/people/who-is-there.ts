import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Principal } from '../kernel/principal.ts';
import { isVisitor } from '../kernel/principal.ts';

/** Others who have something open now, as their live lines say; whoever visits to verify sees nobody at work. */
export async function othersThere(
  queries: Queries,
  subjectId: string,
  principal: Principal,
): Promise<{ id: string; name: string }[]> {
  if (isVisitor(principal)) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as name from document u
    where u.kind = 'users' and u.deleted_at is null and u.id <> ${principal.userId}::uuid
      and u.id = any(array(select user_id from presence where subject_id = ${subjectId}::uuid limit 1000))
    order by u.sort_1, u.id`.execute(queries);
  return rows;
}
