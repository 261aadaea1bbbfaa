import type { visitOutcomes, visitStandings } from '@moderator/contract/options';
import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/** How a visit stands on a day. */
export type VisitStanding = (typeof visitStandings)[number];

/** How a visit ends. */
type VisitOutcome = (typeof visitOutcomes)[number];

/** What of a visit decides how it stands; days are YYYY-MM-DD. */
export interface VisitDays {
  startsOn: string;
  endsOn: string;
  isWithdrawn: boolean;
  isSigned: boolean;
}

/**
 * How a visit stands on a day. Signing it does not close its room before its last day; withdrawing it does.
 * @example visitStanding({ startsOn: '2026-11-02', endsOn: '2026-11-06', isWithdrawn: false, isSigned: false }, '2026-11-04') === 'open'
 */
export function visitStanding(
  { startsOn, endsOn, isWithdrawn, isSigned }: VisitDays,
  today: string,
): VisitStanding {
  if (isWithdrawn) return 'withdrawn';
  if (isSigned) return 'signed';
  if (today < startsOn) return 'planned';
  return today > endsOn ? 'over' : 'open';
}

/**
 * Whether the verifier may be in the room: on its days, ends included, unless the visit is withdrawn. The database decides the
 * same for each row.
 */
export const isRoomOpen = ({ startsOn, endsOn, isWithdrawn }: VisitDays, today: string): boolean =>
  !isWithdrawn && startsOn <= today && today <= endsOn;

/**
 * How many attempts a verifier samples at least: the share that their body wants, rounded up, and its minimum; never more than
 * there are.
 * @example visitSampleSize(45, { percentage: 10, least: 3 }) === 5
 */
export const visitSampleSize = (
  attempts: number,
  { percentage, least }: { percentage: number; least: number },
): number => Math.min(attempts, Math.max(least, Math.ceil((attempts * percentage) / 100)));

/** Whether a question of a checklist is answered with no, and nobody said why. */
export const isUnexplained = ({ answer, comment }: { answer: string; comment: string }): boolean =>
  answer === 'no' && comment.trim() === '';

/** Whether a verifier found another result than the one that stands, and nobody said why. */
export const isUnexplainedDifference = (found: {
  result: string;
  comment: string;
  /** The result of the moderator, or of the assessor where nobody moderated it; null where there is none. */
  standing: string | null;
}): boolean => found.standing !== null && found.result !== found.standing && found.comment.trim() === '';

/**
 * Whether whoever signs has to say why nothing was sampled: results are endorsed that nobody of the body looked at.
 * @example needsReasonWithoutSample({ outcome: 'endorsed', sampled: 0 }) === true
 */
export const needsReasonWithoutSample = ({
  outcome,
  sampled,
}: Pick<VisitFacts, 'outcome' | 'sampled'>): boolean => outcome !== 'not_endorsed' && sampled === 0;

/**
 * Why results cannot be endorsed that nobody of the body sampled, whichever way they are signed; undefined where they can.
 * @example noSampleRefusal({ outcome: 'endorsed', sampled: 0, saysWhyNoSample: false })?.code === 'visit_without_sample'
 */
export const noSampleRefusal = (
  facts: Pick<VisitFacts, 'outcome' | 'sampled' | 'saysWhyNoSample'>,
): Refusal | undefined =>
  needsReasonWithoutSample(facts) && !facts.saysWhyNoSample
    ? refusal(
        'visit_without_sample',
        'No attempt is in your sample. Add one, or say why the results are endorsed without any. Nothing was signed.',
      )
    : undefined;

/** What a verifier has done by the time they sign. */
export interface VisitFacts {
  outcome: VisitOutcome;
  /** How many attempts their body wants them to look at. */
  least: number;
  sampled: number;
  judged: number;
  /** Questions of the checklist without an answer. */
  unanswered: number;
  /** Questions answered with no, without a word. */
  unexplained: number;
  /** Results that differ from those that stand, without a word. */
  unexplainedDifferences: number;
  openConditions: number;
  /** Findings that stand against an endorsement. */
  against: number;
  hasFindings: boolean;
  /** Whether it is said why nothing was sampled. */
  saysWhyNoSample: boolean;
}

/**
 * Why a visit cannot be signed like that; undefined where it can.
 * @example visitSigningRefusal({ ...facts, outcome: 'not_endorsed', hasFindings: false })?.code === 'visit_without_findings'
 */
export function visitSigningRefusal(facts: VisitFacts): Refusal | undefined {
  const no = (code: string, sentence: string) => refusal(code, `${sentence} Nothing was signed.`);
  if (facts.sampled < facts.least)
    return no('visit_sample_small', `The body wants at least ${facts.least} attempts in your sample.`);
  if (facts.judged < facts.sampled)
    return no('visit_sample_open', `${facts.sampled - facts.judged} of your sample have no results yet.`);
  const withoutSample = noSampleRefusal(facts);
  if (withoutSample) return withoutSample;
  if (facts.unanswered > 0)
    return no('visit_checklist_open', `${facts.unanswered} questions of the checklist have no answer yet.`);
  if (facts.outcome === 'not_endorsed' && !facts.hasFindings)
    return no('visit_without_findings', 'Say what stands against the endorsement.');
  if (facts.outcome === 'endorsed' && facts.unexplained > 0 && !facts.hasFindings)
    return no(
      'visit_without_findings',
      `${facts.unexplained} questions are answered “no” without a word. Say there, or in the findings, why the results stand all the same.`,
    );
  if (facts.outcome !== 'not_endorsed' && facts.unexplainedDifferences > 0 && !facts.hasFindings)
    return no(
      'visit_differs_without_findings',
      `${facts.unexplainedDifferences} of your results differ from those that stand, without a word. Say in the findings why these stand all the same.`,
    );
  if (facts.outcome === 'endorsed_with_conditions' && facts.openConditions === 0)
    return no('visit_without_conditions', 'Set a condition with its due day first.');
  if (facts.outcome === 'endorsed' && facts.openConditions > 0)
    return no('visit_has_conditions', 'There are conditions: endorse with conditions, or take them away.');
  if (facts.outcome === 'endorsed' && facts.against > 0)
    return no(
      'visit_has_findings_against',
      'A finding stands against the endorsement: take it away, or do not endorse.',
    );
  return undefined;
}
