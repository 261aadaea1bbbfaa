import type { DecisionInput } from '@moderator/contract/types';
import type { Queries } from '../database/database.ts';
import { notify } from '../inbox/notify.ts';
import type { AttemptRecord } from './attempt-record.ts';

/** Tells each who is asked something by a referral, with the day by which the first of it is due. */
export async function tellOfReferral(
  queries: Queries,
  attempt: AttemptRecord,
  actions: NonNullable<DecisionInput['actions']>,
  now: Date,
): Promise<void> {
  const asked = (isLearner: boolean) => {
    const theirs = actions.filter(({ to }) => (to === 'learner') === isLearner);
    return theirs.map(({ dueOn }) => dueOn).toSorted()[0];
  };
  const told = (day: string) => ({ tenant: attempt, facts: { course: attempt.course_title, day }, now });
  const [byStaff, byLearner] = [asked(false), asked(true)];
  if (byStaff && attempt.assessor_id)
    await notify(queries, 'referral.toStaff', [attempt.assessor_id], {
      ...told(byStaff),
      subject: { kind: 'attempt', id: attempt.id },
    });
  if (byLearner)
    await notify(queries, 'referral.toLearner', [attempt.learner_id], {
      ...told(byLearner),
      subject: { kind: 'course', id: attempt.course_id },
    });
}
