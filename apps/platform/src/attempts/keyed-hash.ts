import { createHmac, createSecretKey } from 'node:crypto';
import type { KeyedHash } from '@moderator/moderation';

/** The order of a draw by the HMAC-SHA-256 of this machine, the same as anywhere else. */
export const keyedHash: KeyedHash = (seed) => {
  const key = createSecretKey(seed, 'utf8');
  return (id) => createHmac('sha256', key).update(id).digest('hex');
};
