import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startEmbeddedDatabase } from '../embedded/database/supervisor.ts';
import { silentLog } from '../embedded/silent-log.ts';
import { StartupError } from '../kernel/startup-error.ts';
import { copyOfTemplate } from '../testing/copy-of-template.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';

const cluster = inject('cluster');
const name = `role_${randomBytes(6).toString('hex')}`;
let administration: pg.Client;

beforeAll(async () => {
  administration = new pg.Client({ ...cluster, database: 'postgres' });
  await administration.connect();
});
afterAll(() => administration.end());

const migrated = async (connection: pg.PoolConfig, more?: Record<string, string>) => {
  const pool = createPool(connection, () => undefined);
  try {
    await migrate(pool, more);
  } finally {
    await pool.end();
  }
};

describe('a second database of a server, whose owner is another', () => {
  beforeAll(async () => {
    await administration.query(`create role ${name} login`);
    await administration.query(`create database ${name} owner ${name}`);
  });
  afterAll(async () => {
    await administration.query(`drop database ${name} with (force)`);
    await administration.query(`drop role ${name}`);
  });
  const owned = { ...cluster, user: name, database: name };

  it('is told what its administrator has to say, and is left as it was', async () => {
    const starting = migrated(owned);
    await expect(starting).rejects.toThrow(StartupError);
    await expect(starting).rejects.toThrow(`grant moderator_application to ${name}; then start again`);
    const client = new pg.Client(owned);
    await client.connect();
    const { rows } = await client.query(`select to_regclass('public.migration') as migration`);
    await client.end();
    expect(rows).toEqual([{ migration: null }]);
  });

  it('works once that was said', async () => {
    await administration.query(`grant moderator_application to ${name}`);
    await expect(migrated(owned)).resolves.toBeUndefined();
    await expect(migrated(owned)).resolves.toBeUndefined();
  });
});

describe('a release that changes what the role may do', () => {
  const database = `${name}_release`;
  const there = { ...cluster, database };
  beforeAll(() => administration.query(copyOfTemplate(database, 'empty')));
  afterAll(() => administration.query(`drop database ${database} with (force)`));

  it('goes on at the next start where it stopped between its migrations', async () => {
    const first = { 'one: rights': 'revoke select on attempt from moderator_application' };
    await expect(migrated(there, { ...first, 'two: stops': 'select 1 / 0' })).rejects.toThrow('two: stops');
    await expect(migrated(there, { ...first, 'two: stops': 'select 1' })).resolves.toBeUndefined();
    await expect(migrated(there)).resolves.toBeUndefined();
  });
});

describe('a dump that was restored', () => {
  let directory: string;
  let server: Awaited<ReturnType<typeof startEmbeddedDatabase>>;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'moderator-role-'));
    server = await startEmbeddedDatabase({ directory, log: silentLog, isThrowaway: true });
    await migrated(server.connection);
  });
  afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });
  const run = async (...statements: string[]) => {
    const client = new pg.Client(server.connection);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };

  it.each([
    ['a policy', 'drop policy visitor on attempt'],
    ['a right on a table', 'revoke select on attempt from moderator_application'],
    ['a right on a column', 'revoke update (superseded_by) on report from moderator_application'],
  ])('without %s is refused, and nothing of it is changed', async (_, loss) => {
    await migrated(server.connection);
    const client = new pg.Client(server.connection);
    await client.connect();
    const before = await client.query('select count(*) from migration');
    await client.query(loss);
    await expect(migrated(server.connection)).rejects.toThrow(/rules that keep accounts apart.*once more/s);
    expect((await client.query('select count(*) from migration')).rows).toEqual(before.rows);
    // As before, for the next.
    await client.query(`comment on table migration is null`);
    await client.end();
  });

  it('into a server without the role is refused, and the role is there for the next try', async () => {
    await migrated(server.connection);
    await run('drop owned by moderator_application', 'drop role moderator_application');
    await expect(migrated(server.connection)).rejects.toThrow('The role is there now');
    await run('set role moderator_application');
  });
});
