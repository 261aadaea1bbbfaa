import type { DecisionInput } from '@moderator/contract/types';
import type { DemoPerson } from '../setting/staff.ts';
import type { Story } from '../story.ts';
import { attemptId, resultsOf, scaleOf } from './attempt.ts';
import { programmes } from '../programmes/programmes.ts';
import type { ProgrammeOutcome } from '../programmes/programme.ts';
import { actionFor, commentFor, differingComment, insufficiencyOf, secondThought } from './feedback.ts';
import { agreeingWith, otherThan } from './graded-results.ts';
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
  const { outcomes } = programmes[learner.cohort.course]!;
  const scale = scaleOf(learner);
  for (const [index, { outcomeId, result, draw, isPassed }] of results.entries()) {
    const differs = kind === 'overturned' && index === 0;
    const other = otherThan(scale, result);
    const outcome = outcomes[index]!;
    const looksAgain = firstThought && index === 0;
    if (looksAgain) await ask.recordVerdict({ id, outcomeId, body: { result: other, comment: '' } });
    await ask.recordVerdict({
      id,
      outcomeId,
      body: {
        result: differs ? other : agreeingWith(scale, result, draw),
        comment: looksAgain
          ? secondThought(outcome)
          : differs
            ? differingComment(outcome, isPassed)
            : commentFor(outcome, learner.serial + index),
      },
    });
  }
  const { attempt } = await ask.getWorkspace({ id });
  const dueOn = new Date(story.now.getTime() + 9 * dayMs).toISOString().slice(0, 10);
  await ask.decideAttempt({
    id,
    version: attempt.version,
    body: decisionOf(kind, { ...results[0]!, outcome: outcomes[0]! }, dueOn),
  });
}

/** What is signed; an overturn and a referral are about the first outcome. */
function decisionOf(
  kind: DecisionInput['kind'],
  first: { outcomeId: string; isPassed: boolean; outcome: ProgrammeOutcome },
  dueOn: string,
): DecisionInput {
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
            comment: insufficiencyOf(first.outcome),
            evidenceIds: [],
          }
        : { rule: 'sufficient', ...passed },
    ],
    reason:
      kind === 'overturned'
        ? `${first.outcome.code}. ${differingComment(first.outcome, first.isPassed)}`
        : '',
    actions: isReferred
      ? [{ outcomeId: first.outcomeId, action: actionFor(first.outcome), dueOn, to: 'learner' }]
      : [],
  };
}
