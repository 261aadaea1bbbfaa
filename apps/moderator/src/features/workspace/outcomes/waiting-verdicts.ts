import { useMemo, useSyncExternalStore } from 'react';
import type { Result, WorkspaceOutcome } from '@moderator/contract/types';
import { draftsOf } from '@/session/storage.ts';
import { isRecord, local } from '@/storage/guarded-storage.ts';

/** Verdicts that were given and did not arrive, by their outcome. */
export type Waiting = ReadonlyMap<string, Result>;

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const keyOf = (person: string, attemptId: string) => `${draftsOf(person)}verdicts:${attemptId}`;

function read(text: string | null): Map<string, Result> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    const entries = isRecord(kept) ? Object.entries(kept) : [];
    return new Map(entries.filter((each): each is [string, Result] => typeof each[1] === 'string'));
  } catch {
    return new Map();
  }
}

export const waitingOf = (person: string, attemptId: string): Waiting =>
  read(local.get(keyOf(person, attemptId)));

/** What a moderator gave on an attempt without a network; kept on this device until it is recorded. */
export function useWaiting(person: string, attemptId: string): Waiting {
  const text = useSyncExternalStore(subscribe, () => local.get(keyOf(person, attemptId)));
  return useMemo(() => read(text), [text]);
}

/** Outcomes on which a moderator has given nothing yet, not even on this device alone. */
export const notGiven = (outcomes: readonly WorkspaceOutcome[], waiting: Waiting): WorkspaceOutcome[] =>
  outcomes.filter(({ id, verdict }) => !verdict && !waiting.has(id));

/** Keeps a verdict that did not arrive, or lets go of one: it has arrived, or was refused. */
export function keepWaiting(
  person: string,
  attemptId: string,
  outcomeId: string,
  result: Result | null,
): void {
  const key = keyOf(person, attemptId);
  const waiting = read(local.get(key));
  if (result === null) waiting.delete(outcomeId);
  else waiting.set(outcomeId, result);
  if (waiting.size === 0) local.remove(key);
  else local.set(key, JSON.stringify(Object.fromEntries(waiting)));
  for (const listener of listeners) listener();
}
