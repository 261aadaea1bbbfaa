import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { issuerAddress, statusAddress } from '../addresses.ts';
import type { StatusPurpose } from '../addresses.ts';
import { readKey, signedJwt } from './badge-key.ts';

/** Bits that a list has at least, so that few credentials in it tell nobody apart (Bitstring Status List, section 6.1). */
const leastBits = 131_072;

/** Which bits are set: the first is the leftmost one of the first byte. */
export function bitstring(set: readonly number[], last: number): Buffer {
  const bytes = Buffer.alloc(Math.ceil(Math.max(leastBits, last + 1) / 8));
  for (const index of set) bytes[index >> 3]! |= 0x80 >> (index & 7);
  return bytes;
}

/** The status list of an account's year as a signed credential; undefined where it has signed nothing. */
export async function statusList(
  { database, config, now }: { database: Database; config: Config; now: () => Date },
  accountId: string,
  year: number,
  purpose: StatusPurpose,
): Promise<string | undefined> {
  const key = await readKey(database, accountId);
  if (!key) return undefined;
  const condition =
    purpose === 'revocation'
      ? sql`(revoked_at is not null or replaced_at is not null)`
      : sql`questioned_at is not null`;
  const { rows } = await database.asSystem((queries) =>
    sql<{ running: number }>`select running from certificate
      where account_id = ${accountId}::uuid and year = ${year} and ${condition}`.execute(queries),
  );
  const set = rows.map(({ running }) => running);
  const id = statusAddress(config, accountId, year, purpose);
  const issuer = issuerAddress(config, accountId);
  const issuedAt = now();
  return signedJwt(key, `${issuer}/key`, {
    iss: issuer,
    jti: id,
    nbf: Math.floor(issuedAt.getTime() / 1000),
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom: issuedAt.toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: purpose,
      encodedList: `u${gzipSync(bitstring(set, Math.max(0, ...set))).toString('base64url')}`,
    },
  });
}
