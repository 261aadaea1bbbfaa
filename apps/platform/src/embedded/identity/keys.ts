import { generateKeyPair, randomBytes, type JsonWebKey } from 'node:crypto';
import { promisify } from 'node:util';
import type { IdentityDatabase } from './database.ts';
import { existing } from '../../kernel/existing.ts';

/** The secrets that all origins and processes share. */
export interface IdentityKeys {
  /** The private key that signs tokens. */
  signing: JsonWebKey & { kid: string };
  /** Signs cookies and the marks of forms. */
  cookie: string;
}

/** A public key set as jose and fast-jwt take it. */
export interface PublicKeySet {
  keys: (JsonWebKey & { kid: string; alg: 'RS256'; use: string })[];
}

/** Reads the keys, making them at the first start; of several processes at once, one wins. */
export async function loadKeys(database: IdentityDatabase): Promise<IdentityKeys> {
  return {
    signing: await keyFor(database, 'signing', newSigningKey),
    cookie: await keyFor(database, 'cookie', () => Promise.resolve(randomBytes(32).toString('base64url'))),
  };
}

/** The public half, for whoever checks tokens. */
export function publicKeySet({ signing }: IdentityKeys): PublicKeySet {
  const { kty, n, e, kid } = signing;
  return { keys: [{ kty, n, e, kid, alg: 'RS256', use: 'sig' }] };
}

async function newSigningKey(): Promise<IdentityKeys['signing']> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ format: 'jwk' });
  return { ...key, kid: randomBytes(12).toString('base64url'), alg: 'RS256', use: 'sig' };
}

async function keyFor<T>(database: IdentityDatabase, purpose: string, make: () => Promise<T>): Promise<T> {
  const read = async () => {
    const { rows } = await database.query<{ material: T }>(
      'SELECT material FROM identity.secret_key WHERE purpose = $1',
      [purpose],
    );
    return rows[0]?.material;
  };
  const stored = await read();
  if (stored !== undefined) return stored;
  await database.query(
    'INSERT INTO identity.secret_key (purpose, material) VALUES ($1, $2) ON CONFLICT (purpose) DO NOTHING',
    [purpose, JSON.stringify(await make())],
  );
  return existing(await read(), `key for ${purpose}`);
}
