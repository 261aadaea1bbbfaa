import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AssessorFeedback } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { topicLabel } from '@/labels/topic-labels.ts';
import { Badge } from '@/ui/Badge.tsx';
import { Button } from '@/ui/Button.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { notify } from '@/ui/toast.ts';
import { workspaceLink } from '../workspace-link.ts';
import { refreshFeedback } from './queries.ts';
import { useKeptText } from './use-kept-text.ts';

interface FeedbackListProps {
  feedback: readonly AssessorFeedback[];
  /** Who looks; their own may be acknowledged and answered. */
  userId: string;
}

/** What moderators said to an assessor, with the answers. */
export const FeedbackList = ({ feedback, userId }: FeedbackListProps) => (
  <ul className="rounded-lg border border-line bg-surface">
    {feedback.map((each) => (
      <li key={each.id} className="flex flex-col gap-2 border-b border-line px-5 py-3 last:border-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="text-sm text-muted">
            <span className="font-medium text-ink">{topicLabel(each.topic)}</span> ·{' '}
            {each.outcome ? (
              <>
                <Trans>Early look at {each.outcome.name}</Trans>
                {' · '}
              </>
            ) : null}
            <Link
              {...workspaceLink(each.attempt.id, 'ready')}
              preload={false}
              className="hover:underline hover:underline-offset-2"
            >
              {each.attempt.learner.name}
            </Link>
            {' · '}
            {each.moderator.name}
          </p>
          <span className="text-sm text-muted">
            <RelativeTime value={each.writtenAt} exact />
          </span>
        </div>
        <p className="max-w-[70ch] whitespace-pre-line">{each.text}</p>
        {each.answer === '' ? null : (
          <p className="max-w-[70ch] border-l-2 border-line pl-3 whitespace-pre-line">
            <span className="block text-sm text-muted">{each.assessor.name}</span>
            {each.answer}
          </p>
        )}
        {each.assessor.id === userId ? <OwnAnswer feedback={each} /> : <Standing feedback={each} />}
      </li>
    ))}
  </ul>
);

/** How far it is, for whoever said it or oversees it. */
const Standing = ({ feedback: { isReleased, acknowledgedAt } }: { feedback: AssessorFeedback }) => (
  <p>
    {acknowledgedAt !== null ? (
      <Badge tone="good" shape="tick">
        <Trans>Acknowledged</Trans>
      </Badge>
    ) : isReleased ? (
      <Badge shape="ring">
        <Trans>Not acknowledged yet</Trans>
      </Badge>
    ) : (
      <Badge shape="lock" title={t`The assessor sees it when the report of the batch is signed.`}>
        <Trans>Shown with the report</Trans>
      </Badge>
    )}
  </p>
);

/** Acknowledging what was said, with an answer if one likes; the answer may also come later. */
function OwnAnswer({ feedback }: { feedback: AssessorFeedback }) {
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useKeptText(feedback.assessor.id, `answer:${feedback.id}`);
  const send = useMutation({
    mutationFn: () => api.answerFeedback({ id: feedback.id, body: { answer: answer.trim() } }),
    onSuccess: async () => {
      setAnswer('');
      await refreshFeedback(queryClient);
    },
    onError: notify.error,
  });
  if (feedback.answer !== '') return <Standing feedback={feedback} />;
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <TextArea label={t`Your answer`} rows={2} value={answer} onChange={setAnswer} />
      <div className="flex items-center gap-3">
        <Button
          size="small"
          busy={send.isPending}
          disabled={feedback.acknowledgedAt !== null && answer.trim() === ''}
          onClick={() => send.mutate()}
        >
          {answer.trim() === ''
            ? t`Acknowledge`
            : feedback.acknowledgedAt
              ? t`Answer`
              : t`Acknowledge and answer`}
        </Button>
        {feedback.acknowledgedAt ? <Standing feedback={feedback} /> : null}
      </div>
    </div>
  );
}
