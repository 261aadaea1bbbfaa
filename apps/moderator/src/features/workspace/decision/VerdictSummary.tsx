import { Plural, Trans } from '@lingui/react/macro';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { t } from '@lingui/core/macro';
import { notGiven, useWaiting } from '../outcomes/waiting-verdicts.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { withoutVerdict } from './readiness.ts';

/** How far the verdicts are, and how they stand to the judgement. */
export function VerdictSummary() {
  const { workspace, person } = useWorkspaceContext();
  const { outcomes } = workspace;
  const left = notGiven(outcomes, useWaiting(person, workspace.attempt.id));
  const given = outcomes.length - left.length;
  const kept = withoutVerdict(outcomes).length - left.length;
  const [agree, differ] = (['agrees', 'differs'] as const).map(
    (comparison) => outcomes.filter((outcome) => outcome.comparison === comparison).length,
  );
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <div className="w-[10em]">
        <ProgressMeter label={t`Verdicts given`} value={given} of={outcomes.length} />
      </div>
      {agree ? (
        <span data-numeric className="text-good">
          <Plural value={agree} one="# agrees" other="# agree" />
        </span>
      ) : null}
      {differ ? (
        <span data-numeric className="font-medium text-bad">
          <Plural value={differ} one="# differs" other="# differ" />
        </span>
      ) : null}
      {kept > 0 ? (
        <span data-numeric className="text-warn">
          <Plural value={kept} one="# kept on this device" other="# kept on this device" />
        </span>
      ) : null}
      {given === 0 ? (
        <span className="text-muted">
          <Trans>No verdict yet</Trans>
        </span>
      ) : null}
    </div>
  );
}
