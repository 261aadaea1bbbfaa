import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { Principal } from '../../kernel/principal.ts';

/** The meetings that somebody is in, as whoever holds them or as one of those who come. */
export async function meetingsOf(queries: Queries, { userId }: Pick<Principal, 'userId'>): Promise<string[]> {
  const { rows } = await sql<{ session_id: string }>`
    select session_id from session_person where user_id = ${userId}::uuid`.execute(queries);
  return rows.map((row) => row.session_id);
}

/** The classrooms of the meetings that somebody is in. */
export async function roomsOfMeetings(queries: Queries, principal: Principal): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct d.body ->> 'classroomId' as id from session_person p
    join document d on d.kind = 'classroom-sessions' and d.id = p.session_id and d.deleted_at is null
    where p.user_id = ${principal.userId}::uuid and d.body ->> 'classroomId' is not null`.execute(queries);
  return rows.map(({ id }) => id);
}
