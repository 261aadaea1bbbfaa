import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import type { Workspace } from '@moderator/contract/types';
import { isNoPage } from '@/api/is-no-page.ts';
import { isLineUp, stayAt } from '@/api/where-i-am.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageNotFound } from '@/shell/PageNotFound.tsx';
import { usePage } from '@/shell/use-page.ts';
import type { WorkspaceOrigin } from '@/attempts/workspace-link.ts';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { useSignal } from '@/ui/use-signal.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import type { DeviceDraft } from '@/attempts/drafts/device-draft.ts';
import { WorkspaceHeader } from './header/WorkspaceHeader.tsx';
import type { Side } from '@/judging/layout/SideTabs.tsx';
import { useIsWide } from '@/judging/layout/use-is-wide.ts';
import { deviceDraftQuery, workspaceQuery } from './queries.ts';
import { WorkspaceSkeleton } from './WorkspaceSkeleton.tsx';
import { WorkspaceView } from './WorkspaceView.tsx';
import './short-screen.css';

interface WorkspacePageProps {
  attemptId: string;
  from: WorkspaceOrigin;
  batchId?: string;
  point?: string;
}

/** Milliseconds between two looks at who holds the attempt, while the page is seen; the second where changes are told by themselves. */
const [looksMs, restsMs] = [15_000, 60_000];

/** When to look again: nobody tells that a claim has run out. */
function nextLook(workspace: Workspace | undefined, isTold: boolean): number {
  if (!isTold) return looksMs;
  const ends = workspace?.attempt.claim?.expiresAt;
  return ends ? Math.min(restsMs, Math.max(looksMs, Date.parse(ends) - Date.now())) : restsMs;
}

/** As this visit begins with it, which may be of a while ago (use-draft.ts); undefined until it is read. */
function useDeviceDraft(userId: string, attemptId: string): DeviceDraft | null | undefined {
  const queryClient = useQueryClient();
  const { data } = useQuery(deviceDraftQuery(userId, attemptId));
  useEffect(
    () => () => queryClient.removeQueries({ queryKey: deviceDraftQuery(userId, attemptId).queryKey }),
    [queryClient, userId, attemptId],
  );
  return data;
}

/** Evidence on one side, outcomes on the other: where an attempt is moderated or assessed. */
export function WorkspacePage({ attemptId, from, batchId, point }: WorkspacePageProps) {
  const { user } = useMe();
  const isTold = useSignal(isLineUp);
  const found = useQuery({
    ...workspaceQuery(attemptId),
    refetchInterval: ({ state }) => nextLook(state.data, isTold),
  });
  const device = useDeviceDraft(user.id, attemptId);
  useEffect(() => stayAt({ kind: 'attempt', id: attemptId }), [attemptId]);
  const workspace = found.data;
  const origin = { from, batchId, point };
  const [side, setSide] = useState<Side>('evidence');
  const isWide = useIsWide();
  const isAtWork = workspace !== undefined && workspace.conflicts.length === 0;
  usePage(
    workspace && `${workspace.attempt.learner.name} · ${workspace.course.title}`,
    found.error && !isNoPage(found.error) ? t`Attempt` : undefined,
  );
  if (!workspace && isNoPage(found.error)) return <PageNotFound />;
  return (
    // The whole window beside the menu: both sides scroll by themselves.
    <div className="workspace-frame fixed inset-x-0 top-12 bottom-(--room-below) flex flex-col bg-page tablet:top-0 tablet:left-(--bar-width)">
      <WorkspaceHeader
        workspace={workspace}
        isFailed={found.isError}
        origin={origin}
        isHidden={!isWide && isAtWork && side === 'evidence'}
      />
      {workspace && workspace.conflicts.length > 0 ? (
        <ConflictPanel workspace={workspace} origin={origin} />
      ) : workspace && device !== undefined ? (
        <WorkspaceView
          key={attemptId}
          userId={user.id}
          workspace={workspace}
          device={device}
          origin={origin}
          side={side}
          onSide={setSide}
        />
      ) : found.error ? (
        <ErrorState
          error={found.error}
          title={t`We could not open this attempt`}
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <WorkspaceSkeleton />
      )}
    </div>
  );
}
