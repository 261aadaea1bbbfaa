import type { DecisionInput } from '@moderator/contract/types';
import type { DemoPerson } from '../setting/staff.ts';
import type { Story } from '../story.ts';
import { attemptId, resultsOf } from './attempt.ts';
import { differingComment, moderatorComments, secondThoughtComment } from './feedback.ts';
import type { Learner } from './learners.ts';

const dayMs = 86_400_000;

/**
 * Moderates an attempt from the claim to the signature; what is overturned differs on the first outcome. A first
 * thought on it differs too, and changes when the judgement is seen.
 */
export async function decide(
  story: Story,
  moderator: DemoPerson,
  learner: Learner,
  kind: DecisionInput['kind'],
  daysAgo: number,
  { firstThought = false } = {},
): Promise<void> {
  const ask = story.as(moderator, daysAgo);
  const id = attemptId(learner);
  await ask.claimAttempt({ id });
  const results = resultsOf(learner);
  for (const [index, { outcomeId, result }] of results.entries()) {
    const differs = kind === 'overturned' && index === 0;
    const other = result === 'C' ? 'NYC' : 'C';
    if (firstThought && index === 0)
      await ask.recordVerdict({ id, outcomeId, body: { result: other, comment: '' } });
    await ask.recordVerdict({
      id,
      outcomeId,
      body: {
        result: differs ? other : result,
        comment:
          firstThought && index === 0
            ? secondThoughtComment
            : differs
              ? differingComment
              : moderatorComments[index % moderatorComments.length]!,
      },
    });
  }
  const { attempt } = await ask.getWorkspace({ id });
  const dueOn = new Date(story.now.getTime() + 9 * dayMs).toISOString().slice(0, 10);
  await ask.decideAttempt({
    id,
    version: attempt.version,
    body: decisionOf(kind, results[0]!.outcomeId, dueOn),
  });
}

function decisionOf(kind: DecisionInput['kind'], outcomeId: string, dueOn: string): DecisionInput {
  const isReferred = kind === 'referred_back';
  const passed = { passed: true, comment: '', evidenceIds: [] };
  return {
    kind,
    findings: [
      { rule: 'valid', ...passed },
      { rule: 'authentic', ...passed },
      { rule: 'current', ...passed },
      isReferred
        ? {
            rule: 'sufficient',
            passed: false,
            comment: 'One signed week of the logbook is missing.',
            evidenceIds: [],
          }
        : { rule: 'sufficient', ...passed },
    ],
    reason:
      kind === 'overturned'
        ? 'One criterion of the first outcome is not covered by any evidence, so it cannot be judged competent yet.'
        : '',
    actions: isReferred
      ? [{ outcomeId, action: 'Add the signed logbook page of the third week.', dueOn, to: 'learner' }]
      : [],
  };
}
