import type { webcrypto } from 'node:crypto';
import type { Certificate } from 'pkijs';

/** Who seals: a private key, and its certificate with those above it, its own first. */
export interface Signer {
  key: webcrypto.CryptoKey;
  certificates: readonly Certificate[];
}

/** The digest that everything here is signed over. */
export const digestName = 'SHA-256';
