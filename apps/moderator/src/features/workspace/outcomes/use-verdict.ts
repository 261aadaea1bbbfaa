import { useEffect } from 'react';
import type { Result, WorkspaceOutcome } from '@moderator/contract/types';
import { useRecordVerdict } from '../mutations.ts';
import { useWorkspaceContext } from '../workspace-context.ts';

/** The moderator's verdict and comment on one outcome. */
export function useVerdict(outcome: WorkspaceOutcome) {
  const { workspace, body, drafts } = useWorkspaceContext();
  const record = useRecordVerdict(workspace.attempt.id);
  const comment = body.comments[outcome.id] ?? outcome.verdict?.comment ?? '';
  const give = (result: Result) => {
    if (outcome.verdict?.result === result && outcome.verdict.comment === comment) return;
    record.mutate({ outcomeId: outcome.id, result, comment });
  };
  const again = () => record.variables && record.mutate(record.variables);
  useEffect(() => {
    if (!record.isError || navigator.onLine) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  return {
    comment,
    result: outcome.verdict?.result ?? null,
    problem: record.error,
    isPending: record.isPending,
    give,
    again,
    write: (text: string) =>
      drafts.change((draft) => ({ ...draft, comments: { ...draft.comments, [outcome.id]: text } })),
    /** The comment goes into the draft with every letter, and into a verdict already given on leaving the field. */
    leave: () => {
      void drafts.flush();
      if (outcome.verdict && outcome.verdict.comment !== comment) give(outcome.verdict.result);
    },
  };
}
