import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Batch } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { notify } from '@/ui/toast.ts';
import { refreshBatch, verificationQuery } from '../queries.ts';

interface VerificationDialogProps {
  batch: Batch;
  onClose: () => void;
}

/** What a verifier found, and whether they endorse what waits for it. What is typed stays when the platform refuses. */
export function VerificationDialog({ batch, onClose }: VerificationDialogProps) {
  const { user } = useMe();
  const client = useQueryClient();
  const [findings, setFindings] = useState('');
  const [signature, setSignature] = useState('');
  const [reason, setReason] = useState('');
  const sign = useMutation({
    mutationFn: (endorsed: boolean) =>
      api.signVerification({
        id: batch.id,
        body: { endorsed, findings, signature, ...(endorsed && { noSampleReason: reason }) },
      }),
    onSuccess: ({ visits }) => {
      notify.success(visits[0]?.endorsed ? t`The batch is endorsed.` : t`The batch is not endorsed.`);
      onClose();
      void client.invalidateQueries({ queryKey: verificationQuery(batch.id).queryKey });
      void refreshBatch(client, batch.id);
    },
    onError: notify.error,
  });
  const isSigned = signature.trim() !== '';
  const name = `${user.name} ${user.surname}`;
  return (
    <Dialog
      title={t`Sign the verification`}
      width="44em"
      open
      closable={!sign.isPending}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="danger"
            busy={sign.isPending}
            disabled={!isSigned || findings.trim() === ''}
            onClick={() => sign.mutate(false)}
          >
            <Trans>Do not endorse</Trans>
          </Button>
          <Button
            variant="primary"
            busy={sign.isPending}
            disabled={!isSigned || reason.trim() === ''}
            onClick={() => sign.mutate(true)}
          >
            <Trans>Endorse</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-4 text-muted">
        <Trans>
          It stands for all results of this batch that wait for it. Without an endorsement nothing is
          certified, and the findings have to say why.
        </Trans>
      </p>
      <TextArea label={t`Findings`} rows={5} maxLength={10_000} value={findings} onChange={setFindings} />
      <TextArea
        className="mt-4"
        label={t`Why without a sample`}
        hint={t`Nothing of what waits here was sampled by a verifier. To endorse it, say why that is enough.`}
        rows={2}
        maxLength={2000}
        value={reason}
        onChange={setReason}
      />
      <TextInput
        className="mt-4"
        label={t`Your name, as your signature`}
        hint={name}
        required
        value={signature}
        onChange={setSignature}
      />
    </Dialog>
  );
}
