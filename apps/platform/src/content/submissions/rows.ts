import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { Submission as SubmissionTable } from '../../database/generated/tables.ts';

/** One try of a learner at an assessment. */
export type Submission = Selectable<SubmissionTable>;

/**
 * A try of a learner; undefined where there is none.
 * @param lock whether it stays as it is until the commit, for whoever is about to change it
 */
export const findSubmission = (
  queries: Queries,
  learnerId: string,
  id: string,
  lock = false,
): Promise<Submission | undefined> =>
  queries
    .selectFrom('submission')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

/** All tries under a registration, the first first. */
export const triesOf = (queries: Queries, learnerId: string, registrationId: string): Promise<Submission[]> =>
  queries
    .selectFrom('submission')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('registration_id', '=', registrationId)
    .orderBy('number')
    .execute();

/** Writes into a try that the caller has locked. */
export const changeSubmission = (
  queries: Queries,
  { learner_id: learnerId, id }: Pick<Submission, 'learner_id' | 'id'>,
  changes: Updateable<SubmissionTable>,
): Promise<Submission> =>
  queries
    .updateTable('submission')
    .set({ ...changes, version: sql`version + 1` })
    .where('learner_id', '=', learnerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** When the time of a try is over for good; null where it has no end. */
export const closesAt = ({
  ends_at: end,
  grace_seconds: grace,
}: Pick<Submission, 'ends_at' | 'grace_seconds'>) => end && new Date(end.getTime() + grace * 1000);

/** Whether nothing that is sent now counts any more. */
export const isOverdue = (submission: Pick<Submission, 'ends_at' | 'grace_seconds'>, now: Date): boolean => {
  const end = closesAt(submission);
  return end !== null && end < now;
};
