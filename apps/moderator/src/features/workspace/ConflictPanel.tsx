import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Workspace } from '@moderator/contract/types';
import { buttonLook } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { listOfOrigin } from './header/list-of-origin.ts';
import type { WorkspaceContext } from './workspace-context.ts';
import { refusalLabel } from '@/labels/refusal-labels.ts';

interface ConflictPanelProps {
  conflicts: Workspace['conflicts'];
  origin: WorkspaceContext['origin'];
}

/** Who may not moderate an attempt sees why, and nothing of it. */
export function ConflictPanel({ conflicts, origin }: ConflictPanelProps) {
  const list = listOfOrigin(origin.from, origin.batchId);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <EmptyState
        icon="lock"
        title={t`You may not moderate this attempt`}
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
        <p className="mt-3 text-sm">
          <Trans>Another moderator takes it; nothing is needed from you.</Trans>
        </p>
      </EmptyState>
    </div>
  );
}
