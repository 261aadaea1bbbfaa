import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Batch, BatchAttempt } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { notify } from '@/ui/toast.ts';
import { refreshBatch } from '../queries.ts';

interface AppealDialogProps {
  batch: Batch;
  attempt: BatchAttempt;
  onClose: () => void;
}

/** Marks an attempt as appealed, or takes the mark away. */
export function AppealDialog({ batch, attempt, onClose }: AppealDialogProps) {
  const queryClient = useQueryClient();
  const { id, learner } = attempt;
  const known = attempt.marks.find((mark) => mark.kind === 'appealed');
  const [reason, setReason] = useState(known?.reason ?? '');
  const done = (sentence: string) => {
    notify.success(sentence);
    onClose();
    void refreshBatch(queryClient, batch.id);
  };
  const mark = useMutation({
    mutationFn: () => api.markAppealed({ id, body: { reason: reason.trim() } }),
    onSuccess: () => done(t`${learner.name} is marked as appealed.`),
    onError: notify.error,
  });
  const withdraw = useMutation({
    mutationFn: () => api.withdrawAppeal({ id }),
    onSuccess: () => done(t`The appeal of ${learner.name} is taken away.`),
    onError: notify.error,
  });
  const isBusy = mark.isPending || withdraw.isPending;
  return (
    <Dialog
      title={t`Appeal of ${learner.name}`}
      width="40em"
      open
      closable={!isBusy}
      onClose={onClose}
      footer={
        <>
          {known ? (
            <Button
              variant="danger"
              busy={withdraw.isPending}
              disabled={isBusy}
              onClick={() => withdraw.mutate()}
            >
              <Trans>Take the appeal away</Trans>
            </Button>
          ) : null}
          <Button onClick={onClose} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={mark.isPending}
            disabled={isBusy || reason.trim() === '' || reason.trim() === known?.reason}
            onClick={() => mark.mutate()}
          >
            {known ? t`Save the grounds` : t`Mark as appealed`}
          </Button>
        </>
      }
    >
      <TextArea
        label={t`Grounds of the appeal`}
        required
        hint={t`They stand beside the attempt. Where the policy includes appeals it is in the sample, and stays there.`}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
