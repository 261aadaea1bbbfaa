import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from '../../database/database.ts';
import type { Database } from '../../database/database.ts';
import { createPool } from '../../database/pool.ts';
import { createFileStore } from '../../files/file-store.ts';
import type { Upload } from './upload.ts';
import type { Workplace } from './work.ts';
import { clientId, own, personOf } from '../../testing/template.ts';

export interface TestWorkplace extends Workplace {
  warnings: unknown[];
  /** Puts an upload of the account manager's in place, as the platform would have. @returns its id */
  put(table: Buffer, mode: Upload['mode']): Promise<string>;
  upload(id: string): Promise<Upload>;
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Everything that the work on uploads stands on, and no platform that would do the work by itself. */
export async function startWorkplace(): Promise<TestWorkplace> {
  const cluster = inject('cluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const administration = new pg.Client({ ...cluster, database: 'postgres' });
  await administration.connect();
  await administration.query(`create database ${name} template template_demo`);
  const directory = await mkdtemp(join(tmpdir(), 'moderator-uploads-'));
  const pool = createPool({ ...cluster, database: name }, () => undefined);
  const files = createFileStore(directory, 100_000_000);
  const warnings: unknown[] = [];
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await pool.query(text, values)).rows as Row[];
  const manager = personOf('manager');
  return {
    database: createDatabase(pool),
    files,
    warnings,
    warn: (error) => warnings.push(error),
    query,
    async put(table, mode) {
      const [id, file] = [randomUUID(), await files.keep(randomUUID(), table)];
      const tenant = { clientId, accountId: own };
      const principal = {
        ...tenant,
        userId: manager.id,
        roles: manager.roles,
        siteId: null,
        impersonatorId: null,
      };
      await query(
        `insert into user_upload (id, client_id, account_id, created_by, principal, file_id, file_name, media_type, size, mode)
          values ($1, $2, $3, $4, $5, $6, 'people.csv', 'text/csv', $7, $8)`,
        [id, clientId, own, manager.id, JSON.stringify(principal), file.id, table.length, mode],
      );
      return id;
    },
    upload: async (id) => (await query<Upload>('select * from user_upload where id = $1', [id]))[0]!,
    stop: async () => {
      await pool.end();
      await administration.query(`drop database ${name} with (force)`);
      await administration.end();
      await rm(directory, { recursive: true, force: true });
    },
  };
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
