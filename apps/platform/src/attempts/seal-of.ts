import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { existing } from '../kernel/existing.ts';
import { refuse } from '../kernel/refusal.ts';
import { makeSigner } from '../pdf/seal/own-signer.ts';
import type { KeptSigner } from '../pdf/seal/own-signer.ts';
import { signerFromP12, signerOf } from '../pdf/seal/read-signer.ts';
import type { Signer } from '../pdf/seal/signer.ts';

interface Account {
  clientId: string;
  accountId: string;
  name: string;
}

/**
 * What an account seals with: the key that whoever runs the platform has put there for it (`SEAL_KEYS`), or one that is made when it
 * seals first; of two at once, one wins.
 * @throws RefusedError unavailable where its key cannot be read
 */
export async function signerOfAccount(
  { config, database, now }: Pick<Context, 'config' | 'database' | 'now'>,
  account: Account,
): Promise<Signer> {
  const own = await signerFromFile(join(config.sealKeys, account.accountId));
  if (own) return own;
  const stored = await readKept(database, account.accountId);
  if (stored) return signerOf(stored);
  const made = await makeSigner(account.name, now());
  await database.asSystem((queries) =>
    sql`insert into seal_key (account_id, client_id, private_key, certificate)
      values (${account.accountId}::uuid, ${account.clientId}::uuid, ${made.key}, ${made.certificate})
      on conflict do nothing`.execute(queries),
  );
  return signerOf(existing(await readKept(database, account.accountId), 'key that was made'));
}

/** A file of PKCS #12 with its password beside it; undefined where there is none. */
async function signerFromFile(path: string): Promise<Signer | undefined> {
  const file = await readFile(`${path}.p12`).catch(unlessMissing);
  if (!file) return undefined;
  const password = (await readFile(`${path}.password`, 'utf8').catch(unlessMissing)) ?? '';
  return signerFromP12(file, password.replace(/\r?\n$/, '')).catch((error: unknown) =>
    refuse(
      'unavailable',
      `The key that your provider seals with could not be read (${error instanceof Error ? error.message : 'unknown'}). Nothing was signed; what you wrote is kept. Tell whoever runs the platform.`,
    ),
  );
}

const unlessMissing = (error: unknown): undefined => {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
};

async function readKept(database: Database, accountId: string): Promise<KeptSigner | undefined> {
  const { rows } = await database.asSystem((queries) =>
    sql<KeptSigner>`select private_key as key, certificate from seal_key where account_id = ${accountId}::uuid`.execute(
      queries,
    ),
  );
  return rows[0];
}
