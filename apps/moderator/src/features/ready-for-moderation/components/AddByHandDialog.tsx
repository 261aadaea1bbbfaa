import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AttemptRow, Batch } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { notify } from '@/ui/toast.ts';
import { refreshBatch } from '../queries.ts';

interface AddByHandDialogProps {
  batch: Batch;
  attempt: AttemptRow;
  onClose: () => void;
}

export function AddByHandDialog({ batch, attempt, onClose }: AddByHandDialogProps) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const add = useMutation({
    mutationFn: () =>
      api.addToSample({ id: batch.id, attemptId: attempt.id, body: { reason: reason.trim() } }),
    onSuccess: () => {
      notify.success(t`${attempt.learner.name} is in the sample.`);
      onClose();
      void refreshBatch(queryClient, batch.id);
    },
    onError: notify.error,
  });
  return (
    <Dialog
      title={t`Add ${attempt.learner.name} to the sample`}
      width="40em"
      open
      closable={!add.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={add.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={add.isPending}
            disabled={reason.trim() === ''}
            onClick={() => add.mutate()}
          >
            <Trans>Add to the sample</Trans>
          </Button>
        </>
      }
    >
      <TextArea
        label={t`Reason`}
        required
        hint={t`It stands beside the attempt and in the report. What is in the sample cannot be taken out again.`}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
