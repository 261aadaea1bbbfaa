import { createHash } from 'node:crypto';

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
  const bytes = createHash('sha1')
    .update(`moderator\0${name.join('\0')}`)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
