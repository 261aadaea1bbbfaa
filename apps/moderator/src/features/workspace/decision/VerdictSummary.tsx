import { Plural, Trans } from '@lingui/react/macro';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { t } from '@lingui/core/macro';
import { useWorkspaceContext } from '../workspace-context.ts';

/** How far the verdicts are, and how they stand to the judgement. */
export function VerdictSummary() {
  const { outcomes } = useWorkspaceContext().workspace;
  const given = outcomes.filter(({ verdict }) => verdict).length;
  const [agree, differ] = (['agrees', 'differs'] as const).map(
    (comparison) => outcomes.filter((outcome) => outcome.comparison === comparison).length,
  );
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <div className="w-[10em]">
        <ProgressMeter label={t`Verdicts recorded`} value={given} of={outcomes.length} />
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
      {given === 0 ? (
        <span className="text-muted">
          <Trans>No verdict yet</Trans>
        </span>
      ) : null}
    </div>
  );
}
