import { useEffect, useRef } from 'react';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import type { Workspace } from '@moderator/contract/types';
import { isReachable } from '@/session/connection.ts';
import { notify } from '@/ui/toast.ts';
import { retryAfterMs } from '../draft/draft-store.ts';
import { useRecordVerdict, workScope } from '../mutations.ts';
import { workspaceQuery } from '../queries.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { keepWaiting, useWaiting, waitingOf } from './waiting-verdicts.ts';

/** Records verdicts that wait, those of an earlier visit as well, as soon as there is a network; what is refused is told. */
export function useWaitingVerdicts(): void {
  const { workspace, person, body, canJudge } = useWorkspaceContext();
  const { id: attemptId } = workspace.attempt;
  const record = useRecordVerdict(attemptId, person, notify.error);
  const kept = useWaiting(person, attemptId);
  const wasTried = useRef(false);
  const queryClient = useQueryClient();
  const query = workspaceQuery(attemptId);
  const isAskedFor = useIsFetching({ queryKey: query.queryKey }) > 0;
  // Another verdict on what has one by now is a change, which nobody makes for them later.
  const waitingIn = ({ mode, outcomes }: Workspace) =>
    mode === 'moderate' && canJudge
      ? outcomes.flatMap(({ id, verdict }) => {
          const result = verdict ? undefined : waitingOf(person, attemptId).get(id);
          return result === undefined ? [] : [{ outcomeId: id, result, comment: body.comments[id] ?? '' }];
        })
      : [];
  const isWaiting = kept.size > 0 && waitingIn(workspace).length > 0;
  const isJudging = () =>
    queryClient.isMutating({
      predicate: ({ options }) => options.scope?.id === workScope(attemptId).id,
    }) > 0;
  const send = async () => {
    // Browsers say "online" a moment before anything gets through.
    if (!isReachable.get()) return;
    wasTried.current = true;
    // What is on the screen may be of hours ago, and another device may have recorded something since.
    const now = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
    // Who gives another one meanwhile takes this one back.
    if (now && !isJudging()) for (const each of waitingIn(now)) record.mutate(each);
  };
  useEffect(() => {
    if (!isWaiting || record.isPending || isAskedFor) return;
    const begin = () => void send();
    const timer = setTimeout(begin, wasTried.current ? retryAfterMs : 0);
    const stop = isReachable.subscribe(begin);
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
  useEffect(() => {
    // As it is now: what is drawn may be of a moment before.
    if (kept.size === 0 || isAskedFor || isJudging()) return;
    for (const { id, code, verdict } of queryClient.getQueryData(query.queryKey)?.outcomes ?? []) {
      const result = waitingOf(person, attemptId).get(id);
      if (verdict === null || result === undefined) continue;
      keepWaiting(person, attemptId, id, null);
      if (verdict.result !== result)
        notify.error(
          t`${code}: the verdict that waited here was not recorded, for there is another one by now.`,
        );
    }
  });
}
