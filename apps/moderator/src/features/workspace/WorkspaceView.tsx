import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import type { Workspace } from '@moderator/contract/types';
import { EvidenceProvider } from '@/judging/evidence-context.ts';
import { fileAddress, fileQuery } from '@/judging/files/file-query.ts';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { notify } from '@/ui/toast.ts';
import { useDecide } from './decision/use-decide.ts';
import { refreshLists } from '@/attempts/refresh-lists.ts';
import { settleDeviceDraft } from '@/attempts/drafts/device-draft.ts';
import type { DeviceDraft } from '@/attempts/drafts/device-draft.ts';
import { useDraft } from './draft/use-draft.ts';
import { EvidencePane } from './evidence/EvidencePane.tsx';
import { useLooks } from './evidence/use-looks.ts';
import { useVisitLooks } from './evidence/use-visit-looks.ts';
import { FetchedAhead } from './files/FetchedAhead.tsx';
import { BackToList } from './header/BackToList.tsx';
import type { Side } from '@/judging/layout/SideTabs.tsx';
import { SideTabs } from '@/judging/layout/SideTabs.tsx';
import { SplitPanes } from '@/judging/layout/SplitPanes.tsx';
import { useEscapeFromFields } from '@/judging/layout/use-escape-from-fields.ts';
import { useIsWide } from '@/judging/layout/use-is-wide.ts';
import { api } from '@/api/api.ts';
import { linkToNext, nextWorkQuery } from './next/next-work.ts';
import { OutcomesPane } from './outcomes/OutcomesPane.tsx';
import { workspaceQuery } from './queries.ts';
import { useReferral } from './referral/use-referral.ts';
import { useWorkspaceSettings } from './settings/workspace-settings.ts';
import { useWorkspaceState } from './use-workspace-state.ts';
import { keepViewersHere } from '@/judging/viewers/keep-viewers.ts';
import { focusHeading } from '@/ui/focus-heading.ts';
import { canJudgeOn, canWorkOn, WorkspaceProvider } from './workspace-context.ts';
import type { WorkspaceContext } from './workspace-context.ts';
import { decisionKindLabels } from './decision/decision-labels.ts';

interface WorkspaceViewProps {
  userId: string;
  workspace: Workspace;
  device: DeviceDraft | null;
  origin: WorkspaceContext['origin'];
  /** What a small screen shows. */
  side: Side;
  onSide: (side: Side) => void;
}

