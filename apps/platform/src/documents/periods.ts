import { refuse } from '../kernel/refusal.ts';

/**
 * Nothing is over before it begins.
 * @param start the field that says when something begins
 * @param end the one that says when it is over or renewed
 * @returns what was looked at
 * @example inOrder(licence, 'startsOn', 'expiresOn')
 */
export function inOrder<Fields extends object>(
  body: Fields,
  start: keyof Fields & string,
  end: keyof Fields & string,
): Fields {
  const [from, until] = [body[start], body[end]];
  if (typeof from !== 'string' || typeof until !== 'string' || Date.parse(from) <= Date.parse(until))
    return body;
  const sentence = `${end} is before ${start}. Nothing was changed.`;
  refuse('invalid_input', sentence, { errors: [{ path: `body.${end}`, message: sentence }] });
}
