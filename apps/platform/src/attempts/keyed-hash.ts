import { createHmac } from 'node:crypto';
import type { KeyedHash } from '@moderator/moderation';

/** The order of a draw by the HMAC-SHA-256 of this machine, the same as anywhere else. */
export const keyedHash: KeyedHash = (seed) => (id) => createHmac('sha256', seed).update(id).digest('hex');
