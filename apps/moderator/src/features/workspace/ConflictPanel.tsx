import { Link } from '@tanstack/react-router';
import type { Workspace } from '@moderator/contract/types';
import { buttonLook } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { listOfOrigin } from './header/list-of-origin.ts';
import type { Scene } from './workspace-scene.ts';

interface ConflictPanelProps {
  conflicts: Workspace['conflicts'];
  origin: Scene['origin'];
}

/** Who may not moderate an attempt sees why, and nothing of it. */
export function ConflictPanel({ conflicts, origin }: ConflictPanelProps) {
  const list = listOfOrigin(origin.from, origin.batchId);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <EmptyState
        icon="lock"
        title="You may not moderate this attempt"
        action={
          <Link {...list.link} className={buttonLook('secondary')}>
            Back to {list.title}
          </Link>
        }
      >
        {conflicts.map(({ code, sentence }) => (
          <p key={code} className="mt-2 text-ink">
            {sentence}
          </p>
        ))}
        <p className="mt-3 text-sm">Another moderator takes it; nothing is needed from you.</p>
      </EmptyState>
    </div>
  );
}
