import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { issuerAddress } from '../addresses.ts';
import { publicJwk, readKey } from './badge-key.ts';

/** Words that credentials and profiles are written in. */
export const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

/** Who issues badges, and their public key; undefined for an account that has signed nothing. */
export async function badgeIssuer(
  { database, config }: { database: Database; config: Config },
  accountId: string,
): Promise<{ profile: object; key: object } | undefined> {
  const key = await readKey(database, accountId);
  if (!key) return undefined;
  const { rows } = await database.asSystem((queries) =>
    sql<{ name: string }>`select body ->> 'name' as name from document
      where kind = 'accounts' and id = ${accountId}::uuid`.execute(queries),
  );
  const id = issuerAddress(config, accountId);
  return {
    profile: { '@context': contexts, id, type: ['Profile'], name: rows[0]?.name ?? '' },
    key: publicJwk(key, `${id}/key`),
  };
}
