import { useNavigate } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import type { Workspace } from '@moderator/contract/types';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import type { WorkspaceOrigin } from '@/attempts/workspace-link.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { AlsoThere } from './AlsoThere.tsx';
import { BackToList } from './BackToList.tsx';
import { ClaimState } from './ClaimState.tsx';
import { LearnerHeading } from './LearnerHeading.tsx';
import { useListOfOrigin } from './list-of-origin.ts';

interface WorkspaceHeaderProps {
  /** Undefined while it loads. */
  workspace: Workspace | undefined;
  /** Whether nothing more comes of loading it. */
  isFailed: boolean;
  origin: { from: WorkspaceOrigin; batchId?: string };
  /** Leaves a small screen to the evidence; whose work it is stays for those who cannot see it. */
  isHidden?: boolean;
}

/** Whose work, where in the list, who holds it; previous and next without going back. */
export function WorkspaceHeader({ workspace, isFailed, origin, isHidden = false }: WorkspaceHeaderProps) {
  const navigate = useNavigate();
  const list = useListOfOrigin(origin);
  const neighbours = workspace?.neighbours;
  const open = (attemptId: string | null | undefined) => {
    if (attemptId) void navigate(workspaceLink(attemptId, origin.from, origin.batchId));
  };
  const group = t`Attempt`;
  useHotkeys([
    { keys: '[', label: t`Previous attempt`, group, place: 7, run: () => open(neighbours?.previousId) },
    { keys: ']', label: t`Next attempt`, group, run: () => open(neighbours?.nextId) },
    { keys: 'b', label: t`Back to the list`, group, run: () => void navigate(list.link) },
  ]);
  if (isHidden)
    return (
      <h1 tabIndex={-1} className="sr-only">
        {workspace?.attempt.learner.name}
      </h1>
    );
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-3 py-2">
      <BackToList origin={origin} />
      <LearnerHeading workspace={workspace} isFailed={isFailed} />
      <div className="flex items-center gap-3 max-mobile:w-full max-mobile:flex-wrap max-mobile:justify-between max-mobile:gap-1">
        <AlsoThere people={workspace?.alsoThere} />
        {workspace ? <ClaimState key={workspace.attempt.id} workspace={workspace} /> : null}
        <nav aria-label={t`Attempts`} className="ml-auto flex items-center">
          <IconButton
            icon="chevronLeft"
            label={t`Previous attempt`}
            hotkey="["
            disabled={!neighbours?.previousId}
            onClick={() => open(neighbours?.previousId)}
          />
          <span
            data-numeric
            className="min-w-[4.5em] max-mobile:min-w-[3em] text-center text-sm whitespace-nowrap text-muted"
          >
            {neighbours ? t`${neighbours.position} of ${neighbours.of}` : '–'}
          </span>
          <IconButton
            icon="chevronRight"
            label={t`Next attempt`}
            hotkey="]"
            disabled={!neighbours?.nextId}
            onClick={() => open(neighbours?.nextId)}
          />
        </nav>
      </div>
    </header>
  );
}
