import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Batch } from '@moderator/contract/types';
import { api } from '@/app/api.ts';
import { policyWords } from '@/app/reason-words.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { notify } from '@/ui/toast.ts';
import { refreshBatch } from '../queries.ts';

interface DrawDialogProps {
  batch: Batch;
  onClose: () => void;
}

export function DrawDialog({ batch, onClose }: DrawDialogProps) {
  const queryClient = useQueryClient();
  const [seed, setSeed] = useState('');
  const isValid = /^[\w.-]{0,64}$/.test(seed);
  const draw = useMutation({
    mutationFn: () =>
      api.drawSample({ id: batch.id, version: batch.version, body: { seed: seed || undefined } }),
    onSuccess: async (drawn) => {
      await refreshBatch(queryClient, batch.id);
      notify.success(
        `${drawn.sampleSize.toLocaleString('en-ZA')} of ${drawn.size.toLocaleString('en-ZA')} are in the sample.`,
      );
      onClose();
    },
    onError: (error) => {
      notify.error(error);
      // Somebody else may have drawn it meanwhile; show the batch as it is.
      void refreshBatch(queryClient, batch.id);
    },
  });
  const { policy } = batch;
  return (
    <Dialog
      title="Draw the sample"
      width="40em"
      open
      closable={!draw.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={draw.isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            icon="dice"
            busy={draw.isPending}
            disabled={!isValid}
            onClick={() => draw.mutate()}
          >
            {draw.isPending ? 'Drawing…' : 'Draw'}
          </Button>
        </>
      }
    >
      <p>
        Your policy takes {policy.percentage} % of the {batch.size.toLocaleString('en-ZA')} attempts, at least{' '}
        {policy.minimum}
        {policy.alwaysInclude.length > 0 ? `, and always: ${policyWords(policy.alwaysInclude)}` : ''}. Once
        drawn, a sample can grow but never shrink.
      </p>
      <TextInput
        className="mt-5"
        label="Seed"
        hint="Leave it empty and one is made by lot. Whoever knows the seed can draw the same sample again and see that nobody chose it; it is printed in the report."
        value={seed}
        maxLength={64}
        placeholder="Made by lot"
        error={isValid ? null : 'Letters, digits, dots, dashes and underscores only.'}
        onChange={setSeed}
      />
    </Dialog>
  );
}
