import { createVerifier } from 'fast-jwt';
import type { Algorithm } from 'fast-jwt';
import { createPublicKey } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { refuse } from '../kernel/refusal.ts';
import { codeOf } from '../kernel/thrown.ts';

export interface Claims {
  sub: string;
  [claim: string]: unknown;
}

export interface TokenVerifier {
  /** The claims of a token that is genuine, has not expired and is good where the request came; refuses otherwise. */
  verify(token: string, request: IncomingMessage): Promise<Claims>;
  /**
   * The claims of whatever the identity service has signed, of an issuer that is good where the request came, and what its
   * head says that it is. Nothing else of it is looked at.
   * @param refused ends the request where it is not genuine, or has expired
   */
  genuine(
    token: string,
    request: IncomingMessage,
    refused: () => never,
  ): Promise<{ claims: Record<string, unknown>; type: string | undefined }>;
}

export type Jwk = JsonWebKey & { kid?: string; use?: string; alg?: Algorithm };

interface Source {
  /** @param signal aborts once nobody waits any longer */
  keys: (signal: AbortSignal) => Promise<{ keys: readonly Jwk[] }>;
  /** Told when they could not be read. */
  failed?: (error: unknown) => void;
  /** Whether tokens of this issuer are accepted where a request came. */
  issuer: (issuer: string, request: IncomingMessage) => boolean;
  /** What tokens have to be made for (`aud`). */
  audience: string;
  /** The clients of the identity service to which tokens have to be given (`azp`). */
  clients: readonly string[];
  /** Whether the session that a token is of has ended meanwhile. */
  isOver?: (claims: Claims) => boolean;
}

/** What one key checks: access tokens, and whatever else it has signed. */
interface Verifiers {
  access: (token: string) => Claims;
  any: (token: string) => Record<string, unknown>;
}

/**
 * Unknown keys are looked up again, but not more often than this, so that nobody can make us hammer. Whoever comes in between
 * waits: right after a service has changed its keys nobody is sent to sign in again.
 */
const lookUpIntervalMs = 1_000;
/** Keys are asked for again after this, so that one that was taken back is not good for ever. */
const staleAfterMs = 600_000;
/** A look-up that is not answered by then has failed. */
const lookUpTimeoutMs = 3_000;
/** After a look-up that failed, the next one waits as long. */
const pauseSeconds = 2;
/** How far clocks may be apart. */
const toleranceMs = 5_000;

/** Checks access tokens against the keys of the identity service. */
export function createTokenVerifier(source: Source, timeoutMs = lookUpTimeoutMs): TokenVerifier {
  let verifiers = new Map<string, Verifiers>();
  let lookedUpAt = -Infinity;
  let failedAt = -Infinity;
  let looking: Promise<void> | undefined;

  /** One look-up, in its turn, for everybody who waits for it. */
  const lookUp = () =>
    (looking ??= turn()
      .then(() => readKeys(source, timeoutMs))
      .then(
        (found) => {
          verifiers = found;
          lookedUpAt = Date.now();
        },
        (error: unknown) => {
          failedAt = Date.now();
          source.failed?.(error);
        },
      )
      .finally(() => (looking = undefined)));

  const turn = () => {
    const left = lookUpIntervalMs - (Date.now() - lookedUpAt);
    return left > 0 ? wait(left, undefined, { ref: false }) : Promise.resolve();
  };

  async function verifierOf(kid: string) {
    const mayAsk = Date.now() - failedAt > pauseSeconds * 1000;
    const known = verifiers.get(kid);
    if (known) {
      if (mayAsk && Date.now() - lookedUpAt > staleAfterMs) void lookUp();
      return known;
    }
    if (mayAsk) {
      const begunBefore = looking;
      await lookUp();
      // What was asked for before may have been answered before the key was there.
      if (begunBefore && !verifiers.has(kid) && failedAt <= lookedUpAt) await lookUp();
    }
    const found = verifiers.get(kid);
    // Nothing is wrong with the session, as far as is known: whoever is told to sign in again would do it for nothing.
    if (!found && failedAt > lookedUpAt)
      refuse('unavailable', keysOutOfReach, { headers: { 'retry-after': String(pauseSeconds) } });
    return found;
  }

  return {
    async verify(token, request) {
      const { kid, typ } = headOf(token);
      if (kid === undefined) refuse('not_signed_in', 'This is not a token of ours. Sign in again.');
      const verifier = await verifierOf(kid);
      if (!verifier)
        refuse('not_signed_in', 'Your session was made with a key that is no longer valid. Sign in again.');
      const claims = attempt(verifier.access, token);
      const fault = faultOf(claims, typ, source, request);
      if (fault) refuse('not_signed_in', `${fault} Sign in again.`);
      if (source.isOver?.(claims))
        refuse('not_signed_in', 'This session has ended. Sign in again; what you typed is kept.');
      return claims;
    },
    async genuine(token, request, refused) {
      const { kid, typ } = headOf(token);
      const verifier = kid === undefined ? undefined : await verifierOf(kid);
      if (!verifier) return refused();
      try {
        const claims = verifier.any(token);
        if (typeof claims['iss'] === 'string' && source.issuer(claims['iss'], request))
          return { claims, type: typ };
      } catch {
        // Said below.
      }
      return refused();
    },
  };
}

