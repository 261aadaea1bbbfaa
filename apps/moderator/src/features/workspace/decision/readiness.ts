import type { DecisionInput, DraftBody, Workspace, WorkspaceOutcome } from '@moderator/contract/types';
import {
  applyTransition,
  changesResult,
  compareVerdict,
  findingsRefusal,
  proposedDecision,
  usualCalendar,
  workingDaysAfter,
} from '@moderator/moderation';
import type { WorkingCalendar } from '@moderator/moderation';
import { isTouched } from '../draft/draft-body.ts';
import { dayInAccount } from '@/ui/relative-time.ts';
import { refusalLabel } from '@/labels/refusal-labels.ts';

export type DecisionKind = DecisionInput['kind'];

const transitionOf = { upheld: 'uphold', overturned: 'overturn', referred_back: 'refer_back' } as const;

/** Working days until a referral is due, unless the moderator says otherwise. */
const usualDays = 10;

/** When a referral of today is due, unless the moderator says otherwise: YYYY-MM-DD, by the account's calendar. */
export const usualDueDay = (today: Date, calendar: WorkingCalendar = usualCalendar): string =>
  workingDaysAfter(dayInAccount(today), usualDays, calendar);

export const withoutVerdict = (outcomes: readonly WorkspaceOutcome[]): WorkspaceOutcome[] =>
  outcomes.filter((outcome) => !outcome.verdict);

/** What a decision is about. */
type Judging = Pick<Workspace, 'outcomes' | 'tolerance'>;

/** What the verdicts amount to: as the platform says, or by the same rule before it says so. */
export function proposalOf({ proposed, outcomes, tolerance }: Judging & Pick<Workspace, 'proposed'>) {
  if (outcomes.length === 0 || withoutVerdict(outcomes).length > 0) return null;
  if (outcomes.some((outcome) => outcome.hidden)) return proposed;
  return proposedDecision(
    outcomes.map(({ verdict, judgement, scale }) =>
      compareVerdict(verdict!.result, judgement?.result ?? null, { scale, tolerance }),
    ),
  );
}

/** What would be signed, from what is typed. A due day that was emptied stays empty: a date is signed only as it was read. */
export const decisionOf = (kind: DecisionKind, body: DraftBody): DecisionInput => ({
  kind,
  reason: body.reason.trim(),
  findings: body.findings.filter(isTouched),
  actions:
    kind === 'referred_back'
      ? body.actions.map(({ outcomeId, action = '', dueOn = '', to = 'assessor' }) => ({
          outcomeId,
          action: action.trim(),
          dueOn,
          to,
        }))
      : [],
  ...(body.feedback?.text.trim()
    ? { feedback: { topic: body.feedback.topic, text: body.feedback.text.trim() } }
    : {}),
});

/** Results and comments as they would be signed: a comment typed after its verdict goes with it. */
const verdictsOf = (outcomes: readonly WorkspaceOutcome[], comments: DraftBody['comments']) =>
  outcomes.map(({ id, verdict }) => ({
    outcomeId: id,
    result: verdict?.result ?? null,
    comment: comments[id] ?? verdict?.comment ?? '',
  }));

/** Whether overturning changes the result of an outcome. */
export const isChangedBy = ({ verdict, judgement, scale }: WorkspaceOutcome, tolerance: number): boolean =>
  verdict !== null &&
  judgement?.result != null &&
  changesResult(verdict.result, judgement.result, { scale, tolerance });

/** Outcomes whose result an overturning changes and on which nothing is said. */
export const changedInSilence = (
  { outcomes, tolerance }: Judging,
  comments: DraftBody['comments'],
): WorkspaceOutcome[] =>
  outcomes.filter(
    (outcome) =>
      isChangedBy(outcome, tolerance) && !(comments[outcome.id] ?? outcome.verdict?.comment ?? '').trim(),
  );

/** Why a decision cannot be signed yet, in the words that the platform would say; undefined when it can. */
export function whyNot(
  decision: DecisionInput,
  { outcomes, vacs, tolerance }: Judging & Pick<Workspace, 'vacs'>,
  comments: DraftBody['comments'],
  today: Date,
): { code: string; label: string } | undefined {
  const result = applyTransition(transitionOf[decision.kind], 'moderating', {
    outcomeIds: outcomes.map(({ id }) => id),
    verdicts: verdictsOf(outcomes, comments),
    judgements: outcomes.flatMap(({ id, judgement }) =>
      judgement ? [{ outcomeId: id, result: judgement.result }] : [],
    ),
    scales: new Map(outcomes.map(({ id, scale }) => [id, scale])),
    tolerance,
    reason: decision.reason,
    actions: decision.actions,
    today: dayInAccount(today),
  });
  const refusal = result.ok ? findingsRefusal(decision.findings ?? [], vacs) : result.refusal;
  return refusal && { code: refusal.code, label: refusalLabel(refusal) };
}
