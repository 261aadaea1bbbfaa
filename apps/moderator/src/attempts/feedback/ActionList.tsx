import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AssessorAction } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { topicLabel } from '@/labels/topic-labels.ts';
import { Badge } from '@/ui/Badge.tsx';
import { Button } from '@/ui/Button.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { daysUntil } from '@/ui/relative-time.ts';
import { notify } from '@/ui/toast.ts';
import { refreshFeedback } from './queries.ts';
import { useKeptText } from './use-kept-text.ts';

interface ActionListProps {
  actions: readonly AssessorAction[];
  /** Who looks; their own may be done. */
  userId: string;
}

/** What an assessor is to do, with what was done. */
export const ActionList = ({ actions, userId }: ActionListProps) => (
  <ul className="rounded-lg border border-line bg-surface">
    {actions.map((action) => (
      <li key={action.id} className="flex flex-col gap-2 border-b border-line px-5 py-3 last:border-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="text-sm text-muted">
            <span className="font-medium text-ink">{topicLabel(action.topic)}</span> ·{' '}
            <Trans>set by {action.moderator.name}</Trans>
          </p>
          {action.doneAt === null ? (
            <span
              className={`text-sm ${daysUntil(action.dueOn) < 0 ? 'font-medium text-bad' : 'text-muted'}`}
            >
              <Trans>
                Due <RelativeTime value={action.dueOn} dated />
              </Trans>
            </span>
          ) : (
            <Badge tone="good" shape="tick">
              <Trans>
                Done <RelativeTime value={action.doneAt} exact />
              </Trans>
            </Badge>
          )}
        </div>
        <p className="max-w-[70ch] whitespace-pre-line">{action.text}</p>
        {action.note === '' ? null : (
          <p className="max-w-[70ch] border-l-2 border-line pl-3 whitespace-pre-line">
            <span className="block text-sm text-muted">{action.assessor.name}</span>
            {action.note}
          </p>
        )}
        {action.doneAt === null && action.assessor.id === userId ? <OwnAction action={action} /> : null}
      </li>
    ))}
  </ul>
);

function OwnAction({ action }: { action: AssessorAction }) {
  const queryClient = useQueryClient();
  const [note, setNote] = useKeptText(action.assessor.id, `done:${action.id}`);
  const done = useMutation({
    mutationFn: () => api.completeAssessorAction({ id: action.id, body: { note: note.trim() } }),
    onSuccess: async () => {
      setNote('');
      await refreshFeedback(queryClient);
    },
    onError: notify.error,
  });
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <TextArea label={t`What you did`} rows={2} value={note} onChange={setNote} />
      <Button
        size="small"
        icon="check"
        className="self-start"
        busy={done.isPending}
        onClick={() => done.mutate()}
      >
        <Trans>It is done</Trans>
      </Button>
    </div>
  );
}
