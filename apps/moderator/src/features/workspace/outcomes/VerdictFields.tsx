import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { WorkspaceOutcome } from '@moderator/contract/types';
import { TextArea } from '@/ui/TextArea.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { Problem } from '../layout/Problem.tsx';
import { ToggleChoice } from '../layout/ToggleChoice.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { commentName } from './focus.ts';
import { Reveal } from './Reveal.tsx';
import { useVerdict } from './use-verdict.ts';

/** The judging area of a moderator: two large answers, a comment, and then what the assessor said. */
export function VerdictFields({ outcome }: { outcome: WorkspaceOutcome }) {
  const { canWork, canJudge } = useWorkspaceContext();
  const verdict = useVerdict(outcome);
  const group = t`Outcome in focus`;
  useHotkeys([
    { keys: 'c', label: t`Competent`, group, run: () => verdict.give('C', true), enabled: canJudge },
    {
      keys: 'n',
      label: t`Not yet competent`,
      group,
      run: () => verdict.give('NYC', true),
      enabled: canJudge,
    },
  ]);
  return (
    <>
      <div
        role="group"
        aria-label={t`Your verdict on ${outcome.code}`}
        className="flex gap-2.5 max-mobile:flex-col"
      >
        <ToggleChoice
          label={t`Competent`}
          icon="check"
          tone="good"
          hotkey="c"
          pressed={verdict.result === 'C'}
          disabled={!canJudge}
          onClick={() => verdict.give('C')}
        />
        <ToggleChoice
          label={t`Not yet competent`}
          icon="cross"
          tone="warn"
          hotkey="n"
          pressed={verdict.result === 'NYC'}
          disabled={!canJudge}
          onClick={() => verdict.give('NYC')}
        />
      </div>
      {canWork && outcome.verdict && outcome.judgement ? (
        <p className="-mt-2 text-sm text-muted">
          <Trans>You have seen the judgement: another verdict now is recorded as a change.</Trans>
        </p>
      ) : null}
      {outcome.comparison === 'differs' && canWork && verdict.comment.trim() === '' ? (
        <p className="-mt-2 text-sm text-warn">
          <Trans>Overturning changes this result: say below what you saw.</Trans>
        </p>
      ) : null}
      {verdict.problem ? (
        <Problem error={verdict.problem} busy={verdict.isPending} onRetry={verdict.again} />
      ) : null}
      {canJudge ? (
        <TextArea
          label={t`Your comment`}
          name={commentName}
          placeholder={t`What you saw, and where`}
          rows={2}
          value={verdict.comment}
          onChange={verdict.write}
          onBlur={verdict.leave}
        />
      ) : null}
      <Reveal outcome={outcome} isDecided={false} />
    </>
  );
}
