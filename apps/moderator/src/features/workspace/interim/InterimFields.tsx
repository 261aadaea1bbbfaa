import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { WorkspaceOutcome } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { refreshLists } from '@/attempts/refresh-lists.ts';
import { refreshFeedback } from '@/attempts/feedback/queries.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { notify } from '@/ui/toast.ts';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { FeedbackFields } from '../feedback/FeedbackFields.tsx';
import { Problem } from '@/judging/layout/Problem.tsx';
import { workspaceQuery } from '../queries.ts';
import { ResultFields } from '@/judging/results/ResultFields.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { useInterimDraft } from './interim-draft.ts';

/** An early look: the moderator's own verdict and words to the assessor, and only then the judgement. */
export function InterimFields({ outcome }: { outcome: WorkspaceOutcome }) {
  const { workspace } = useWorkspaceContext();
  const { user } = useMe();
  const queryClient = useQueryClient();
  const attemptId = workspace.attempt.id;
  const { draft, change, forget } = useInterimDraft(user.id, attemptId, outcome.id);
  const { result, comment, feedback } = draft;
  const { assessor } = workspace.attempt;
  const record = useMutation({
    mutationFn: async () => {
      if (result === null) return;
      const text = feedback?.text.trim();
      const said = feedback && text ? { feedback: { ...feedback, text } } : {};
      await api.recordInterimLook({
        id: attemptId,
        outcomeId: outcome.id,
        body: { result, comment, ...said },
      });
      forget();
      notify.success(t`Your early look is recorded.`);
    },
    // Refused, because somebody was faster or the judgement was signed: the page then shows what has become of it.
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: workspaceQuery(attemptId).queryKey });
      void refreshLists(queryClient);
      void refreshFeedback(queryClient);
    },
  });
  return (
    <section
      ref={keepsFocus()}
      aria-label={t`Early look at ${outcome.code}`}
      className="flex flex-col gap-4 rounded-lg border border-note/30 bg-note-tint/50 px-4 py-4"
    >
      <div>
        <h4 className="font-semibold">
          <Trans>Early look</Trans>
        </h4>
        <p className="text-sm text-muted">
          <Trans>
            It decides nothing. Your verdict comes first, then you see the judgement as it stands now, and a
            colleague moderates this attempt blind.
          </Trans>
        </p>
      </div>
      <ResultFields
        scale={outcome.scale}
        label={t`Your verdict on ${outcome.code}`}
        result={result}
        disabled={record.isPending}
        isBinding={false}
        onGive={(given) => change({ result: given })}
      />
      <TextArea
        label={t`Your comment`}
        placeholder={t`What you saw, and where`}
        rows={2}
        value={comment}
        onChange={(value) => change({ comment: value })}
      />
      <FeedbackFields
        assessor={assessor?.name ?? ''}
        hint={t`The assessor reads these alone, at once, and not your verdict.`}
        value={feedback}
        onChange={(value) => change({ feedback: value })}
      />
      {record.error ? <Problem error={record.error} /> : null}
      <div>
        <Button
          variant="primary"
          icon="eye"
          busy={record.isPending}
          disabled={result === null}
          onClick={() => record.mutate()}
        >
          <Trans>Record and see the judgement</Trans>
        </Button>
      </div>
    </section>
  );
}
