import type { ReactNode } from 'react';
import type { Batch } from '@moderator/contract/types';
import { policyWords } from '@/app/reason-words.ts';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { shortDate } from '@/ui/relative-time.ts';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { batchStateLooks } from '@/ui/status-words.ts';

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
);

function selectionWords({ siteNames, assessorNames, from, to }: Batch['selection']): string {
  const period =
    from && to
      ? `${shortDate(from)} to ${shortDate(to)}`
      : from
        ? `from ${shortDate(from)}`
        : to
          ? `until ${shortDate(to)}`
          : null;
  return [
    siteNames.length > 0 ? siteNames.join(', ') : 'all sites',
    assessorNames.length > 0 ? assessorNames.join(', ') : 'all assessors',
    period,
  ]
    .filter(Boolean)
    .join('; ');
}

/** State, policy and progress of a batch at a glance. */
export function BatchFacts({ batch }: { batch: Batch }) {
  const { policy } = batch;
  return (
    <dl className="mb-6 grid grid-cols-4 gap-x-6 gap-y-4 rounded-lg border border-line bg-surface px-5 py-4 max-tablet:grid-cols-2">
      <Fact term="State">
        <LookBadge look={batchStateLooks[batch.state]} />
      </Fact>
      <Fact term="Sample decided">
        {batch.state === 'collecting' ? (
          <span className="text-muted">Not drawn yet; {batch.size.toLocaleString('en-ZA')} attempts</span>
        ) : (
          <ProgressMeter label="Sample decided" value={batch.decided} of={batch.sampleSize} />
        )}
      </Fact>
      <Fact term="Decisions">
        <span data-numeric>
          {batch.upheld} upheld, {batch.overturned} overturned, {batch.returned} referred back
        </span>
      </Fact>
      <Fact term="Built">
        <RelativeTime value={batch.createdAt} /> by {batch.createdBy.name}
      </Fact>
      <Fact term="Drawn from">{selectionWords(batch.selection)}</Fact>
      <Fact term="Sampling policy">
        {policy.percentage} %, at least {policy.minimum}
        {policy.blind ? ', blind' : ', not blind'}
      </Fact>
      <Fact term="Always included">
        {policy.alwaysInclude.length > 0 ? (
          policyWords(policy.alwaysInclude)
        ) : (
          <span className="text-muted">Nothing</span>
        )}
      </Fact>
      <Fact term="Seed">
        {batch.seed ? (
          <>
            <span className="font-mono text-sm">{batch.seed}</span>, drawn{' '}
            <RelativeTime value={batch.drawnAt} />
          </>
        ) : (
          <span className="text-muted">Set when the sample is drawn</span>
        )}
      </Fact>
    </dl>
  );
}
