import { vacsRules } from '@moderator/contract/options';
import { answerOf, compareVerdict } from '@moderator/moderation';
import type { CourseScale } from '../../attempts/outcomes.ts';
import { judgedColumns, standingColumns } from '../../attempts/standing-results.ts';
import { isChanged } from './agreement-figures.ts';
import { reportReferrals } from './report-referrals.ts';
import type { EarlierReferral } from './report-referrals.ts';
import { scaledOutcomes } from './report-rows.ts';
import type { DecidedRow, OutcomeRow } from './report-rows.ts';

/** What a report says of one attempt. */
export function reportAttempt(
  row: DecidedRow,
  outcomes: readonly OutcomeRow[],
  titles: ReadonlyMap<string, string>,
  course: CourseScale & { tolerance: number },
  referrals: readonly EarlierReferral[],
) {
  const { tolerance } = course;
  const scaled = scaledOutcomes(outcomes, course);
  const judgements = outcomes.map((each) => ({ outcomeId: each.outcome_id, result: each.assessor }));
  const verdicts = outcomes.map((each) => ({ outcomeId: each.outcome_id, result: each.moderator }));
  const judged = judgedColumns(course, scaled, judgements);
  const standing = standingColumns(course, scaled, { kind: row.kind, judgements, verdicts, tolerance });
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
    assessed: judged.judged_result,
    assessedPassed: judged.judged_passed,
    ...standing,
    outcomes: outcomes.map((each) => ({
      outcomeId: each.outcome_id,
      code: each.code,
      title: each.title,
      assessor: each.assessor,
      blind: each.blind,
      moderator: each.moderator,
      agreed:
        each.assessor && each.blind
          ? compareVerdict(each.blind, each.assessor, {
              scale: each.scale ?? course.scale,
              tolerance,
            }) === 'agrees'
          : null,
      changedAfterReveal: isChanged(each),
      comment: each.comment,
    })),
    referrals: reportReferrals(referrals, outcomes, course),
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

/** How attempts were decided: one that was referred back and judged again since counts as that, and as what it became. */
export function decisionsOn(
  attempts: readonly (Pick<ReportAttempt, 'decision' | 'isReleased'> & { referrals: readonly unknown[] })[],
) {
  const howMany = (kind: ReportAttempt['decision']) =>
    attempts.filter((each) => each.decision === kind).length;
  const judgedAgain = attempts.filter((each) => each.isReleased && each.referrals.length > 0).length;
  return {
    upheld: howMany('upheld'),
    overturned: howMany('overturned'),
    referredBack: howMany('referred_back') + judgedAgain,
    judgedAgain,
  };
}

/** What was answered on each rule of evidence, over all attempts of a report. */
export const rulesOverAll = (attempts: readonly Pick<ReportAttempt, 'learner' | 'findings'>[]) =>
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
