import { useEffect, useRef } from 'react';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { isReachable } from '@/session/connection.ts';
import { notify } from '@/ui/toast.ts';
import { retryAfterMs } from '../draft/draft-store.ts';
import { useRecordVerdict } from '../mutations.ts';
import { workspaceQuery } from '../queries.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { useWaiting } from './waiting-verdicts.ts';

/** Records verdicts that wait, those of an earlier visit as well, as soon as there is a network; what is refused is told. */
export function useWaitingVerdicts(): void {
  const { workspace, person, body, canJudge } = useWorkspaceContext();
  const record = useRecordVerdict(workspace.attempt.id, person, notify.error);
  const kept = useWaiting(person, workspace.attempt.id);
  const wasTried = useRef(false);
  // Another verdict on what has one by now is a change, which nobody makes for them later.
  const waiting =
    workspace.mode === 'moderate' && canJudge
      ? workspace.outcomes.flatMap(({ id, verdict }) => {
          const result = verdict ? undefined : kept.get(id);
          return result === undefined ? [] : [{ outcomeId: id, result, comment: body.comments[id] ?? '' }];
        })
      : [];
  const queryClient = useQueryClient();
  // What is on the screen may be of hours ago, and there a verdict of another device by now.
  const attempt = { queryKey: workspaceQuery(workspace.attempt.id).queryKey };
  const isAskedFor = useIsFetching(attempt) > 0;
  const send = () => {
    // Browsers say "online" a moment before anything gets through.
    if (!isReachable.get() || queryClient.isFetching(attempt) > 0) return;
    wasTried.current = true;
    for (const each of waiting) record.mutate(each);
  };
  useEffect(() => {
    if (waiting.length === 0 || record.isPending || isAskedFor) return;
    const timer = setTimeout(send, wasTried.current ? retryAfterMs : 0);
    const stop = isReachable.subscribe(send);
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
}
