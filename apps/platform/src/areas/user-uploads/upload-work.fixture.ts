import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { beginRun, carryOut } from '../../jobs/run.ts';
import type { Run } from '../../jobs/run.ts';
import { clientId, own, personOf } from '../../testing/template.ts';
import { startTestContext } from '../../testing/test-context.ts';
import type { TestContext } from '../../testing/test-context.ts';
import type { Upload } from './upload.ts';
import { storeUserUpload } from './work.ts';

export interface TestUploadWork extends TestContext {
  warnings: unknown[];
  /** Puts an upload of the account manager's in place, as the platform would have. @returns its id */
  put(table: Buffer, mode: Upload['mode']): Promise<string>;
  /** An upload with what its job knows of it. */
  upload(id: string): Promise<UploadWithRun>;
}

type UploadWithRun = Upload & Pick<Run, 'attempts'> & { lease: string | null };

/** Everything that the work on uploads stands on, and no platform that would do the work by itself. */
export async function startUploadWork(): Promise<TestUploadWork> {
  const context = await startTestContext('demo');
  const { query, files, database } = context;
  const manager = personOf('manager');
  return {
    ...context,
    warnings: [],
    async put(table, mode) {
      const [id, file] = [randomUUID(), await files.keep(randomUUID(), table)];
      const tenant = { clientId, accountId: own };
      const principal = {
        ...tenant,
        userId: manager.id,
        roles: manager.roles,
        siteId: manager.siteId,
        impersonatorId: null,
      };
      await query(
        `insert into user_upload (id, client_id, account_id, created_by, principal, file_id, file_name, media_type, size, mode)
          values ($1, $2, $3, $4, $5, $6, 'people.csv', 'text/csv', $7, $8)`,
        [id, clientId, own, manager.id, JSON.stringify(principal), file.id, table.length, mode],
      );
      await database.asTenant(tenant, (queries) =>
        enqueue(queries, storeUserUpload, { id }, { ...tenant, key: id }),
      );
      return id;
    },
    upload: async (id) => {
      const [upload] = await query<UploadWithRun>(
        `select user_upload.*, job.attempts, job.lease from user_upload join job on key = user_upload.id::text
          where user_upload.id = $1`,
        [id],
      );
      return upload!;
    },
  };
}

/** The run of the next upload whose time has come, as the queue would have begun it. */
export async function beginNextRun({ database }: Context): Promise<Run | undefined> {
  const { rows } = await database.asSystem((queries) =>
    sql<{ id: string }>`update job set state = 'running'
      where id = (select id from job where state = 'waiting' and run_at <= now()
        order by created_at limit 1 for update skip locked)
      returning id`.execute(queries),
  );
  return rows[0] && beginRun(database, rows[0].id);
}

/** Carries out one run. @returns false where there is nothing to do */
export async function workOnOne(uploads: TestUploadWork, signal: AbortSignal): Promise<boolean> {
  const run = await beginNextRun(uploads);
  const warn = (error: unknown) => uploads.warnings.push(error);
  if (run) await carryOut(storeUserUpload, run, { context: uploads, signal, warn });
  return run !== undefined;
}

/** A database whose holder is ended after so many transactions of a tenant: the work stops in the middle. */
export function endingAfter(database: Database, transactions: number, end: () => void): Database {
  let count = 0;
  return {
    ...database,
    asTenant: async (scope, work) => {
      count += 1;
      if (count > transactions) end();
      return database.asTenant(scope, work);
    },
  };
}
