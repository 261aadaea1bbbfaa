import { Link } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ListedBatch } from '@moderator/contract/types';
import { accessToPath, mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { buttonLook } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { classNames } from '@/ui/class-names.ts';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { daysUntil } from '@/ui/relative-time.ts';
import { Section } from './Section.tsx';
import { blockerLabels } from '@/labels/blocker-labels.ts';

interface BatchProgressProps {
  batches: readonly ListedBatch[];
  readyToBatch: number;
}

/** Batches on their way to a signed report, and what stands between. */
export function BatchProgress({ batches, readyToBatch }: BatchProgressProps) {
  const { user, licences } = useMe();
  const canBuild = mayModerate(user) && readyToBatch > 0;
  const all = accessToPath('/ready-for-moderation', licences, user) === 'granted' && (
    <Link to="/ready-for-moderation" className="text-accent-ink hover:underline hover:underline-offset-2">
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
                <Link to="/ready-for-moderation" search={{ build: 'true' }} className={buttonLook('primary')}>
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

function BatchLine({ batch }: { batch: ListedBatch }) {
  return (
    <Link
      to="/ready-for-moderation/batches/$batchId"
      params={{ batchId: batch.id }}
      className="grid grid-cols-[minmax(0,1fr)_10.5em_11em] items-center gap-x-6 gap-y-1 px-5 py-3.5 -outline-offset-2! hover:bg-neutral-tint/60 max-tablet:grid-cols-1"
    >
      <span className="min-w-0">
        <span className="block font-medium">{batch.title}</span>
        <Share batch={batch} />
      </span>
      <span
        className={classNames(
          'text-sm',
          batch.dueOn && daysUntil(batch.dueOn) < 0 ? 'font-medium text-bad' : 'text-muted',
        )}
      >
        <RelativeTime value={batch.dueOn} fallback={t`No date wanted`} dated />
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

/** What of it is mine; where nothing is, what it waits for. */
function Share({ batch }: { batch: ListedBatch }) {
  const { toModerate } = batch.share;
  const text =
    toModerate > 0
      ? plural(toModerate, { one: '# attempt waits for you.', other: '# attempts wait for you.' })
      : batch.isReportable
        ? t`Everything is decided; the report waits for its signature.`
        : // Without a report to sign, only what is reported has nothing in its way.
          (blockerLabels(batch)[0] ?? t`The results are released.`);
  return <span className="mt-1 block text-sm text-muted">{text}</span>;
}
