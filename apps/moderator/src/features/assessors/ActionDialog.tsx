import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { api } from '@/api/api.ts';
import { refreshFeedback } from '@/attempts/feedback/queries.ts';
import { useKeptText } from '@/attempts/feedback/use-kept-text.ts';
import { topicOf, topicOptions } from '@/labels/topic-labels.ts';
import type { FeedbackTopic } from '@/labels/topic-labels.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Select } from '@/ui/Select.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { notify } from '@/ui/toast.ts';

interface ActionDialogProps {
  assessor: { id: string; name: string };
  topic: FeedbackTopic;
  userId: string;
  onClose: () => void;
}

/** Asks an assessor to do something by a day. */
export function ActionDialog({ assessor, topic: first, userId, onClose }: ActionDialogProps) {
  const queryClient = useQueryClient();
  const [topic, setTopic] = useState(first);
  const [text, setText] = useKeptText(userId, `action:${assessor.id}`);
  const [dueOn, setDueOn] = useState('');
  const set = useMutation({
    mutationFn: () => api.setAssessorAction({ id: assessor.id, body: { topic, text: text.trim(), dueOn } }),
    onSuccess: () => {
      setText('');
      onClose();
      void refreshFeedback(queryClient);
    },
    onError: notify.error,
  });
  return (
    <Dialog
      title={t`An action for ${assessor.name}`}
      width="40em"
      open
      closable={!set.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={set.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={set.isPending}
            disabled={text.trim() === '' || dueOn === ''}
            onClick={() => set.mutate()}
          >
            <Trans>Set the action</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label={t`About`}
          options={topicOptions()}
          value={topic}
          onChange={(id) => setTopic(topicOf(id))}
        />
        <TextArea
          label={t`What is to be done`}
          required
          hint={t`The assessor sees it at once, and so do managers of the account.`}
          value={text}
          onChange={setText}
        />
        <TextInput label={t`Due on`} type="date" required value={dueOn} onChange={setDueOn} />
      </div>
    </Dialog>
  );
}
