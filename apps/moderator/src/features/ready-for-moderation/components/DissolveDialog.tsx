import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Batch } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { notify } from '@/ui/toast.ts';
import { forgetBatch, refreshBatch } from '../queries.ts';

interface DissolveDialogProps {
  batch: Batch;
  onClose: () => void;
}

export function DissolveDialog({ batch, onClose }: DissolveDialogProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const dissolve = useMutation({
    mutationFn: () => api.dissolveBatch({ id: batch.id, version: batch.version }),
    onSuccess: async () => {
      notify.success(t`${batch.title} is dissolved; its attempts are ready again.`);
      await navigate({ to: '/ready-for-moderation', search: { view: 'batches' } });
      forgetBatch(queryClient, batch.id);
      void refreshBatch(queryClient, batch.id);
    },
    onError: notify.error,
  });
  const { title } = batch;
  return (
    <Dialog
      title={t`Dissolve this batch?`}
      width="37em"
      open
      closable={!dissolve.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={dissolve.isPending}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" busy={dissolve.isPending} onClick={() => dissolve.mutate()}>
            <Trans>Dissolve the batch</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={batch.size}
          one={`The attempt of “${title}” becomes ready for moderation again. No sample was drawn, so nothing is lost.`}
          other={`The # attempts of “${title}” become ready for moderation again. No sample was drawn, so nothing is lost.`}
        />
      </p>
    </Dialog>
  );
}
