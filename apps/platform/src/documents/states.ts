import type { Resource } from '@moderator/contract';
import { refuse } from '../kernel/refusal.ts';
import type { Body } from './document.ts';

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
