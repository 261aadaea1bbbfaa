import { useEffect, useRef } from 'react';
import { retryAfterMs } from '../draft/draft-store.ts';
import { useRecordVerdict } from '../mutations.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { waitingOn } from './waiting-verdicts.ts';

/** Records verdicts that wait, those of an earlier visit as well, as soon as there is a network. */
export function useWaitingVerdicts(): void {
  const { workspace, body, drafts, canJudge } = useWorkspaceContext();
  const record = useRecordVerdict(workspace.attempt.id, drafts);
  const wasTried = useRef(false);
  const waiting =
    workspace.mode === 'moderate' && canJudge
      ? workspace.outcomes.filter((outcome) => waitingOn(body, outcome) !== null)
      : [];
  const send = () => {
    if (!navigator.onLine) return;
    wasTried.current = true;
    for (const { id } of waiting) {
      const result = body.judgements[id]?.result;
      if (result) record.mutate({ outcomeId: id, result, comment: body.comments[id] ?? '' });
    }
  };
  useEffect(() => {
    if (waiting.length === 0 || record.isPending) return;
    const timer = setTimeout(send, wasTried.current ? retryAfterMs : 0);
    addEventListener('online', send);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', send);
    };
  });
}
