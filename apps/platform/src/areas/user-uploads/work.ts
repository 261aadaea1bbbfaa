import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '../../database/database.ts';
import { hooksOf } from '../../documents/hooks.ts';
import { job } from '../../jobs/job.ts';
import type { JobTools } from '../../jobs/job.ts';
import { TableRefused } from '../../spreadsheets/table.ts';
import { readRows } from './read-rows.ts';
import { skipRows } from './report.ts';
import { storeAll, storeValid } from './store-rows.ts';
import { reportProgress } from './report-progress.ts';
import type { Work } from './report-progress.ts';
import { RightsLost } from './rights.ts';
import { scopeOfUpload } from './upload.ts';
import type { Upload } from './upload.ts';

/** Takes an upload as far as it goes: its table is read, then its rows are stored. */
export const storeUserUpload = job({
  name: 'store-user-upload',
  payload: z.object({ id: z.uuid() }),
  failure: 'The uploaded people could not be stored. What is stored stays, and the rest is tried again.',
  // What failed so often fails for a reason that is in it.
  tries: 5,
  run: ({ id }, tools) =>
    untilOver(id, tools, async (work, upload) => {
      try {
        if (upload.row_count === null) await readRows(work, upload);
        await (upload.mode === 'all' ? storeAll : storeValid)(work, upload);
      } catch (error) {
        if (error instanceof RightsLost) return fail(work, upload, 'not_allowed', error.message);
        if (!(error instanceof TableRefused)) throw error;
        await refuseTable(work, upload, error.message);
      }
    }),
  giveUp: ({ id }, tools) => untilOver(id, tools, (work, upload) => fail(work, upload, 'internal', failed)),
});

async function untilOver(
  id: string,
  { context, signal, progress }: JobTools,
  end: (work: Work, upload: Upload) => Promise<void>,
): Promise<void> {
  const { database, files } = context;
  const hooks = hooksOf(context.hooks, 'users');
  const upload = await database.asSystem((queries) => markRunning(queries, id));
  if (!upload?.file_id) return;
  if (upload.state === 'running') await end({ database, files, hooks, signal, progress }, upload);
  // Only now: what names bytes that are gone would be worked on for ever.
  await files.remove(upload.file_id);
  await database.asSystem(async (queries) => {
    await progress(queries);
    await sql`update user_upload set file_id = null, leased_until = null where id = ${id}::uuid`.execute(
      queries,
    );
  });
}

async function markRunning(queries: Queries, id: string): Promise<Upload | undefined> {
  const { rows } = await sql<Upload>`
    update user_upload set state = case state when 'waiting' then 'running' else state end
    where id = ${id}::uuid returning *`.execute(queries);
  return rows[0];
}

/** A table that is of no use has no rows to tell of. */
async function refuseTable(work: Work, upload: Upload, message: string): Promise<void> {
  await work.database.asTenant(scopeOfUpload(upload), async (queries) => {
    await sql`delete from user_upload_pending where upload_id = ${upload.id}::uuid`.execute(queries);
    await sql`delete from user_upload_row where upload_id = ${upload.id}::uuid`.execute(queries);
    const nothing = { checked: 0, done: 0, refused: 0 };
    await reportProgress(queries, work, upload, { state: 'refused', ...nothing, code: '4007', message });
  });
}

const failed = 'Something went wrong on our side. The report says which rows were stored.';

/** Ends with a report of what was stored; the other rows are told as left out. */
async function fail(work: Work, upload: Upload, code: string, message: string): Promise<void> {
  await work.database.asTenant(scopeOfUpload(upload), async (queries) => {
    await skipRows(queries, upload);
    await reportProgress(queries, work, upload, { state: 'failed', code, message });
  });
}
