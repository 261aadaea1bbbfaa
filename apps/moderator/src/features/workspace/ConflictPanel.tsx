import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Workspace } from '@moderator/contract/types';
import { useMe } from '@/shell/Bootstrap.tsx';
import { buttonLook } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { useListOfOrigin } from './header/list-of-origin.ts';
import { HandOverForm } from './next/HandOverForm.tsx';
import { NextWorkPanel } from './next/NextWorkPanel.tsx';
import type { WorkspaceContext } from './workspace-context.ts';
import { refusalLabel } from '@/labels/refusal-labels.ts';

interface ConflictPanelProps {
  workspace: Workspace;
  origin: WorkspaceContext['origin'];
}

/** Who may not moderate an attempt sees why, and nothing of it; they hand it on and go on to what is theirs. */
export function ConflictPanel({ workspace, origin }: ConflictPanelProps) {
  const { conflicts, attempt } = workspace;
  const list = useListOfOrigin(origin);
  const isModeration = !['submitted', 'assessing', 'returned'].includes(attempt.state);
  // Who only assessed it sees it come into a sample, and is asked for nothing.
  const mayHandOver =
    useMe().user.roles.includes('moderator') &&
    (attempt.state === 'in_sample' || (attempt.state === 'moderating' && !attempt.claim));
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <EmptyState
        icon="lock"
        title={isModeration ? t`You may not moderate this attempt` : t`You may not assess this attempt`}
        action={
          <Link {...list.link} className={buttonLook('secondary')}>
            <Trans>Back to {list.title}</Trans>
          </Link>
        }
      >
        {conflicts.map((conflict) => (
          <p key={conflict.code} className="mt-2 text-ink">
            {refusalLabel(conflict)}
          </p>
        ))}
        {attempt.claim ? (
          <p className="mt-3 text-sm">
            <Trans>{attempt.claim.moderator.name} has taken it; nothing is needed from you.</Trans>
          </p>
        ) : null}
      </EmptyState>
      <div className="mx-auto flex max-w-[36em] flex-col gap-4 px-6 pb-14">
        {mayHandOver ? (
          <section
            aria-labelledby="hand-over"
            className="flex flex-col gap-3 rounded-lg border border-line bg-surface px-4 py-3"
          >
            <h2 id="hand-over" className="font-semibold">
              <Trans>Who takes it</Trans>
            </h2>
            <HandOverForm workspace={workspace} />
          </section>
        ) : null}
        <NextWorkPanel workspace={workspace} origin={origin} />
      </div>
    </div>
  );
}
