import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../database/database.ts';

/**
 * Since when a report `r` is in question: the first reopening of what it quotes or releases, behind its signature. Null where
 * there is none. One that is superseded was in question as well; its next edition says what came of it. Verifiers see no
 * reopening, and are told of it by a function.
 */
export const reportQuestionedAt: RawBuilder<Date | null> = sql`
  case when (select sees_beyond_visits()) is null then report_questioned_since(r.id)
    else (select min(o.reopened_at) from reopening o left join decision d on d.id = o.decision_id
      where o.batch_id = r.batch_id and o.reopened_at > r.signed_at and coalesce(d.signed_at, '-infinity') <= r.signed_at) end`;

/** Since when a verification `v` is in question. */
export const verificationQuestionedAt: RawBuilder<Date | null> = sql`
  (select min(o.reopened_at) from reopening o where o.verification_id = v.id and o.reopened_at is not null)`;

/** What was verified before these attempts were reopened is superseded by what verifies them again. */
export const supersedeVerifications = (queries: Queries, by: string, attemptIds: readonly string[]) =>
  sql`update verification set superseded_by = ${by}::uuid where superseded_by is null and id <> ${by}::uuid
    and id in (select verification_id from reopening where attempt_id = any(${attemptIds}::uuid[]))`.execute(
    queries,
  );
