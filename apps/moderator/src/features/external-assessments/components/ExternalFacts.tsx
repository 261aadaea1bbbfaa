import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { i18n } from '@lingui/core';
import type { ExternalAssessmentDetail } from '@moderator/contract/types';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Icon } from '@/ui/icons.tsx';
import { exactTime } from '@/ui/relative-time.ts';
import { StatusBadge } from '@/ui/StatusBadge.tsx';
import { kindLabels } from '../search.ts';
import { refusalLabel } from '@/labels/refusal-labels.ts';

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** Who assessed, when and where, and whether I may moderate it. */
export function ExternalFacts({ assessment }: { assessment: ExternalAssessmentDetail }) {
  const { claim, conflicts } = assessment;
  // Who only manages moderates nothing anyway.
  const isModerator = useMe().user.roles.includes('moderator');
  return (
    <>
      {isModerator && conflicts.length > 0 ? (
        <div className="mb-4 flex gap-3 rounded-lg bg-warn-tint px-5 py-4">
          <Icon name="lock" className="text-warn" />
          <div>
            <p className="font-semibold text-warn">
              <Trans>Not yours to moderate</Trans>
            </p>
            {conflicts.map((conflict) => (
              <p key={conflict.code}>{refusalLabel(conflict)}</p>
            ))}
          </div>
        </div>
      ) : null}
      <dl className="grid grid-cols-4 gap-x-6 gap-y-4 rounded-lg border border-line bg-surface px-5 py-4 max-tablet:grid-cols-2">
        <Fact term={t`Body`}>{assessment.body}</Fact>
        <Fact term={t`Kind`}>{i18n._(kindLabels[assessment.kind])}</Fact>
        <Fact term={t`Assessed on`}>
          <time dateTime={assessment.assessedOn}>{exactTime(assessment.assessedOn)}</time>
        </Fact>
        <Fact term={t`Venue`}>
          {assessment.venue ?? (
            <span className="text-muted">
              <Trans>Not given</Trans>
            </span>
          )}
        </Fact>
        <Fact term={t`Reference`}>{assessment.reference}</Fact>
        <Fact term={t`Assessor`}>
          {assessment.assessorName ?? (
            <span className="text-muted">
              <Trans>Not given</Trans>
            </span>
          )}
        </Fact>
        <Fact term={t`Site`}>{assessment.site.name}</Fact>
        <Fact term={t`State`}>
          <span className="flex flex-wrap items-center gap-2">
            <StatusBadge state={assessment.state} />
            {claim ? (
              <span className="text-sm text-muted">
                {claim.mine ? t`claimed by you` : t`claimed by ${claim.moderator.name}`}
              </span>
            ) : null}
          </span>
        </Fact>
        {assessment.notes ? (
          <div className="col-span-full">
            <dt className="text-sm text-muted">
              <Trans>Notes</Trans>
            </dt>
            <dd className="max-w-[70ch] whitespace-pre-wrap">{assessment.notes}</dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}
