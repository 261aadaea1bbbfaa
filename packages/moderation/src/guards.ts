import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import { twoResults } from './scales.ts';
import { changesResult, compareVerdict } from './verdicts.ts';
import type { Result, Scale } from '@moderator/contract/types';
import type { Comparison, Yardstick } from './verdicts.ts';

/** The result of one outcome, by whoever judged it. */
export interface Judged {
  outcomeId: string;
  result: Result | null;
}

/** What guards look at; each says what it needs, and what it needs and does not get it refuses. */
export interface TransitionFacts {
  outcomeIds?: readonly string[];
  judgements?: readonly Judged[];
  /** The moderator's own; a comment says what they saw. */
  verdicts?: readonly (Judged & { comment?: string })[];
  /** What the results of outcomes are said in; C and NYC for what is not named. */
  scales?: ReadonlyMap<string, Scale>;
  /** By how many levels or marks verdict and judgement may differ and still agree. */
  tolerance?: number;
  reason?: string;
  actions?: readonly { outcomeId: string; action: string; dueOn: string }[];
  /** YYYY-MM-DD */
  today?: string;
  /** Attempts of the batch's sample that are not decided; a report is refused while this is not known. */
  undecided?: number;
  /** Outcomes that something was asked of when the work was referred back. */
  referredOutcomeIds?: readonly string[];
  /** Outcomes that were judged since then. */
  judgedAnewIds?: readonly string[];
  /** Outcomes that a reopening concerns. */
  reopenedOutcomeIds?: readonly string[];
}

/** A condition of a transition: why it is refused, or undefined where nothing stands against it. */
export type Guard = (facts: TransitionFacts) => Refusal | undefined;

const has = (judged: readonly Judged[] | undefined, outcomeId: string): boolean =>
  judged?.some((each) => each.outcomeId === outcomeId && each.result !== null) ?? false;

/** Days of ISO 8601 compare as text; anything else would compare as something. */
const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

const plural = (count: number) => (count === 1 ? 'One outcome has' : `${count} outcomes have`);

const noOutcomes = refusal(
  'outcomes_missing',
  'This course has no outcomes, so there is nothing to judge. Nothing was changed; ask who keeps the course to add them.',
);

const everyOutcomeJudged: Guard = ({ outcomeIds = [], judgements }) => {
  if (outcomeIds.length === 0) return noOutcomes;
  const missing = outcomeIds.filter((id) => !has(judgements, id)).length;
  if (missing === 0) return undefined;
  return refusal(
    'judgement_needed',
    `${plural(missing)} no judgement yet. What you recorded is kept; judge every outcome, then sign.`,
  );
};

/** What was referred back is looked at again: the judgement of before is the one that a moderator did not take. */
const referredOutcomesJudged: Guard = (facts) => {
  const { referredOutcomeIds = [], judgedAnewIds = [] } = facts;
  const missing = referredOutcomeIds.filter((id) => !judgedAnewIds.includes(id)).length;
  if (missing === 0) return everyOutcomeJudged(facts);
  return refusal(
    'judgement_needed',
    `${missing === 1 ? 'One outcome that was referred back has' : `${missing} outcomes that were referred back have`} not been judged again. What you recorded is kept; judge it anew, with the same result or another, then sign.`,
  );
};

const everyOutcomeHasVerdict: Guard = ({ outcomeIds = [], verdicts }) => {
  if (outcomeIds.length === 0) return noOutcomes;
  const missing = outcomeIds.filter((id) => !has(verdicts, id)).length;
  if (missing === 0) return undefined;
  return refusal(
    'verdict_needed',
    `${plural(missing)} no verdict of yours yet. What you recorded is kept; give every outcome a verdict, then decide.`,
  );
};

const reasonGiven: Guard = ({ reason }) =>
  reason?.trim()
    ? undefined
    : refusal('reason_needed', 'Give the reason: whoever reads this later needs it.');

/** The outcomes with a verdict of which something holds, beside their judgement. */
const outcomesWhere = (
  facts: TransitionFacts,
  holds: (verdict: Result, judgement: Result | null, yardstick: Yardstick) => boolean,
): string[] =>
  (facts.outcomeIds ?? []).filter((id) => {
    const of = (judged: readonly Judged[] = []) => judged.find((each) => each.outcomeId === id)?.result;
    const verdict = of(facts.verdicts);
    const yardstick = { scale: facts.scales?.get(id) ?? twoResults, tolerance: facts.tolerance };
    return verdict ? holds(verdict, of(facts.judgements) ?? null, yardstick) : false;
  });

