import type { DraftBody, Result, WorkspaceOutcome } from '@moderator/contract/types';
import { noJudgement } from '../draft/draft-body.ts';

type Change = (draft: DraftBody) => DraftBody;

/**
 * What a moderator gave as their verdict on an outcome that has none yet, and the platform does not have: it waits with their draft. Null
 * where nothing does. Another verdict on what has one is a change, which nobody makes for them later.
 */
export const waitingOn = (body: DraftBody, { id, verdict }: Pick<WorkspaceOutcome, 'id' | 'verdict'>) =>
  verdict ? null : (body.judgements[id]?.result ?? null);

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
