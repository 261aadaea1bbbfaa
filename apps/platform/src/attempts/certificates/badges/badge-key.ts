import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { JsonWebKey, KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

interface Account {
  clientId: string;
  accountId: string;
}

/** The key that an account signs with (Ed25519), made when it signs first; of two at once, one wins. */
export async function badgeKey(database: Database, { clientId, accountId }: Account): Promise<KeyObject> {
  const stored = await readKey(database, accountId);
  if (stored) return stored;
  const made = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  await database.asSystem((queries) =>
    sql`insert into badge_key (account_id, client_id, private_key)
      values (${accountId}::uuid, ${clientId}::uuid, ${JSON.stringify(made)}::jsonb) on conflict do nothing`.execute(
      queries,
    ),
  );
  return (await readKey(database, accountId)) ?? createPrivateKey({ key: made, format: 'jwk' });
}

/** The same, where the account has signed something. */
export async function readKey(database: Database, accountId: string): Promise<KeyObject | undefined> {
  const { rows } = await database.asSystem((queries) =>
    sql<{
      private_key: JsonWebKey;
    }>`select private_key from badge_key where account_id = ${accountId}::uuid`.execute(queries),
  );
  return rows[0] && createPrivateKey({ key: rows[0].private_key, format: 'jwk' });
}

/** Its public half, as whoever checks a signature takes it. */
export const publicJwk = (key: KeyObject, kid: string) => ({
  ...createPublicKey(key).export({ format: 'jwk' }),
  kid,
  alg: 'EdDSA',
  use: 'sig',
});

/**
 * A credential as a JWT (Open Badges 3.0, section 8.2; RFC 8037). The head has no other words than these.
 * @param kid where the public key is
 */
export function signedJwt(key: KeyObject, kid: string, payload: object): string {
  const text = [{ alg: 'EdDSA', kid, typ: 'JWT' }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
}
