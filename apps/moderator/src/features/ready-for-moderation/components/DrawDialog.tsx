import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Batch, LeastSample } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { policyLabel } from '@/labels/reason-labels.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { notify } from '@/ui/toast.ts';
import { batchQuery, refreshBatch } from '../queries.ts';
import { addedSentence, expectedSentence, leastSentence } from './proof-labels.ts';
import { RiskBands } from './RiskBands.tsx';
import { formatNumber } from '@/i18n/format.ts';

interface DrawDialogProps {
  batch: Batch;
  onClose: () => void;
}

export function DrawDialog({ batch, onClose }: DrawDialogProps) {
  const queryClient = useQueryClient();
  const draw = useMutation({
    mutationFn: () => api.drawSample({ id: batch.id, version: batch.version }),
    onSuccess: (drawn) => {
      queryClient.setQueryData(batchQuery(batch.id).queryKey, drawn);
      void refreshBatch(queryClient, batch.id);
      notify.success(t`${formatNumber(drawn.sampleSize)} of ${formatNumber(drawn.size)} are in the sample.`);
      onClose();
    },
    onError: (error) => {
      notify.error(error);
      // Somebody else may have drawn it meanwhile; show the batch as it is.
      void refreshBatch(queryClient, batch.id);
    },
  });
  const { percentage, minimum, alwaysInclude } = batch.policy;
  const always = policyLabel(alwaysInclude);
  const size = formatNumber(batch.size);
  return (
    <Dialog
      title={t`Draw the sample`}
      width="40em"
      open
      closable={!draw.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={draw.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" icon="dice" busy={draw.isPending} onClick={() => draw.mutate()}>
            {draw.isPending ? t`Drawing…` : t`Draw`}
          </Button>
        </>
      }
    >
      <p>
        {batch.policy.riskBands
          ? t`Your policy takes a share of the ${size} attempts by the record of their assessors, at least ${minimum}.`
          : always
            ? t`Your policy takes ${percentage} % of the ${size} attempts, at least ${minimum}, and always: ${always}.`
            : t`Your policy takes ${percentage} % of the ${size} attempts, at least ${minimum}.`}{' '}
        <Trans>Once drawn, a sample can grow but never shrink.</Trans>
      </p>
      {batch.proof ? (
        <>
          {batch.least ? <LeastInSample least={batch.least} batch={batch} /> : null}
          <p className="mt-4">{expectedSentence(batch.proof)}</p>
        </>
      ) : null}
      {batch.bands.length > 0 ? (
        <div className="mt-4">
          <h3 className="mb-1 text-sm text-muted">
            <Trans>Shares by the record of each assessor, frozen with the draw</Trans>
          </h3>
          <RiskBands batch={batch} />
        </div>
      ) : null}
      <p className="mt-4 text-muted">
        <Trans>
          The platform makes the seed of the draw by lot, or takes the one that a verifier fixed before this
          batch was made. Nobody chooses it; the report prints it, and whoever has it can draw the same sample
          again.
        </Trans>
      </p>
    </Dialog>
  );
}

/** How many there will be at least, where the rules may ask for more than chance draws, and why. */
function LeastInSample({ least, batch: { size, policy } }: { least: LeastSample; batch: Batch }) {
  const [why, added] = [leastSentence(least), addedSentence(policy)];
  if (least.attempts < size && added)
    return (
      <p className="mt-4 font-medium">
        <Trans>At least {formatNumber(least.attempts)} will be in the sample.</Trans>{' '}
        {[why, added].filter(Boolean).join(' ')}
      </p>
    );
  return why ? (
    <p className="mt-4 font-medium">
      <Trans>All {formatNumber(least.attempts)} will be in the sample.</Trans> {why}
    </p>
  ) : null;
}
