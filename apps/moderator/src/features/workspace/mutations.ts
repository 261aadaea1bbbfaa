import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Result, Workspace, WorkspaceOutcome } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { mergeOutcome, refreshLists, workspaceQuery } from './queries.ts';

/** Claims an attempt; its version and state change with it, so everything is fetched again. */
export function useClaim(attemptId: string) {
  const queryClient = useQueryClient();
  const key = workspaceQuery(attemptId).queryKey;
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: key });
    void refreshLists(queryClient);
  };
  const claim = useMutation({
    mutationFn: () => api.claimAttempt({ id: attemptId }),
    // Refused because somebody was faster: the page then shows who.
    onSettled: refresh,
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
function expected(outcome: WorkspaceOutcome, { result, comment }: VerdictInput): WorkspaceOutcome {
  const before = outcome.verdict;
  const changed = before !== null && before.result !== result && outcome.judgement !== null;
  return {
    ...outcome,
    verdict: {
      result,
      comment,
      recordedAt: before?.result === result ? before.recordedAt : new Date().toISOString(),
      changedAfterReveal: changed || (before?.changedAfterReveal ?? false),
    },
    comparison: outcome.judgement?.result
      ? outcome.judgement.result === result
        ? 'agrees'
        : 'differs'
      : outcome.comparison,
  };
}

/** Records a verdict: shown at once, taken back if the platform refuses. */
export function useRecordVerdict(attemptId: string) {
  const queryClient = useQueryClient();
  const key = workspaceQuery(attemptId).queryKey;
  const change = (run: (workspace: Workspace) => Workspace) =>
    queryClient.setQueryData(key, (current) => current && run(current));
  return useMutation({
    // One after another: two quick clicks arrive in the order in which they were made.
    scope: { id: `verdict:${attemptId}` },
    mutationFn: ({ outcomeId, ...body }: VerdictInput) =>
      api.recordVerdict({ id: attemptId, outcomeId, body }),
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient
        .getQueryData(key)
        ?.outcomes.find((outcome) => outcome.id === input.outcomeId);
      change((workspace) => (before ? mergeOutcome(workspace, expected(before, input)) : workspace));
      return { before };
    },
    onError: (_, __, context) => {
      const before = context?.before;
      if (before) change((workspace) => mergeOutcome(workspace, before));
    },
    onSuccess: (outcome) => {
      change((workspace) => mergeOutcome(workspace, outcome));
      const left = queryClient.getQueryData(key)?.outcomes.some((each) => !each.verdict);
      // With the last verdict comes the platform's proposal.
      if (!left) void queryClient.invalidateQueries({ queryKey: key });
    },
  });
}
