import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { WorkspaceOutcome } from '@moderator/contract/types';
import { Icon } from '@/ui/icons.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { isChangedBy } from '../decision/readiness.ts';
import { Problem } from '@/judging/layout/Problem.tsx';
import { ResultFields } from '@/judging/results/ResultFields.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { commentName } from './focus.ts';
import { Reveal } from './Reveal.tsx';
import { useVerdict } from './use-verdict.ts';

/** The judging area of a moderator: the result, a comment, and then what the assessor said. */
export function VerdictFields({ outcome }: { outcome: WorkspaceOutcome }) {
  const { workspace, canWork, canJudge } = useWorkspaceContext();
  const verdict = useVerdict(outcome);
  return (
    <>
      <ResultFields
        key={outcome.id}
        scale={outcome.scale}
        label={t`Your verdict on ${outcome.code}`}
        result={verdict.result}
        disabled={!canJudge}
        isBinding
        onGive={verdict.give}
      />
      {canWork && outcome.verdict && outcome.judgement ? (
        <p className="-mt-2 text-sm text-muted">
          <Trans>You have seen the judgement: another verdict now is recorded as a change.</Trans>
        </p>
      ) : null}
      {isChangedBy(outcome, workspace.tolerance) && canWork && verdict.comment.trim() === '' ? (
        <p className="-mt-2 text-sm text-warn">
          <Trans>Overturning changes this result: say below what you saw.</Trans>
        </p>
      ) : null}
      {verdict.isWaiting ? (
        <p role="status" className="-mt-2 flex gap-2 text-sm text-warn">
          <Icon name="offline" className="size-4!" />
          <Trans>
            Your verdict is kept on this device. It is recorded, and the judgement shown, as soon as the
            platform can be reached.
          </Trans>
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
