import { createVerifier } from 'fast-jwt';
import type { Algorithm } from 'fast-jwt';
import { createPublicKey } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';
import { refuse } from '../kernel/refusal.ts';
import { codeOf } from '../kernel/thrown.ts';

export interface Claims {
  sub: string;
  [claim: string]: unknown;
}

export interface TokenVerifier {
  /** The claims of a token that is genuine and has not expired; refuses otherwise. */
  verify(token: string): Promise<Claims>;
}

export type Jwk = JsonWebKey & { kid?: string; use?: string; alg?: Algorithm };

interface Source {
  keys: () => Promise<{ keys: readonly Jwk[] }>;
  /** Whether tokens of this issuer are accepted. */
  issuer: (issuer: string) => boolean;
}

/** Unknown keys are looked up again, but not more often than this, so that nobody can make us hammer. */
const lookUpIntervalMs = 10_000;

/** Checks access tokens against the keys of the identity service. */
export function createTokenVerifier({ keys, issuer }: Source): TokenVerifier {
  const verifiers = new Map<string, (token: string) => Claims>();
  let lookedUpAt = 0;

  const lookUp = async () => {
    lookedUpAt = Date.now();
    const found = await keys();
    verifiers.clear();
    for (const key of found.keys) {
      if (key.use === 'enc' || !key.kid) continue;
      const pem = createPublicKey({ key, format: 'jwk' }).export({
        type: 'spki',
        format: 'pem',
      });
      const algorithms = [key.alg ?? 'RS256'];
      verifiers.set(
        key.kid,
        createVerifier({ key: pem.toString(), algorithms, cache: 1000, clockTolerance: 5_000 }),
      );
    }
  };

  return {
    async verify(token) {
      const kid = keyIdOf(token);
      if (kid === undefined) refuse('not_signed_in', 'This is not a token of ours. Sign in again.');
      if (!verifiers.has(kid) && Date.now() - lookedUpAt > lookUpIntervalMs) await lookUp();
      const verifier = verifiers.get(kid);
      if (!verifier)
        refuse('not_signed_in', 'Your session was made with a key that is no longer valid. Sign in again.');
      const claims = attempt(verifier, token);
      if (typeof claims.sub !== 'string' || typeof claims['iss'] !== 'string' || !issuer(claims['iss']))
        refuse('not_signed_in', 'This session belongs to another sign-in service. Sign in again.');
      // An ID token of the same service says who signed in, not that they may call.
      if (claims['typ'] !== 'Bearer') refuse('not_signed_in', 'This is not an access token. Sign in again.');
      return claims;
    },
  };
}

function attempt(verifier: (token: string) => Claims, token: string): Claims {
  try {
    return verifier(token);
  } catch (error) {
    const expired = codeOf(error) === 'FAST_JWT_EXPIRED';
    refuse(
      'not_signed_in',
      expired ? 'Your session has expired. Sign in again; what you typed is kept.' : undefined,
    );
  }
}

function keyIdOf(token: string): string | undefined {
  try {
    const header: { kid?: unknown } = JSON.parse(
      Buffer.from(token.split('.')[0] ?? '', 'base64url').toString(),
    );
    return typeof header.kid === 'string' ? header.kid : undefined;
  } catch {
    return undefined;
  }
}
