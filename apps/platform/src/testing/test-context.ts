import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { areas } from '../areas.ts';
import type { Context } from '../context.ts';
import { createDatabase } from '../database/database.ts';
import { createPool } from '../database/pool.ts';
import { openFiles } from '../files/open-files.ts';
import { createMailer } from '../mail/mailer.ts';
import { copyOfTemplate } from './copy-of-template.ts';
import { testConfig } from './test-config.ts';

export interface TestContext extends Context {
  pool: pg.Pool;
  /** How its database is reached. */
  connection: pg.ClientConfig;
  /** Asks the database as its owner. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Everything that a platform stands on, on a database of its own, and no platform that works by itself. */
export async function startTestContext(template: 'demo' | 'empty'): Promise<TestContext> {
  const cluster = inject('cluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const administration = new pg.Client({ ...cluster, database: 'postgres' });
  await administration.connect();
  await administration.query(copyOfTemplate(name, template));
  const connection = { ...cluster, database: name };
  const directory = await mkdtemp(join(tmpdir(), 'moderator-context-'));
  const pool = createPool(connection, () => undefined);
  const [database, config, now] = [createDatabase(pool), testConfig(directory), () => new Date()];
  return {
    pool,
    connection,
    config,
    database,
    files: openFiles(config, 100_000_000),
    mailer: createMailer(config),
    signIns: undefined,
    scanner: undefined,
    encoder: undefined,
    hooks: areas.hooks,
    contentOrigin: () => undefined,
    now,
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await pool.query(text, values)).rows as Row[],
    stop: async () => {
      await pool.end();
      await administration.query(`drop database ${name} with (force)`);
      await administration.end();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
