import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import type { Result } from './verdicts.ts';

interface Judged {
  outcomeId: string;
  result: Result | null;
}

/** What guards look at; each says what it needs, and the rest may be absent. */
export interface TransitionFacts {
  outcomeIds?: readonly string[];
  judgements?: readonly Judged[];
  verdicts?: readonly Judged[];
  reason?: string;
  actions?: readonly { outcomeId: string; action: string; dueOn: string }[];
  /** YYYY-MM-DD */
  today?: string;
  /** Attempts of the batch's sample that are not decided. */
  undecided?: number;
}

export type Guard = (facts: TransitionFacts) => Refusal | undefined;

const has = (judged: readonly Judged[] | undefined, outcomeId: string): boolean =>
  judged?.some((each) => each.outcomeId === outcomeId && each.result !== null) ?? false;

const plural = (count: number) => (count === 1 ? 'One outcome has' : `${count} outcomes have`);

const everyOutcomeJudged: Guard = ({ outcomeIds = [], judgements }) => {
  const missing = outcomeIds.filter((id) => !has(judgements, id)).length;
  if (outcomeIds.length > 0 && missing === 0) return undefined;
  return refusal('judgement_needed', `${plural(missing)} no judgement yet. Judge every outcome, then sign.`);
};

const everyOutcomeHasVerdict: Guard = ({ outcomeIds = [], verdicts }) => {
  const missing = outcomeIds.filter((id) => !has(verdicts, id)).length;
  if (outcomeIds.length > 0 && missing === 0) return undefined;
  return refusal('verdict_needed', `${plural(missing)} no verdict of yours yet. Record it, then decide.`);
};

const reasonGiven: Guard = ({ reason }) =>
  reason?.trim()
    ? undefined
    : refusal('reason_needed', 'Give the reason: whoever reads this later needs it.');

/** Outcomes on which both judged and the results are not the same. */
function differing({ verdicts = [], judgements = [] }: TransitionFacts): number {
  return verdicts.filter((verdict) =>
    judgements.some((each) => each.outcomeId === verdict.outcomeId && each.result !== verdict.result),
  ).length;
}

const mayUphold: Guard = (facts) => {
  const incomplete = everyOutcomeHasVerdict(facts);
  if (incomplete || differing(facts) === 0 || facts.reason?.trim()) return incomplete;
  return refusal('reason_needed', 'Your verdict differs from the judgement, so upholding it needs a reason.');
};

const mayOverturn: Guard = (facts) => {
  const incomplete = everyOutcomeHasVerdict(facts) ?? reasonGiven(facts);
  if (incomplete || differing(facts) > 0) return incomplete;
  return refusal(
    'nothing_differs',
    'Your verdicts agree with the judgement, so there is nothing to overturn.',
  );
};

const mayReferBack: Guard = (facts) => {
  const incomplete = everyOutcomeHasVerdict(facts);
  if (incomplete) return incomplete;
  const { actions = [], outcomeIds = [], today = '' } = facts;
  if (actions.length === 0)
    return refusal('action_needed', 'Say what has to be done, by outcome and with a due date.');
  if (actions.some((each) => !outcomeIds.includes(each.outcomeId)))
    return refusal('foreign_outcome', 'An action names an outcome of another course.');
  if (actions.some((each) => each.action.trim() === ''))
    return refusal('action_needed', 'An action is empty. Say what has to be done.');
  if (actions.some((each) => each.dueOn < today))
    return refusal('due_in_the_past', 'An action is due in the past. Choose today or a later day.');
  return undefined;
};

const sampleDecided: Guard = ({ undecided = 0 }) =>
  undecided === 0
    ? undefined
    : refusal(
        'sample_undecided',
        `${undecided} of the sample ${undecided === 1 ? 'is' : 'are'} not decided yet.`,
        '40013',
      );

/** The conditions of the table of transitions. */
export const guards = {
  everyOutcomeJudged,
  mayUphold,
  mayOverturn,
  mayReferBack,
  reasonGiven,
  sampleDecided,
};
