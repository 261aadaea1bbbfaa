import { hash } from 'node:crypto';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text has the form of an id, so that the database takes it for one. */
export const isId = (text: unknown): text is string => typeof text === 'string' && uuid.test(text);

/** The id of nothing: no thing ever has it. */
export const nilId = '00000000-0000-0000-0000-000000000000';

/**
 * An id that follows from a name, the same on every machine: a UUID of version 5 layout.
 * @example stableId('oulad', 'attempt', 'AAA', '2013J', '11391')
 */
export function stableId(...name: (string | number)[]): string {
  const hex = hash('sha1', `moderator\0${name.join('\0')}`, 'hex');
  // The version and the variant of RFC 9562, in place of what the hash has there.
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
