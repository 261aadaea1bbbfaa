import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Queries } from '../database/database.ts';
import type { Seal } from '../pdf/seal/seal.ts';

interface Owner {
  clientId: string;
  accountId: string;
  ownerId: string;
}

interface Sealing {
  clientId: string;
  accountId: string;
  /** Name of the account. */
  name: string;
  reason: string;
}

/** The seal of an account, under what it says. */
export async function sealOf(
  context: Context,
  { clientId, accountId, name, reason }: Sealing,
): Promise<Seal> {
  // What reads and makes keys is large, and needed at no other time.
  const { signerOfAccount } = await import('./seal-of.ts');
  return { signer: await signerOfAccount(context, { clientId, accountId, name }), name, reason };
}

/** Keeps a paper as a file; its bytes have reached the disk before the row that names them. */
export async function keepPaperFile(
  { files }: Context,
  queries: Queries,
  { clientId, accountId, ownerId }: Owner,
  name: string,
  bytes: Buffer,
): Promise<{ fileId: string; sha256: string }> {
  const fileId = randomUUID();
  const { size, sha256 } = await files.keep(fileId, bytes);
  const tenant = { client_id: clientId, account_id: accountId, owner_id: ownerId };
  const file = { id: fileId, ...tenant, name, media_type: 'application/pdf', size, sha256 };
  await queries.insertInto('stored_file').values(file).execute();
  return { fileId, sha256 };
}
