import { useState } from 'react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { api } from '@/api/api.ts';
import { topicOf, topicOptions } from '@/labels/topic-labels.ts';
import type { FeedbackTopic } from '@/labels/topic-labels.ts';
import { Button } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { notify } from '@/ui/toast.ts';
import { FeedbackList } from './FeedbackList.tsx';
import { feedbackQuery, refreshFeedback } from './queries.ts';
import { useKeptText } from './use-kept-text.ts';

interface FeedbackOnAttemptProps {
  attemptId: string;
  assessorName: string;
  userId: string;
  /** Whether this person moderates and did not assess it. */
  mayWrite: boolean;
}

/** What was said to the assessor about one attempt, and a way to say more after the decision. */
export default function FeedbackOnAttempt({
  attemptId,
  assessorName,
  userId,
  mayWrite,
}: FeedbackOnAttemptProps) {
  const list = useInfiniteQuery(feedbackQuery({ attemptId: [attemptId] }));
  const [isWriting, setIsWriting] = useState(false);
  const feedback = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (feedback.length === 0 && !mayWrite) return null;
  return (
    <section aria-labelledby="feedback" className="flex flex-col gap-3 border-b border-line px-5 py-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id="feedback" className="font-semibold">
          <Trans>Words for {assessorName}</Trans>
        </h2>
        {mayWrite && !isWriting ? (
          <Button size="small" icon="pen" onClick={() => setIsWriting(true)}>
            <Trans>Write</Trans>
          </Button>
        ) : null}
      </div>
      {feedback.length > 0 ? <FeedbackList feedback={feedback} userId={userId} /> : null}
      {isWriting ? (
        <WriteFeedback attemptId={attemptId} userId={userId} onDone={() => setIsWriting(false)} />
      ) : null}
    </section>
  );
}

interface WriteFeedbackProps {
  attemptId: string;
  userId: string;
  onDone: () => void;
}

function WriteFeedback({ attemptId, userId, onDone }: WriteFeedbackProps) {
  const queryClient = useQueryClient();
  const [topic, setTopic] = useState<FeedbackTopic>('criteria');
  const [text, setText] = useKeptText(userId, `feedback:${attemptId}`);
  const send = useMutation({
    mutationFn: () => api.writeFeedback({ id: attemptId, body: { topic, text: text.trim() } }),
    onSuccess: () => {
      setText('');
      onDone();
      void refreshFeedback(queryClient);
    },
    onError: notify.error,
  });
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={t`About`}
        options={topicOptions()}
        value={topic}
        onChange={(id) => setTopic(topicOf(id))}
      />
      <TextArea
        label={t`Words to learn from`}
        hint={t`Not in the report. The assessor sees them with it, or at once where the attempt was referred back.`}
        value={text}
        onChange={setText}
      />
      <div className="flex gap-3">
        <Button
          variant="primary"
          busy={send.isPending}
          disabled={text.trim() === ''}
          onClick={() => send.mutate()}
        >
          <Trans>Send</Trans>
        </Button>
        <Button disabled={send.isPending} onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
