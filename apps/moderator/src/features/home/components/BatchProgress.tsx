import { Link } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { BatchSummary } from '@moderator/contract/types';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { buttonLook } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { Icon } from '@/ui/icons.tsx';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { batchStateLooks } from '@/labels/status-labels.ts';
import { Section } from './Section.tsx';
import { blockerLabels } from '@/labels/blocker-labels.ts';

interface BatchProgressProps {
  batches: readonly BatchSummary[];
  readyToBatch: number;
}

/** Batches on their way to a signed report, and what stands between. */
export function BatchProgress({ batches, readyToBatch }: BatchProgressProps) {
  const canBuild = mayModerate(useMe().user) && readyToBatch > 0;
  const all = (
    <Link
      to="/ready-for-moderation"
      search={{ view: 'batches' }}
      className="text-accent-ink hover:underline hover:underline-offset-2"
    >
      <Trans>All batches</Trans>
    </Link>
  );
  return (
    <Section title={t`Batches`} action={all}>
      <div className="rounded-lg border border-line bg-surface">
        {batches.length === 0 ? (
          <EmptyState
            icon="layers"
            title={t`No batch is open`}
            action={
              canBuild ? (
                <Link
                  to="/ready-for-moderation"
                  search={{ view: 'batches', build: 'true' }}
                  className={buttonLook('primary')}
                >
                  <Trans>Build a batch</Trans>
                </Link>
              ) : null
            }
          >
            {readyToBatch > 0
              ? plural(readyToBatch, {
                  one: '# assessed attempt is ready to be put into one.',
                  other: '# assessed attempts are ready to be put into one.',
                })
              : t`Attempts can be batched once an assessor has signed their judgement.`}
          </EmptyState>
        ) : (
          <ul>
            {batches.map((batch) => (
              <li key={batch.id} className="border-b border-line last:border-0">
                <BatchLine batch={batch} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function BatchLine({ batch }: { batch: BatchSummary }) {
  const [first, ...others] = blockerLabels(batch);
  return (
    <Link
      to="/ready-for-moderation/batches/$batchId"
      params={{ batchId: batch.id }}
      className="grid grid-cols-[minmax(0,1fr)_16em] items-center gap-x-6 gap-y-2 px-5 py-3.5 -outline-offset-2! hover:bg-neutral-tint/60 max-mobile:grid-cols-1"
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{batch.title}</span>
          <LookBadge look={batchStateLooks[batch.state]} />
        </span>
        {first ? (
          <span className="mt-1 flex items-start gap-1.5 text-sm text-muted">
            <Icon name="info" className="mt-0.5 size-4!" />
            <span>
              {first} {others.length > 0 ? t`And ${others.length} more.` : null}
            </span>
          </span>
        ) : null}
      </span>
      {batch.state === 'collecting' ? (
        <span className="text-sm text-muted">
          <Plural value={batch.size} one="# attempt, no sample yet" other="# attempts, no sample yet" />
        </span>
      ) : (
        <ProgressMeter label={t`Decided in ${batch.title}`} value={batch.decided} of={batch.sampleSize} />
      )}
    </Link>
  );
}