/** The outcomes that stand so; where the assessor gave no judgement, nothing can agree or differ. */
const standing = (facts: TransitionFacts, comparison: Comparison): string[] =>
  outcomesWhere(facts, (...judged) => compareVerdict(...judged) === comparison);

/**
 * The outcomes that overturning changes, in the order of the course; one without a judgement has nothing to change.
 *
 * @example changedOutcomes({ outcomeIds: ['a'], judgements: [{ outcomeId: 'a', result: 'C' }], verdicts: [{ outcomeId: 'a', result: 'NYC' }] }) // ['a']
 */
export const changedOutcomes = (facts: TransitionFacts): string[] =>
  outcomesWhere(
    facts,
    (verdict, judgement, yardstick) => judgement !== null && changesResult(verdict, judgement, yardstick),
  );

const mayUphold: Guard = (facts) => {
  const incomplete = everyOutcomeHasVerdict(facts);
  if (incomplete || facts.reason?.trim()) return incomplete;
  if (standing(facts, 'differs').length > 0)
    return refusal(
      'reason_needed',
      'Your verdict differs from the judgement, so upholding it needs a reason. Your verdicts are kept.',
    );
  if (standing(facts, 'unknown').length > 0)
    return refusal(
      'reason_needed',
      'An outcome has no judgement to uphold, so this needs a reason. Your verdicts are kept.',
    );
  return undefined;
};

const mayOverturn: Guard = (facts) => {
  const incomplete = everyOutcomeHasVerdict(facts) ?? reasonGiven(facts);
  if (incomplete) return incomplete;
  const changed = changedOutcomes(facts);
  if (changed.length === 0)
    return refusal(
      'nothing_differs',
      'None of your verdicts changes a judgement, so there is nothing to overturn. They are kept; uphold or refer back.',
    );
  const silent = changed.filter(
    (id) => !facts.verdicts?.find((each) => each.outcomeId === id)?.comment?.trim(),
  ).length;
  if (silent === 0) return undefined;
  return refusal(
    'outcome_comment_needed',
    `${silent === 1 ? 'One outcome changes its result' : `${silent} outcomes change their results`} without a comment of yours. Your verdicts are kept; say at each what you saw.`,
  );
};

const mayReferBack: Guard = (facts) => {
  const incomplete = everyOutcomeHasVerdict(facts);
  if (incomplete) return incomplete;
  const { actions = [], outcomeIds = [], today } = facts;
  if (actions.length === 0)
    return refusal('action_needed', 'Say what has to be done, by outcome and with a due date.');
  if (actions.some((each) => !outcomeIds.includes(each.outcomeId)))
    return refusal(
      'foreign_outcome',
      'An action names an outcome of another course. Nothing was signed; choose one of this course.',
    );
  if (actions.some((each) => each.action.trim() === ''))
    return refusal('action_needed', 'An action is empty. Say what has to be done.');
  if (actions.some((each) => !isDay(each.dueOn)))
    return refusal('due_date_needed', 'An action has no due date. Your text is kept; choose a day.');
  if (!isDay(today) || actions.some((each) => each.dueOn < today))
    return refusal(
      'due_in_the_past',
      'An action is due in the past. Your text is kept; choose today or a later day.',
    );
  return undefined;
};

const sampleDecided: Guard = ({ undecided }) => {
  if (undecided === 0) return undefined;
  const open = undecided === undefined ? 'Some' : undecided;
  return refusal(
    'sample_undecided',
    `${open} of the sample ${undecided === 1 ? 'is' : 'are'} not decided yet. No result was released; decide on the whole sample, then sign.`,
    '40013',
  );
};

/** Reopening is scoped: to outcomes of this attempt that were moderated, and with a reason. */
const mayReopen: Guard = (facts) => {
  const { reopenedOutcomeIds: scope = [], outcomeIds = [], verdicts } = facts;
  if (scope.length === 0)
    return refusal('scope_needed', 'Say which outcomes you reopen. The signed decision stays as it is.');
  if (scope.some((id) => !outcomeIds.includes(id)))
    return refusal('foreign_outcome', 'This names an outcome of another course. Nothing was reopened.');
  if (scope.some((id) => !has(verdicts, id)))
    return refusal(
      'no_decision',
      'This attempt was not moderated, so there is no decision to reopen. Nothing was changed.',
    );
  return reasonGiven(facts);
};

/** The conditions of the table of transitions. */
export const guards = {
  everyOutcomeJudged,
  referredOutcomesJudged,
  mayUphold,
  mayOverturn,
  mayReferBack,
  mayReopen,
  sampleDecided,
};
