import { isScaledAlike } from '../../attempts/outcomes.ts';
import type { HooksOf } from '../../documents/hooks.ts';
import { refuse } from '../../kernel/refusal.ts';

/** Results are kept in the words of their scale, so it stays once there is one. */
export const keepScale: NonNullable<HooksOf<'courses'>['checkChange']> = async (
  { queries },
  { id, before, after },
) => {
  if (!id || !before || isScaledAlike(before, after)) return;
  const judged = await queries
    .selectFrom('judgement')
    .innerJoin('outcome', 'outcome.id', 'judgement.outcome_id')
    .select('outcome.id')
    .where('outcome.course_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (judged)
    refuse(
      'wrong_state',
      'Learners have been judged on this course, so its scale and the rule of its results stay as they are. Nothing was changed; make a new course for another scale.',
    );
};
