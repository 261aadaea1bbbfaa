import { canonicalJson } from '@moderator/moderation';
import type { HooksOf } from '../../documents/hooks.ts';
import { refuse } from '../../kernel/refusal.ts';

/** Results are kept in the words of their scale, so it stays once there is one. */
export const keepScale: NonNullable<HooksOf<'courses'>['checkChange']> = async (
  { queries },
  { id, before, after },
) => {
  const told = ({ scale, resultRule }: typeof after) =>
    canonicalJson({
      scale: scale ?? { kind: 'two_results' },
      resultRule: resultRule ?? { kind: 'all_pass' },
    });
  if (!id || !before || told(before) === told(after)) return;
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
