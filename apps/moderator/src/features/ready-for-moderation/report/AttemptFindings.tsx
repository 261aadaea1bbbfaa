import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { firstAssessment } from '@moderator/moderation';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { decisionLooks } from '@/labels/status-labels.ts';
import { reasonLabels } from '@/labels/reason-labels.ts';
import { vacsLabels } from '@/labels/vacs-labels.ts';
import { Badge } from '@/ui/Badge.tsx';
import { shortDate } from '@/ui/relative-time.ts';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { EarlierRound } from './EarlierRound.tsx';
import { Judged } from './Judged.tsx';
import { ReportTable } from './ReportTable.tsx';
import { ruleAnswerLabel } from './report-labels.ts';
import type { Attempt } from './report-labels.ts';

/** The learner, on the way to the attempt itself. */
export const AttemptLink = ({ attempt }: { attempt: Attempt }) => (
  <Link
    {...workspaceLink(attempt.attemptId, 'batch')}
    preload={false}
    className="font-medium hover:underline"
  >
    {attempt.learner.name}
  </Link>
);

/** The learner with their number, and the decision. */
export const AttemptHeading = ({ attempt, children }: { attempt: Attempt; children: ReactNode }) => (
  <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
    {children}
    <span className="text-sm font-normal text-muted">{attempt.learner.number}</span>
    <LookBadge look={decisionLooks[attempt.decision]} />
  </span>
);

interface AttemptFindingsProps {
  attempt: Attempt;
  programme: ModerationReport['programme'];
}

/** All that a report says of one attempt: outcomes in three columns, rules of evidence, what is to be done. */
export function AttemptFindings({ attempt, programme }: AttemptFindingsProps) {
  const scaleOf = (outcomeId: string) =>
    programme.outcomeScales.find((each) => each.outcomeId === outcomeId)?.scale ?? programme.scale;
  const { result, reason, outcomes, actions, referrals } = attempt;
  const { assessed, assessedPassed } = firstAssessment(attempt);
  const rules = attempt.findings.filter((each) => each.answer !== 'met' || each.comment);
  const signedOn = shortDate(attempt.signedAt);
  return (
    <>
      <p className="text-sm text-muted">
        {attempt.site.name} · {t`assessed by ${attempt.assessor || '–'}`} ·{' '}
        {t`moderated by ${attempt.moderator.name} on ${signedOn}`} ·{' '}
        {attempt.reasons.map((each) => reasonLabels(each).label.toLowerCase()).join(', ')}
        {attempt.reasonByHand ? ` (${attempt.reasonByHand})` : null}
      </p>
      <p className="mt-1 max-w-[80ch]">
        {attempt.isReleased ? (
          assessed === result && assessedPassed === attempt.passed ? null : (
            <span className="mr-2 inline-flex items-center gap-2 font-medium">
              <Trans>Result changed</Trans> <Judged result={assessed} passed={assessedPassed} /> →{' '}
              <Judged result={result} passed={attempt.passed} />
            </span>
          )
        ) : (
          <span className="mr-2 font-medium">
            <Trans>Not released: it comes into a later report.</Trans>
          </span>
        )}
        {reason}
      </p>
      <div className="mt-3 flex flex-col gap-4">
        <ReportTable
          label={t`Outcomes of ${attempt.learner.name}`}
          head={[t`Outcome`, t`Assessor`, t`Blind`, t`Verdict`, t`Comment`]}
          narrow={[1, 2, 3]}
          rows={outcomes.map((each) => ({
            key: each.outcomeId + each.code,
            cells: [
              `${each.code} ${each.title}`,
              <Judged key="assessor" result={each.assessor} scale={scaleOf(each.outcomeId)} />,
              <Judged key="blind" result={each.blind} scale={scaleOf(each.outcomeId)} />,
              <Judged key="moderator" result={each.moderator} scale={scaleOf(each.outcomeId)} />,
              <span key="comment" className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {each.agreed === false ? (
                  <Badge tone="bad" shape="cross">
                    <Trans>Differs</Trans>
                  </Badge>
                ) : null}
                {each.changedAfterReveal ? (
                  <Badge tone="warn" shape="back">
                    <Trans>Changed after the reveal</Trans>
                  </Badge>
                ) : null}
                {each.comment}
              </span>,
            ],
          }))}
        />
        {referrals.map((referral) => (
          <EarlierRound key={referral.signedAt} learner={attempt.learner.name} {...{ referral, scaleOf }} />
        ))}
        {rules.length > 0 ? (
          <ReportTable
            label={t`Rules of evidence of ${attempt.learner.name}`}
            head={[t`Rule of evidence`, t`Answer`, t`Remark and evidence cited`]}
            narrow={[0, 1]}
            rows={rules.map((each) => ({
              key: each.rule,
              cells: [
                vacsLabels(each.rule).word,
                ruleAnswerLabel(each.answer),
                [each.comment, each.evidence.join(', ')].filter(Boolean).join(' · '),
              ],
            }))}
          />
        ) : null}
        {actions.length > 0 ? (
          <ReportTable
            label={t`What is to be done for ${attempt.learner.name}`}
            head={[t`Outcome`, t`What is to be done`, t`By`, t`Due`]}
            narrow={[2, 3]}
            rows={actions.map((each, index) => ({
              key: `${each.outcomeId}-${index}`,
              cells: [
                each.outcome,
                each.action,
                each.to === 'assessor' ? t`Assessor` : t`Learner`,
                shortDate(each.dueOn),
              ],
            }))}
          />
        ) : null}
      </div>
    </>
  );
}
