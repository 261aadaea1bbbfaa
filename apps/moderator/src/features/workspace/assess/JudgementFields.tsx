import { t } from '@lingui/core/macro';
import type { WorkspaceOutcome } from '@moderator/contract/types';
import { TextArea } from '@/ui/TextArea.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { notify } from '@/ui/toast.ts';
import type { DraftJudgement } from '../draft/draft-body.ts';
import { noJudgement } from '../draft/draft-body.ts';
import { ToggleChoice } from '../layout/ToggleChoice.tsx';
import { commentName } from '../outcomes/focus.ts';
import { useClaim } from '../mutations.ts';
import { useWorkspaceContext } from '../workspace-context.ts';

/** The judging area of an assessor: the result, a mark if there is one, and what the learner is told. */
export function JudgementFields({ outcome }: { outcome: WorkspaceOutcome }) {
  const { workspace, canWork, canJudge, body, drafts } = useWorkspaceContext();
  const { claim } = useClaim(workspace.attempt.id);
  const judgement = body.judgements[outcome.id] ?? noJudgement;
  const change = (part: Partial<DraftJudgement>) =>
    drafts.change((draft) => ({
      ...draft,
      judgements: {
        ...draft.judgements,
        [outcome.id]: { ...(draft.judgements[outcome.id] ?? noJudgement), ...part },
      },
    }));
  const judge = (result: 'C' | 'NYC') => {
    change({ result });
    // What nobody holds is claimed by judging it; one claim is enough.
    if (!canWork && !claim.isPending) claim.mutate(undefined, { onError: notify.error });
  };
  const group = t`Outcome in focus`;
  useHotkeys([
    { keys: 'c', label: t`Competent`, group, run: () => judge('C'), enabled: canJudge },
    { keys: 'n', label: t`Not yet competent`, group, run: () => judge('NYC'), enabled: canJudge },
  ]);
  const flush = () => void drafts.flush();
  return (
    <>
      <div
        role="group"
        aria-label={t`Judgement of ${outcome.code}`}
        className="flex gap-2.5 max-mobile:flex-col"
      >
        <ToggleChoice
          label={t`Competent`}
          icon="check"
          tone="good"
          hotkey="c"
          pressed={judgement.result === 'C'}
          disabled={!canJudge}
          onClick={() => judge('C')}
        />
        <ToggleChoice
          label={t`Not yet competent`}
          icon="cross"
          tone="warn"
          hotkey="n"
          pressed={judgement.result === 'NYC'}
          disabled={!canJudge}
          onClick={() => judge('NYC')}
        />
      </div>
      {canJudge ? (
        <div className="flex flex-wrap gap-3">
          <TextInput
            label={t`Mark, % (optional)`}
            className="w-[9em]"
            inputMode="numeric"
            maxLength={5}
            value={judgement.mark === null || judgement.mark === undefined ? '' : String(judgement.mark)}
            onChange={(text) => change({ mark: markOf(text) })}
            onBlur={flush}
          />
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

/** A mark from 0 to 100, or none. */
function markOf(text: string): number | null {
  const mark = Number(text.replace(',', '.').replace(/[^\d.]/g, ''));
  return text.trim() === '' || Number.isNaN(mark) ? null : Math.min(100, mark);
}
