import { vacsRules } from '@moderator/contract/options';
import type { Result } from '@moderator/contract/types';
import { answerOf, attemptResult, compareVerdict, standingResult } from '@moderator/moderation';
import type { CourseScale } from '../../attempts/outcomes.ts';
import { isChanged } from './agreement-figures.ts';
import type { DecidedRow, OutcomeRow } from './report-rows.ts';

/** What a report says of one attempt. */
export function reportAttempt(
  row: DecidedRow,
  outcomes: readonly OutcomeRow[],
  titles: ReadonlyMap<string, string>,
  course: CourseScale & { tolerance: number },
) {
  const { scale, resultRule: rule, tolerance } = course;
  const yardstick = (each: OutcomeRow) => ({ scale: each.scale ?? scale, tolerance });
  const whole = (resultOf: (each: OutcomeRow) => Result | null) =>
    attemptResult({
      scale,
      rule,
      outcomes: outcomes.map((each) => ({
        scale: each.scale ?? scale,
        weight: each.weight,
        result: resultOf(each),
      })),
    });
  const assessed = whole((each) => each.assessor);
  // What is referred back has no result.
  const result =
    row.kind === 'referred_back'
      ? null
      : whole((each) =>
          standingResult(row.kind, { verdict: each.moderator, judgement: each.assessor }, yardstick(each)),
        );
  const nameOf = (outcomeId: string) => {
    const outcome = outcomes.find((each) => each.outcome_id === outcomeId);
    return outcome ? `${outcome.code} ${outcome.title}` : '';
  };
  return {
    attemptId: row.attempt_id,
    attemptNumber: row.number,
    learner: { id: row.learner_id, name: row.learner_name, number: row.learner_number },
    site: { id: row.site_id, name: row.site_name },
    assessor: row.assessor_name ?? '',
    moderator: { id: row.moderator_id, name: row.moderator_name ?? '' },
    signedAt: row.signed_at,
    reasons: row.reasons,
    reasonByHand: row.reason_by_hand,
    decision: row.kind,
    reason: row.reason,
    isReleased: row.kind !== 'referred_back',
    assessed: assessed?.result ?? null,
    assessedPassed: assessed?.passed ?? null,
    result: result?.result ?? null,
    passed: result?.passed ?? null,
    outcomes: outcomes.map((each) => ({
      outcomeId: each.outcome_id,
      code: each.code,
      title: each.title,
      assessor: each.assessor,
      blind: each.blind,
      moderator: each.moderator,
      agreed:
        each.assessor && each.blind
          ? compareVerdict(each.blind, each.assessor, yardstick(each)) === 'agrees'
          : null,
      changedAfterReveal: isChanged(each),
      comment: each.comment,
    })),
    actions: row.actions.map((action) => ({ ...action, outcome: nameOf(action.outcomeId) })),
    findings: vacsRules.map((rule) => {
      const finding = row.findings.find((each) => each.rule === rule);
      return {
        rule,
        answer: answerOf(finding),
        comment: finding?.comment ?? '',
        evidence: (finding?.evidenceIds ?? []).map((id) => titles.get(id) ?? '').filter(Boolean),
      };
    }),
  };
}

export type ReportAttempt = ReturnType<typeof reportAttempt>;

/** What was answered on each rule of evidence, over all attempts of a report. */
export const rulesOverAll = (attempts: readonly ReportAttempt[]) =>
  vacsRules.map((rule) => {
    const all = attempts.flatMap((attempt) =>
      attempt.findings
        .filter((each) => each.rule === rule)
        .map((each) => ({ ...each, learner: attempt.learner.name })),
    );
    const howMany = (answer: string) => all.filter((each) => each.answer === answer).length;
    return {
      rule,
      of: all.length,
      met: howMany('met'),
      notMet: howMany('not_met'),
      notChecked: howMany('not_checked'),
      open: howMany('open'),
      remarks: all.flatMap(({ learner, answer, comment, evidence }) =>
        answer === 'open' || comment.trim() === '' ? [] : [{ learner, answer, comment, evidence }],
      ),
    };
  });
