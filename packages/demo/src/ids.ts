import { createHash } from 'node:crypto';

/**
 * An id that follows from a name, the same on every machine: a UUID of version 5 layout. It has to stay as it
 * is, whatever else makes ids: data directories and addresses that people keep hold these.
 * @example stableId('demo', 'attempt', 12)
 */
export function stableId(...name: (string | number)[]): string {
  const bytes = createHash('sha1')
    .update(`moderator\0${name.join('\0')}`)
    .digest()
    .subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
