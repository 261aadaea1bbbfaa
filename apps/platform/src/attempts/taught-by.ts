import { sql } from 'kysely';

/** Attempts (`a`) of learners whom somebody teaches: on the attempt itself, or on its schedule. */
export const taughtBy = (userId: string) => sql`(a.facilitator_id = ${userId}::uuid or exists (
  select from document s where s.kind = 'schedules' and s.id = a.schedule_id and s.deleted_at is null
    and s.body ->> 'facilitatorId' = ${userId}))`;