/** One attempt at work: what is shared by both sides, and what happens when something is signed. */
export function WorkspaceView({ userId, workspace, device, origin, side, onSide }: WorkspaceViewProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const { store, body, save } = useDraft(userId, workspace, device);
  const { settings, change: changeSettings } = useWorkspaceSettings(userId);
  const { looks, see, flush: sendLooks } = useLooks(userId, workspace);
  const { openEvidence, ...state } = useWorkspaceState(userId, workspace, store, settings);
  const { id: attemptId, learner } = workspace.attempt;
  useVisitLooks(origin, attemptId, state.evidence?.id);
  const { queryKey } = workspaceQuery(attemptId);

  const leaveSigned = async (sentence: string, goesOn = true) => {
    store.stop();
    notify.success(sentence);
    await settleDeviceDraft(userId, attemptId);
    // On a slow line lists take long, and whoever signed goes on meanwhile.
    void refreshLists(queryClient, 'getNextWork');
    const work = workspace.mode === 'assess' ? 'assess' : 'moderate';
    const next = nextWorkQuery(attemptId, work);
    // What is on its way does not know of the signature.
    void queryClient.cancelQueries({ queryKey: next.queryKey });
    const [found] = await Promise.all([
      // Asked again, as a colleague may have taken the one that was next; and past what the page knows, which may let go of the call.
      goesOn ? api.getNextWork({ id: attemptId, query: { work } }).catch(() => undefined) : undefined,
      queryClient.invalidateQueries({ queryKey }),
    ]);
    if (found) queryClient.setQueryData(next.queryKey, found);
    else void queryClient.invalidateQueries({ queryKey: next.queryKey });
    store.goOn(queryClient.getQueryData(queryKey)?.draft ?? null);
    // Without one of the same batch the page says what is left of it and for whom, and what else waits.
    const isOfSame = work === 'assess' || found?.next?.batch?.id === workspace.attempt.batch?.id;
    // Nobody is fetched back from where they went meanwhile.
    if (found?.next && isOfSame && isHere.current) await navigate(linkToNext(found.next, origin));
  };
  const decide = useDecide({
    userId,
    workspace,
    drafts: store,
    // Whoever left the dialog while it waited is busy with something else of this page.
    onSigned: (kind, isOpen) =>
      void leaveSigned(`${learner.name}: ${decisionKindLabels(kind).signed}`, isOpen),
    onRefused: () => void queryClient.invalidateQueries({ queryKey }),
    settle: async () => {
      // A claim by the first verdict made another version, which may not be here yet.
      const renew = async () => {
        const known = queryClient.getQueryState(queryKey);
        if (known?.isInvalidated || known?.fetchStatus === 'fetching')
          await queryClient.refetchQueries({ queryKey });
      };
      await Promise.all([sendLooks(), renew()]);
      // A verdict may have been answered beside the looks.
      await renew();
      return queryClient.getQueryData(queryKey) ?? workspace;
    },
  });

  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  useEffect(() => {
    // The dialog of the attempt before went with the focus in it.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) focusHeading();
    });
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => keepViewersHere(queryClient), [queryClient]);

  const canWork = canWorkOn(workspace);
  const evidenceId = state.evidence?.id;
  const shown = useRef(evidenceId);
  useEffect(() => {
    // Work goes on at the same place on another device.
    if (canWork && evidenceId && shown.current !== evidenceId)
      store.change((draft) => ({ ...draft, evidenceId }));
    shown.current = evidenceId;
  }, [canWork, evidenceId, store]);
  useHotkeys([
    {
      keys: 't',
      label: t`Evidence or outcomes`,
      group: t`Attempt`,
      run: () => onSide(side === 'evidence' ? 'outcomes' : 'evidence'),
      enabled: !isWide,
    },
  ]);
  useEscapeFromFields();

  const shared: WorkspaceContext = {
    workspace,
    person: userId,
    referral: useReferral(workspace),
    origin,
    canWork,
    canJudge: canJudgeOn(workspace),
    body,
    save,
    drafts: store,
    ...state,
    openEvidence: (id) => {
      openEvidence(id);
      onSide('evidence');
    },
    isEvidenceShown: isWide || side === 'evidence',
    looks,
    see,
    settings,
    changeSettings,
  };
  const evidence = (
    <EvidenceProvider
      value={{
        fileQuery,
        fileAddress,
        knowsFiles: true,
        mayDownload: workspace.mayDownload,
        isEvidenceShown: shared.isEvidenceShown,
        see,
      }}
    >
      <EvidencePane />
    </EvidenceProvider>
  );
  const outcomes = (
    <OutcomesPane
      decide={decide}
      onJudgementSigned={() => void leaveSigned(t`${learner.name}: judgement signed.`)}
    />
  );
  return (
    <WorkspaceProvider value={shared}>
      <FetchedAhead workspace={workspace} outcomeId={state.outcomeId} evidenceId={evidenceId} />
      {isWide ? (
        <SplitPanes first={evidence} second={outcomes} />
      ) : (
        <SideTabs
          shown={side}
          onShow={onSide}
          before={<BackToList origin={origin} />}
          sides={[
            { id: 'evidence', label: t`Evidence`, content: evidence },
            { id: 'outcomes', label: t`Outcomes`, content: outcomes },
          ]}
        />
      )}
    </WorkspaceProvider>
  );
}
