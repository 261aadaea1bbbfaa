import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Batch } from '@moderator/contract/types';
import { Button } from '@/ui/Button.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { useSignal } from '@/ui/use-signal.ts';
import { canTakeAlong, rememberTaken, stopTaking, takeAlong, takenAlong } from './take-along.ts';
import type { TakenAlong } from './take-along.ts';

/** Before somebody goes where there is no network: what waits for them in a batch, with its evidence, onto this device. */
export function TakeAlong({ batch }: { batch: Batch }) {
  const queryClient = useQueryClient();
  const last = useSignal(takenAlong);
  useEffect(() => {
    const look = () => void rememberTaken();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const taken = last?.batchId === batch.id ? last : undefined;
  if (!canTakeAlong() || (batch.share.toModerate === 0 && !taken)) return null;
  const isUnderWay = taken?.state === 'under way';
  const isOther = !taken && last?.state === 'under way';
  const label = taken ? t`Take along again` : t`Take along`;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
      <Button
        size="small"
        icon={isUnderWay ? 'close' : 'download'}
        disabled={isOther}
        onClick={isUnderWay ? stopTaking : () => void takeAlong(queryClient, batch.id)}
      >
        {isUnderWay ? t`Stop` : label}
      </Button>
      {isUnderWay && taken.of > 0 ? (
        <div className="w-48">
          <ProgressMeter label={t`Taken along`} value={taken.attempts} of={taken.of} />
        </div>
      ) : null}
      <p role="status" className="min-w-0 flex-1 basis-72 text-sm text-muted">
        {taken ? (
          sentencesOf(taken)
        ) : isOther ? (
          <Trans>Another batch is on its way to this device.</Trans>
        ) : (
          <Trans>For work without a network: what waits for you, with its evidence, onto this device.</Trans>
        )}
      </p>
    </div>
  );
}

function sentencesOf(taken: TakenAlong): string {
  const { of, left, state, error, isFull } = taken;
  if (state === 'under way')
    return t`Attempts and their evidence are on their way to this device. You may go on working.`;
  const attempts = Math.max(taken.attempts, taken.before);
  const here =
    attempts < of
      ? t`${attempts} of ${of} attempts are on this device for a day, while this window stays open.`
      : plural(attempts, {
          one: '# attempt is on this device for a day, while this window stays open.',
          other: '# attempts are on this device for a day, while this window stays open.',
        });
  const recordings = plural(left, {
    one: '# recording or large file still needs a network.',
    other: '# recordings or large files still need a network.',
  });
  return [
    attempts > 0 ? here : t`No attempt is on this device.`,
    left > 0 ? recordings : '',
    isFull ? t`The browser keeps no more on this device.` : '',
    error ? describeError(error).message : '',
  ]
    .filter(Boolean)
    .join(' ');
}
