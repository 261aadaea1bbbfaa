import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Batch } from '@moderator/contract/types';
import { api } from '@/app/api.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { notify } from '@/ui/toast.ts';
import { refreshBatch } from '../queries.ts';

interface DissolveDialogProps {
  batch: Batch;
  onClose: () => void;
}

export function DissolveDialog({ batch, onClose }: DissolveDialogProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const dissolve = useMutation({
    mutationFn: () => api.dissolveBatch({ id: batch.id }),
    onSuccess: async () => {
      notify.success(`${batch.title} is dissolved; its attempts are ready again.`);
      await navigate({ to: '/ready-for-moderation', search: { view: 'batches' } });
      queryClient.removeQueries({ queryKey: ['batch', batch.id] });
      await refreshBatch(queryClient, batch.id);
    },
    onError: notify.error,
  });
  return (
    <Dialog
      title="Dissolve this batch?"
      width="37em"
      open
      closable={!dissolve.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={dissolve.isPending}>
            Keep it
          </Button>
          <Button variant="danger" busy={dissolve.isPending} onClick={() => dissolve.mutate()}>
            Dissolve the batch
          </Button>
        </>
      }
    >
      <p>
        The {batch.size.toLocaleString('en-ZA')} attempts of “{batch.title}” become ready for moderation
        again. No sample was drawn, so nothing is lost.
      </p>
    </Dialog>
  );
}
