import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { newAssessorDays } from '@moderator/moderation';

/** Whether who assessed attempt `a` signed their first judgement here less than 90 days ago. */
export const isNewAssessor = (
  now: Date,
): RawBuilder<unknown> => sql`(a.assessor_id is not null and not exists (
  select from attempt earlier where earlier.assessor_id = a.assessor_id
    and earlier.assessed_at < ${now}::timestamptz - ${newAssessorDays} * interval '1 day'))`;
