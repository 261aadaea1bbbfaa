import { createHash } from 'node:crypto';

/** Who somebody is in an account, for those outside of it: always the same, and nothing that is used elsewhere. */
export const pseudonym = (accountId: string, userId: string): string =>
  createHash('sha256').update(`${accountId} ${userId}`).digest('hex').slice(0, 32);
