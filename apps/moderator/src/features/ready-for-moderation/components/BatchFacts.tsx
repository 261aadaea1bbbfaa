import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Batch } from '@moderator/contract/types';
import { policyLabel } from '@/labels/reason-labels.ts';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { shortDate } from '@/ui/relative-time.ts';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { batchStateLooks } from '@/labels/status-labels.ts';

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
);

function selectionLabel({ siteNames, assessorNames, from, to }: Batch['selection']): string {
  const period =
    from && to
      ? t`${shortDate(from)} to ${shortDate(to)}`
      : from
        ? t`from ${shortDate(from)}`
        : to
          ? t`until ${shortDate(to)}`
          : null;
  return [
    siteNames.length > 0 ? siteNames.join(', ') : t`all sites`,
    assessorNames.length > 0 ? assessorNames.join(', ') : t`all assessors`,
    period,
  ]
    .filter(Boolean)
    .join('; ');
}

/** State, policy and progress of a batch at a glance. */
export function BatchFacts({ batch }: { batch: Batch }) {
  const { policy } = batch;
  const { percentage, minimum } = policy;
  return (
    <dl className="mb-6 grid grid-cols-4 gap-x-6 gap-y-4 rounded-lg border border-line bg-surface px-5 py-4 max-tablet:grid-cols-2">
      <Fact term={t`State`}>
        <LookBadge look={batchStateLooks[batch.state]} />
      </Fact>
      <Fact term={t`Sample decided`}>
        {batch.state === 'collecting' ? (
          <span className="text-muted">
            <Plural value={batch.size} one="Not drawn yet; # attempt" other="Not drawn yet; # attempts" />
          </span>
        ) : (
          <ProgressMeter label={t`Sample decided`} value={batch.decided} of={batch.sampleSize} />
        )}
      </Fact>
      <Fact term={t`Decisions`}>
        <span data-numeric>
          <Trans>
            {batch.upheld} upheld, {batch.overturned} overturned, {batch.returned} referred back
          </Trans>
        </span>
      </Fact>
      <Fact term={t`Built`}>
        <Trans>
          <RelativeTime value={batch.createdAt} /> by {batch.createdBy.name}
        </Trans>
      </Fact>
      <Fact term={t`Drawn from`}>{selectionLabel(batch.selection)}</Fact>
      <Fact term={t`Sampling policy`}>
        {policy.blind
          ? t`${percentage} %, at least ${minimum}, blind`
          : t`${percentage} %, at least ${minimum}, not blind`}
      </Fact>
      <Fact term={t`Always included`}>
        {policy.alwaysInclude.length > 0 ? (
          policyLabel(policy.alwaysInclude)
        ) : (
          <span className="text-muted">
            <Trans>Nothing</Trans>
          </span>
        )}
      </Fact>
      <Fact term={t`Seed`}>
        {batch.seed ? (
          <Trans>
            <span className="font-mono text-sm">{batch.seed}</span>, drawn{' '}
            <RelativeTime value={batch.drawnAt} />
          </Trans>
        ) : (
          <span className="text-muted">
            <Trans>Set when the sample is drawn</Trans>
          </span>
        )}
      </Fact>
    </dl>
  );
}
