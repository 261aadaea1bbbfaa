import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import type { Workspace } from '@moderator/contract/types';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { notify } from '@/ui/toast.ts';
import { sendWaiting } from './decision/send-decision.ts';
import { useDecide } from './decision/use-decide.ts';
import type { DeviceDraft } from './draft/device-draft.ts';
import { useDraft } from './draft/use-draft.ts';
import { EvidencePane } from './evidence/EvidencePane.tsx';
import { prefetchNext } from './files/prefetch-next.ts';
import { listOfOrigin } from './header/list-of-origin.ts';
import type { Side } from './layout/SideTabs.tsx';
import { SideTabs } from './layout/SideTabs.tsx';
import { SplitPanes } from './layout/SplitPanes.tsx';
import { useIsWide } from './layout/use-is-wide.ts';
import { OutcomesPane } from './outcomes/OutcomesPane.tsx';
import { refreshLists, settleSigned, workspaceQuery } from './queries.ts';
import { useWorkspaceState } from './use-workspace-state.ts';
import { canWorkOn, WorkspaceProvider } from './workspace-context.ts';
import type { WorkspaceContext } from './workspace-context.ts';
import { decisionKindLabels } from './decision/decision-labels.ts';

interface WorkspaceViewProps {
  userId: string;
  workspace: Workspace;
  device: DeviceDraft | null;
  origin: WorkspaceContext['origin'];
}

/** One attempt at work: what is shared by both sides, and what happens when something is signed. */
export function WorkspaceView({ userId, workspace, device, origin }: WorkspaceViewProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const [side, setSide] = useState<Side>('evidence');
  const { store, body, save } = useDraft(userId, workspace, device);
  const { openEvidence, ...state } = useWorkspaceState(userId, workspace, store);
  const { id: attemptId, learner } = workspace.attempt;
  const { nextId } = workspace.neighbours;

  const leaveSigned = async (sentence: string) => {
    store.stop();
    await settleSigned(queryClient, userId, attemptId);
    notify.success(sentence);
    const { from, batchId } = origin;
    await navigate(nextId ? workspaceLink(nextId, from, batchId) : listOfOrigin(from, batchId).link);
  };
  const decide = useDecide({
    userId,
    workspace,
    drafts: store,
    onSigned: (kind) => void leaveSigned(`${learner.name}: ${decisionKindLabels(kind).signed}`),
    onRefused: () => void queryClient.invalidateQueries({ queryKey: workspaceQuery(attemptId).queryKey }),
  });

  useEffect(() => {
    // The dialog of the attempt before went with the focus in it.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body)
        document.querySelector('h1')?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => (nextId ? prefetchNext(queryClient, nextId) : undefined), [queryClient, nextId]);
  useEffect(() => {
    void sendWaiting(userId, attemptId).then((signed) => signed > 0 && void refreshLists(queryClient));
  }, [queryClient, userId, attemptId]);

  const canWork = canWorkOn(workspace);
  const shared: WorkspaceContext = {
    workspace,
    origin,
    canWork,
    body,
    save,
    drafts: store,
    ...state,
    openEvidence: (id) => {
      openEvidence(id);
      // Work goes on at the same place on another device.
      if (canWork) store.change((draft) => ({ ...draft, evidenceId: id }));
      setSide('evidence');
    },
  };
  const evidence = <EvidencePane />;
  const outcomes = (
    <OutcomesPane
      decide={decide}
      onJudgementSigned={() => void leaveSigned(t`${learner.name}: judgement signed.`)}
    />
  );
  return (
    <WorkspaceProvider value={shared}>
      {isWide ? (
        <SplitPanes first={evidence} second={outcomes} />
      ) : (
        <SideTabs
          shown={side}
          onShow={setSide}
          sides={[
            { id: 'evidence', label: t`Evidence`, content: evidence },
            { id: 'outcomes', label: t`Outcomes`, content: outcomes },
          ]}
        />
      )}
    </WorkspaceProvider>
  );
}
