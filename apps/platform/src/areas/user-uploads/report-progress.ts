import { sql } from 'kysely';
import type { Database, Queries } from '../../database/database.ts';
import type { Hooks } from '../../documents/hooks.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { JobTools } from '../../jobs/job.ts';
import type { Upload } from './upload.ts';

/** What the work on an upload stands on. */
export interface Work extends Pick<JobTools, 'signal' | 'progress'> {
  database: Database;
  files: FileStore;
  /** What people may be given, and by whom. */
  hooks: Hooks;
}

type Changes = Partial<
  Pick<Upload, 'state' | 'row_count' | 'checked' | 'done' | 'created' | 'refused' | 'code' | 'message'>
>;

/** Writes how far an upload is, in the transaction of the work that it tells of. */
export async function reportProgress(
  queries: Queries,
  { progress }: Work,
  upload: Upload,
  changes: Changes,
): Promise<void> {
  const { row_count, done } = { ...upload, ...changes };
  await progress(queries, row_count ? Math.floor((100 * done) / row_count) : 0);
  const set = sql.join(Object.entries(changes).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
  const over = changes.state && changes.state !== 'running';
  await sql`update user_upload set ${set} ${over ? sql`, finished_at = clock_timestamp()` : sql``}
    where id = ${upload.id}::uuid`.execute(queries);
}
