import { t } from '@lingui/core/macro';
import type { Result, WorkspaceOutcome } from '@moderator/contract/types';
import { isReachable } from '@/session/connection.ts';
import { TextArea } from '@/ui/TextArea.tsx';
import { notify } from '@/ui/toast.ts';
import type { DraftJudgement } from '../draft/draft-body.ts';
import { commentName } from '../outcomes/focus.ts';
import { ResultFields } from '@/judging/results/ResultFields.tsx';
import { useClaim } from '../mutations.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { judgementOn } from './judgement-readiness.ts';
import { PercentField } from './PercentField.tsx';

/** The judging area of an assessor: the result, a mark if there is one, and what the learner is told. */
export function JudgementFields({ outcome }: { outcome: WorkspaceOutcome }) {
  const { workspace, canWork, canJudge, body, drafts } = useWorkspaceContext();
  const { claim } = useClaim(workspace.attempt.id);
  const judgement = judgementOn(workspace, outcome, body);
  const change = (part: Partial<DraftJudgement>) =>
    drafts.change((draft) => ({
      ...draft,
      judgements: {
        ...draft.judgements,
        [outcome.id]: { ...judgementOn(workspace, outcome, draft), ...part },
      },
    }));
  const judge = (result: Result) => {
    change({ result });
    // What nobody holds is claimed by judging it, where that gets through; one claim is enough.
    if (!canWork && !claim.isPending && isReachable.get()) claim.mutate(undefined, { onError: notify.error });
  };
  const flush = () => void drafts.flush();
  return (
    <>
      <ResultFields
        key={outcome.id}
        scale={outcome.scale}
        label={t`Judgement of ${outcome.code}`}
        result={judgement.result ?? null}
        disabled={!canJudge}
        isBinding={false}
        onGive={judge}
      />
      {canJudge ? (
        <div className="flex flex-wrap gap-3">
          {outcome.scale.kind === 'marks' ? null : (
            <PercentField
              key={outcome.id}
              given={judgement.mark ?? null}
              onGive={(mark) => change({ mark })}
              onBlur={flush}
            />
          )}
          <TextArea
            label={t`Feedback to the learner`}
            className="min-w-[16em] flex-1"
            name={commentName}
            rows={2}
            placeholder={t`What was good, what is missing, what to do next`}
            value={judgement.feedback}
            onChange={(feedback) => change({ feedback })}
            onBlur={flush}
          />
        </div>
      ) : null}
    </>
  );
}
