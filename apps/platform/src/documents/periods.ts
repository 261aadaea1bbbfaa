import { refuse } from '../kernel/refusal.ts';
import type { Body } from './document.ts';

/** Fields that say when something begins, with those that say when it is over or renewed. */
const periods = [
  ['startsOn', 'expiresOn'],
  ['startsOn', 'renewsOn'],
  ['startsAt', 'endsAt'],
] as const;

/** Nothing is over before it begins. */
export function refuseEndBeforeStart(body: Body): void {
  for (const [start, end] of periods) {
    const [from, until] = [body[start], body[end]];
    if (typeof from !== 'string' || typeof until !== 'string' || Date.parse(from) <= Date.parse(until))
      continue;
    const sentence = `${end} is before ${start}. Nothing was changed.`;
    refuse('invalid_input', sentence, { errors: [{ path: `body.${end}`, message: sentence }] });
  }
}
