import type { Resource } from '@moderator/contract';
import type { RequestContext } from '../kernel/call.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Body, StoredDocument } from './document.ts';
import { historyOf } from './history.ts';
import type { Paged } from './list-conditions.ts';

/**
 * Checks a change of state against what is and what may follow it.
 * @param from the state that the caller believes it to be in
 */
export function nextState({ machine = {} }: Resource, body: Body, from: unknown, to: string): void {
  const state = String(body['state']);
  if (state !== from)
    refuse('wrong_state', `It is ${state}, not ${String(from)}: somebody was faster. Nothing was changed.`);
  const possible = machine[state] ?? [];
  if (!possible.includes(to))
    refuse(
      'wrong_state',
      `What is ${state} can become ${possible.join(' or ') || 'nothing else'}. Nothing was changed.`,
    );
}

/** How the state of a document changed, the latest first: its moves are the actions `draft to pending`. */
export async function stateHistory(
  call: Pick<RequestContext, 'queries'>,
  { storedAs }: Resource,
  { id }: StoredDocument,
  asked: Paged,
) {
  const { rows, ...page } = await historyOf(call, { kind: storedAs, id }, asked, true);
  const changes = rows.map(({ action, version, by, at, reason }) => {
    const [from = '', to = ''] = action.split(' to ');
    return { from, to, version, by, at, reason };
  });
  return { data: changes, ...page };
}
