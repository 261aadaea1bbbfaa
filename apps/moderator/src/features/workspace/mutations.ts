import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@moderator/client';
import type { Result, Workspace, WorkspaceOutcome } from '@moderator/contract/types';
import { compareVerdict, passes } from '@moderator/moderation';
import { api } from '@/api/api.ts';
import { behindEachAnswer } from '@/api/behind-each-answer.ts';
import { refreshLists } from '@/attempts/refresh-lists.ts';
import { referralsQuery } from '@/attempts/referrals/queries.ts';
import { afterFailure } from '@/attempts/outbox/outbox.ts';
import { keepWaiting, waitingOf } from './outcomes/waiting-verdicts.ts';
import { changeWorkspace, mergeOutcome, workspaceQuery } from './queries.ts';

/** One after another: a key pressed while the claim is on its way counts, and two quick ones arrive in their order. */
export const workScope = (attemptId: string) => ({ id: `work:${attemptId}` });

/**
 * Claims an attempt unless it is claimed already, and shows so at once.
 * @returns whether it was claimed now
 */
async function claimOnce(queryClient: QueryClient, attemptId: string): Promise<boolean> {
  const key = workspaceQuery(attemptId).queryKey;
  if (queryClient.getQueryData(key)?.attempt.claim?.mine) return false;
  // A process of the release before says nothing of the attempt, which the line has asked for then.
  const { moderator, claimedAt, expiresAt, mine, ...moved } = await api.claimAttempt({ id: attemptId });
  const claim = { moderator, claimedAt, expiresAt, mine };
  changeWorkspace(queryClient, attemptId, (current) => ({
    ...current,
    attempt: { ...current.attempt, ...moved, claim },
  }));
  return true;
}

/** Behind a claim of one's own. Of what is moderated all that changed was answered; what is assessed may begin anew with it. */
async function refreshClaimed(queryClient: QueryClient, attemptId: string): Promise<void> {
  const { queryKey } = workspaceQuery(attemptId);
  // What is on its way may not know of the claim.
  const isOld = queryClient.isFetching({ queryKey }) > 0;
  if (isOld || queryClient.getQueryData(queryKey)?.mode !== 'moderate')
    await queryClient.invalidateQueries({ queryKey });
  // What comes behind an attempt is the same, whether or not one holds it.
  void refreshLists(queryClient, 'getNextWork');
}

/** Claims an attempt, or lets go of it. */
export function useClaim(attemptId: string) {
  const queryClient = useQueryClient();
  const key = workspaceQuery(attemptId).queryKey;
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: key });
    void refreshLists(queryClient, 'getNextWork');
  };
  const claim = useMutation({
    scope: workScope(attemptId),
    mutationFn: () => claimOnce(queryClient, attemptId),
    onSuccess: () => refreshClaimed(queryClient, attemptId),
    // Refused because somebody was faster: the page then shows who.
    onError: refresh,
  });
  const release = useMutation({
    mutationFn: () => api.releaseAttempt({ id: attemptId }),
    onSettled: refresh,
  });
  return { claim, release };
}

export interface VerdictInput {
  outcomeId: string;
  result: Result;
  comment: string;
}

/** As the outcome will look, before the platform says what the assessor judged. */
function expected(
  outcome: WorkspaceOutcome,
  { result, comment }: VerdictInput,
  tolerance: number,
): WorkspaceOutcome {
  const before = outcome.verdict;
  const { judgement, scale } = outcome;
  const changed = before !== null && before.result !== result && outcome.judgement !== null;
  return {
    ...outcome,
    verdict: {
      result,
      passed: passes(scale, result),
      comment,
      recordedAt: before?.result === result ? before.recordedAt : new Date().toISOString(),
      changedAfterReveal: changed || (before?.changedAfterReveal ?? false),
    },
    comparison: judgement?.result
      ? compareVerdict(result, judgement.result, { scale, tolerance })
      : outcome.comparison,
  };
}

/** Records a verdict: shown at once, taken back if the platform refuses, and kept on this device where it is out of reach. */
export function useRecordVerdict(
  attemptId: string,
  person: string,
  onRefused: (error: unknown) => void = () => undefined,
) {
  const queryClient = useQueryClient();
  const key = workspaceQuery(attemptId).queryKey;
  const change = (run: (workspace: Workspace) => Workspace) => changeWorkspace(queryClient, attemptId, run);
  /** What is on its way does not know of a verdict yet. @returns whether anything was */
  const cancel = async (): Promise<boolean> => {
    const isAskedFor = queryClient.isFetching({ queryKey: key }) > 0;
    await queryClient.cancelQueries({ queryKey: key });
    return isAskedFor;
  };
  return useMutation({
    scope: workScope(attemptId),
    mutationFn: async ({ outcomeId, ...body }: VerdictInput) => {
      const isClaimedNow = await claimOnce(queryClient, attemptId);
      const outcome = await api.recordVerdict({ id: attemptId, outcomeId, body });
      return { outcome, isClaimedNow };
    },
    onMutate: async (input) => {
      const isAskedFor = await cancel();
      const show = () => {
        const before = queryClient
          .getQueryData(key)
          ?.outcomes.find((outcome) => outcome.id === input.outcomeId);
        change((workspace) =>
          before ? mergeOutcome(workspace, expected(before, input, workspace.tolerance)) : workspace,
        );
        return before;
      };
      const context = { before: show(), isAskedFor, stop: () => undefined as void };
      // What others do has the page ask again meanwhile.
      context.stop = behindEachAnswer(queryClient, key, () => (context.before = show()));
      return context;
    },
    onError: (error, { outcomeId, result }, context) => {
      const before = context?.before;
      const isWaiting = waitingOf(person, attemptId).has(outcomeId);
      // Of two that are given in turn without a network the first was never recorded: it is none to go back to.
      const known = before && isWaiting ? { ...before, verdict: null } : before;
      if (known) change((workspace) => mergeOutcome(workspace, known));
      if (afterFailure(error) === 'drop') {
        // What the platform has by now is why, and it may have been on its way when this was given.
        void queryClient.invalidateQueries({ queryKey: key });
        keepWaiting(person, attemptId, outcomeId, null);
        onRefused(error);
      } else if (known?.verdict === null) keepWaiting(person, attemptId, outcomeId, result);
      // Somebody was faster: the page then shows who.
      if (error instanceof ApiError && error.code === 'claimed_by_another')
        void queryClient.invalidateQueries({ queryKey: key });
    },
    onSuccess: async ({ outcome, isClaimedNow }, _input, context) => {
      const isAskedFor = (await cancel()) || context.isAskedFor;
      change((workspace) => mergeOutcome(workspace, outcome));
      if (waitingOf(person, attemptId).has(outcome.id)) keepWaiting(person, attemptId, outcome.id, null);
      // What was judged before is known with the verdict, too.
      void queryClient.invalidateQueries({ queryKey: referralsQuery(attemptId).queryKey });
      const outcomes = queryClient.getQueryData(key)?.outcomes ?? [];
      // What is proposed where judgements are hidden is known to the platform alone, once all is judged.
      const isProposed = outcomes.every(({ verdict }) => verdict) && outcomes.some(({ hidden }) => hidden);
      if (isProposed || isAskedFor) void queryClient.invalidateQueries({ queryKey: key });
      if (isClaimedNow) void refreshClaimed(queryClient, attemptId);
    },
    onSettled: (_answer, _error, _input, context) => context?.stop(),
  });
}
