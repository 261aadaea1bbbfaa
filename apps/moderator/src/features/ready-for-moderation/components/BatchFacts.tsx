import type { ReactNode } from 'react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Batch } from '@moderator/contract/types';
import { policyLabel } from '@/labels/reason-labels.ts';
import { Icon } from '@/ui/icons.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { shortDate } from '@/ui/relative-time.ts';
import { RiskBands } from './RiskBands.tsx';
import { stratumLabel, versionLabel, wideningLabel } from '../policy-labels.ts';

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
);

function selectionLabel({ siteNames, assessorNames, from, to, chosen }: Batch['selection']): string {
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
    chosen === null ? null : plural(chosen, { one: '# chosen one by one', other: '# chosen one by one' }),
  ]
    .filter(Boolean)
    .join('; ');
}

/** How the batch came about and how its sample was drawn: for whoever asks, behind a press. */
export function BatchFacts({ batch }: { batch: Batch }) {
  const { policy, seedCommitment } = batch;
  const { percentage, minimum } = policy;
  return (
    <details className="group mt-8 rounded-lg border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-5 font-medium">
        <Icon name="chevronDown" className="-ml-1 transition-transform not-group-open:-rotate-90" />
        <Trans>How it was built and drawn</Trans>
      </summary>
      <dl className="grid grid-cols-3 gap-x-6 gap-y-4 border-t border-line px-5 py-4 max-tablet:grid-cols-2 max-mobile:grid-cols-1">
        <Fact term={t`Built`}>
          <Trans>
            <RelativeTime value={batch.createdAt} dated /> by {batch.createdBy.name}
          </Trans>
        </Fact>
        {batch.onlySite ? null : <Fact term={t`Chosen from`}>{selectionLabel(batch.selection)}</Fact>}
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
        <Fact term={t`Has to stand for`}>
          {policy.strata.length > 0 ? (
            policy.strata.map(stratumLabel).join(', ')
          ) : (
            <span className="text-muted">
              <Trans>Nothing in particular</Trans>
            </span>
          )}
        </Fact>
        <Fact term={t`After a changed result`}>{wideningLabel(policy)}</Fact>
        <Fact term={t`Version of the policy`}>{versionLabel(batch.policyVersions)}</Fact>
        {batch.bands.length > 0 ? (
          <Fact term={batch.state === 'collecting' ? t`Risk bands now` : t`Risk bands at the draw`}>
            <RiskBands batch={batch} />
          </Fact>
        ) : null}
        <Fact term={t`Seed`}>
          {batch.seed ? (
            <Trans>
              <span className="font-mono text-sm">{batch.seed}</span>, drawn{' '}
              <RelativeTime value={batch.drawnAt} dated />
            </Trans>
          ) : (
            <span className="text-muted">
              <Trans>Set when the sample is drawn</Trans>
            </span>
          )}
          {seedCommitment ? (
            <span className="block text-sm text-muted">
              <Trans>
                fixed by {seedCommitment.by.name} before the batch was built,{' '}
                <RelativeTime value={seedCommitment.at} dated />
              </Trans>
            </span>
          ) : null}
        </Fact>
      </dl>
      {batch.departures.length > 0 ? (
        <div className="border-t border-line px-5 py-4">
          <h3 className="text-sm text-muted">
            <Trans>Left the batch before its report</Trans>
          </h3>
          <ul>
            {batch.departures.map((departure) => (
              <li key={departure.attemptId}>
                <span className="font-medium">{departure.learner.name}</span>: {departure.reason}{' '}
                <span className="text-muted">
                  ({departure.by.name}, <RelativeTime value={departure.leftAt} dated />;{' '}
                  {departure.batch ? departure.batch.name : t`waits for another batch`})
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </details>
  );
}
