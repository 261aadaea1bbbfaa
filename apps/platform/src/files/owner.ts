import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { onlyRow } from '../database/only-row.ts';
import type { ByteStore } from './byte-store.ts';
import { StorageError } from './storage-error.ts';

/** Beside the files, and no part of them. */
export const ownerKey = 'platform';

/**
 * Whether the files of a place are those of this database: whose came first is written down there. A copy of a database that was
 * restored elsewhere is another platform, and has to leave alone what it does not know.
 */
export async function ownsFiles(queries: Queries, store: ByteStore): Promise<boolean> {
  const { id } = onlyRow(await sql<{ id: string }>`select id from platform`.execute(queries));
  if (!(await store.look(ownerKey)))
    await store.write(ownerKey, [Buffer.from(id)]).catch((error: unknown) => {
      // Another process of the same platform may have been there first.
      if (!(error instanceof StorageError)) throw error;
    });
  return (await text(store.read(ownerKey))) === id;
}