const keysOutOfReach =
  'The sign-in service does not answer, so that nobody can be let in at the moment. You stay signed in, and nothing was changed; try again in a moment.';

async function readKeys({ keys }: Source, timeoutMs: number) {
  const verifiers = new Map<string, Verifiers>();
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () =>
      fail(new Error('The keys of the identity service came too late.')),
    );
  });
  const found = await Promise.race([keys(signal), late]);
  for (const key of found.keys) {
    if (key.use === 'enc' || !key.kid) continue;
    const pem = createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    const algorithms = [key.alg ?? 'RS256'];
    const settings = { key: pem.toString(), algorithms, clockTolerance: toleranceMs };
    verifiers.set(key.kid, {
      access: createVerifier({ ...settings, cache: 1000, requiredClaims }),
      any: createVerifier(settings),
    });
  }
  return verifiers;
}

const requiredClaims = ['sub', 'iss', 'aud', 'azp', 'exp', 'iat', 'typ'];
/** What the head of a JWT says that it is: Keycloak says the first, RFC 9068 the second. */
const headTypes = ['jwt', 'at+jwt', undefined];

/** What is wrong with a genuine token that has not expired; undefined where nothing is. */
function faultOf(
  claims: Claims,
  headType: string | undefined,
  { issuer, audience, clients }: Source,
  request: IncomingMessage,
): string | undefined {
  const { sub, iss, aud, azp, typ } = claims;
  if (typeof sub !== 'string') return 'This session is not that of a person.';
  if (typeof iss !== 'string' || !issuer(iss, request))
    return 'This session belongs to another sign-in service.';
  // An ID token of the same service says who signed in, not that they may call.
  if (typ !== 'Bearer' || !headTypes.includes(headType)) return 'This is not an access token.';
  if (![aud].flat().includes(audience) || typeof azp !== 'string' || !clients.includes(azp))
    return 'This session was made for another application.';
  if (
    !isTime(claims['exp']) ||
    !isTime(claims['iat']) ||
    Number(claims['iat']) * 1000 > Date.now() + toleranceMs
  )
    return 'The times in this session are not as they should be.';
  return undefined;
}

const isTime = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value > 0;

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

/** Which key a token says that it is signed with, and what it says that it is. */
function headOf(token: string): { kid?: string; typ?: string | undefined } {
  try {
    const { kid, typ }: { kid?: unknown; typ?: unknown } = JSON.parse(
      Buffer.from(token.split('.')[0] ?? '', 'base64url').toString(),
    );
    return typeof kid === 'string' ? { kid, typ: typ === undefined ? typ : String(typ).toLowerCase() } : {};
  } catch {
    return {};
  }
}
