import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Batch } from '@moderator/contract/types';
import { blockerLabels } from '@/labels/blocker-labels.ts';
import { refusalLabel } from '@/labels/refusal-labels.ts';
import { batchStateLooks } from '@/labels/status-labels.ts';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Icon } from '@/ui/icons.tsx';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { waitingForOthers } from '../share-labels.ts';
import { TakeAlong } from '../take-along/TakeAlong.tsx';
import { useSigning } from '../use-signing.ts';
import type { Signing } from '../use-signing.ts';

/** How far a batch is, what its report waits for, and what comes next for whoever looks. */
export function BatchNext({ batch }: { batch: Batch }) {
  const judges = mayModerate(useMe().user);
  const signing = useSigning(batch);
  const sentence = judges ? nextSentence(batch, signing) : (blockerLabels(batch)[0] ?? null);
  return (
    <section
      aria-label={t`Progress`}
      className="mb-6 rounded-lg border border-line border-l-4 border-l-accent-mark bg-surface px-5 py-4"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <LookBadge look={batchStateLooks[batch.state]} />
        {batch.state === 'collecting' ? null : (
          <>
            <div className="w-64 max-w-full">
              <ProgressMeter label={t`Sample decided`} value={batch.decided} of={batch.sampleSize} />
            </div>
            <span data-numeric className="text-muted">
              <Trans>
                {batch.upheld} upheld, {batch.overturned} overturned, {batch.returned} referred back
              </Trans>
            </span>
          </>
        )}
        {batch.dueOn && batch.state !== 'reported' ? (
          <span className="text-muted">
            <Trans>
              Report wanted by <RelativeTime value={batch.dueOn} dated />
            </Trans>
          </span>
        ) : null}
      </div>
      {batch.refusal ? (
        <p className="mt-3 flex gap-2 text-warn">
          <Icon name="lock" className="mt-0.5 size-4!" />
          {refusalLabel(batch.refusal)}
        </p>
      ) : sentence ? (
        <p className="mt-3 font-medium">{sentence}</p>
      ) : null}
      {judges && !batch.refusal ? <TakeAlong batch={batch} /> : null}
    </section>
  );
}

/** What comes next, for a moderator. */
function nextSentence(batch: Batch, signing: Signing): string | null {
  const { share, state } = batch;
  if (state === 'collecting')
    return plural(batch.size, {
      one: 'Draw the sample next: # attempt waits for it.',
      other: 'Draw the sample next: # attempts wait for it.',
    });
  if (batch.isReportable) return reportSentence(batch, signing);
  if (share.toModerate > 0) {
    const mine = plural(share.toModerate, {
      one: '# attempt waits for your verdict.',
      other: '# attempts wait for your verdict.',
    });
    return [mine, waitingForOthers(share)].filter(Boolean).join(' ');
  }
  if (batch.undecided > 0) return [t`Nothing is left for you here.`, waitingForOthers(share)].join(' ');
  if (state !== 'reported') return null;
  return batch.returned > 0
    ? plural(batch.returned, {
        one: 'The report is signed. # attempt is referred back; a later report releases it.',
        other: 'The report is signed. # attempts are referred back; a later report releases them.',
      })
    : t`The report is signed.`;
}

/** That the report comes next, and who signs it. */
function reportSentence({ state }: Batch, { isMine, conflictCount }: Signing): string {
  const isLater = state === 'reported';
  if (isMine)
    return isLater
      ? t`What came back or was reopened is decided again. Sign the next report: it releases the result.`
      : t`Every attempt of the sample is decided. Sign the report next: it releases the results.`;
  const decided = isLater
    ? t`What came back or was reopened is decided again.`
    : t`Every attempt of the sample is decided.`;
  if (isMine === null) return decided;
  const notMine = plural(conflictCount, {
    one: 'The report waits for a colleague: you may not sign it, because it releases # attempt that you may not moderate.',
    other:
      'The report waits for a colleague: you may not sign it, because it releases # attempts that you may not moderate.',
  });
  return [decided, notMine].join(' ');
}
