import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Hooks } from '../../documents/hooks.ts';
import type { FileStore } from '../../files/file-store.ts';
import { giveBack, keepLease, LeaseLost, Stopped, takeUpload, tell } from './lease.ts';
import { readRows } from './read-rows.ts';
import { skipRows } from './report.ts';
import { storeAll, storeValid } from './store-rows.ts';
import { TableRefused } from '../../spreadsheets/table.ts';
import { scopeOfUpload } from './upload.ts';
import type { Upload } from './upload.ts';

export interface Workplace {
  database: Database;
  files: FileStore;
  /** What people may be given and by whom. */
  hooks: Hooks;
  warn: (error: unknown) => void;
}

/** What failed so often fails for a reason that is in it. */
const mostAttempts = 5;

/**
 * Takes one upload as far as it goes.
 * @returns false where there is none to be worked on
 */
export async function workOnOne(place: Workplace, signal: AbortSignal): Promise<boolean> {
  const { database, files } = place;
  const upload = await takeUpload(database);
  if (!upload) return false;
  const release = keepLease(database, upload);
  try {
    if (upload.state === 'running') await readAndStore(place, upload, signal);
    // Only now: what names bytes that are gone would be worked on for ever.
    await files.remove(upload.file_id!);
    await database.asSystem((queries) =>
      sql`update user_upload set file_id = null, lease = null, leased_until = null
        where id = ${upload.id}::uuid and lease = ${upload.lease}::uuid`.execute(queries),
    );
  } catch (error) {
    if (error instanceof Stopped) await giveBack(database, upload, upload.attempts - 1);
    else if (!(error instanceof LeaseLost)) await leaveForLater(place, upload, error);
  } finally {
    release();
  }
  return true;
}

async function readAndStore(
  { database, files, hooks }: Workplace,
  upload: Upload,
  signal: AbortSignal,
): Promise<void> {
  const bytes = {
    size: upload.size,
    read: (range?: { start: number; end: number }) => files.read(upload.file_id!, range),
  };
  try {
    if (upload.attempts > mostAttempts) return await fail(database, upload);
    if (upload.row_count === null) await readRows(database, upload, bytes, signal, hooks);
    await (upload.mode === 'all' ? storeAll : storeValid)(database, upload, signal);
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error;
    await refuseTable(database, upload, error.message);
  }
}

/** A table that is of no use has no rows to tell of. */
async function refuseTable(database: Database, upload: Upload, message: string): Promise<void> {
  await database.asTenant(scopeOfUpload(upload), async (queries) => {
    await sql`delete from user_upload_pending where upload_id = ${upload.id}::uuid`.execute(queries);
    await sql`delete from user_upload_row where upload_id = ${upload.id}::uuid`.execute(queries);
    await tell(queries, upload, { state: 'refused', checked: 0, done: 0, refused: 0, code: '4007', message });
  });
}

async function fail(database: Database, upload: Upload): Promise<void> {
  await database.asTenant(scopeOfUpload(upload), async (queries) => {
    await skipRows(queries, upload);
    const message = 'Something went wrong on our side. The report says which rows were stored.';
    await tell(queries, upload, { state: 'failed', code: 'internal', message });
  });
}

/** A database that is away comes back; what is wrong with the upload itself ends after some attempts. */
async function leaveForLater({ database, warn }: Workplace, upload: Upload, error: unknown): Promise<void> {
  warn(error);
  await giveBack(database, upload, upload.attempts, 2 ** upload.attempts);
}
