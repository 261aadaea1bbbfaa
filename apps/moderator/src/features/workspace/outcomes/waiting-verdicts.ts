import type { DraftBody, Result, WorkspaceOutcome } from '@moderator/contract/types';
import { noJudgement } from '../draft/draft-body.ts';

type Change = (draft: DraftBody) => DraftBody;

/** What a moderator gave as their verdict and the platform does not have: it waits with their draft. Null where nothing does. */
export function waitingOn(
  body: DraftBody,
  { id, verdict }: Pick<WorkspaceOutcome, 'id' | 'verdict'>,
): Result | null {
  const given = body.judgements[id]?.result ?? null;
  return given === verdict?.result ? null : given;
}

/** Keeps a verdict that did not arrive. */
export const keepWaiting =
  (outcomeId: string, result: Result): Change =>
  (draft) => ({ ...draft, judgements: { ...draft.judgements, [outcomeId]: { ...noJudgement, result } } });

/** Lets go of it: it has arrived, or another one has. */
export const letGo =
  (outcomeId: string): Change =>
  (draft) => {
    const { [outcomeId]: _, ...judgements } = draft.judgements;
    return { ...draft, judgements };
  };
