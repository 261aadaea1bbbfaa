import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../silent-log.ts';
import { connectionOfRunningDatabase, startEmbeddedDatabase, type EmbeddedDatabase } from './supervisor.ts';

let parent: string;
const running: EmbeddedDatabase[] = [];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'moderator-database-'));
  await chmod(parent, 0o755);
});
afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
  await rm(parent, { recursive: true, force: true });
});

async function start(directory: string): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ directory, log: silentLog });
  running.push(database);
  return database;
}

async function stop(database: EmbeddedDatabase): Promise<void> {
  running.splice(running.indexOf(database), 1);
  await database.stop();
}

async function ask(database: EmbeddedDatabase, sql: string): Promise<unknown[]> {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Runs the writing process until it has said the given line, then kills it. Answers the last number it said. */
function killWhen(directory: string, isTime: (line: string) => boolean): Promise<number> {
  const script = fileURLToPath(new URL('./supervisor-process.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = 0;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (Number(line) > 0) last = Number(line);
    if (isTime(line)) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.once('close', () => resolve(last)));
}

describe('the embedded database', () => {
  it('starts from nothing, sorts by code point, checks its pages and keeps what was written', async () => {
    const directory = join(parent, 'database');
    const first = await start(directory);
    const [settings] = await ask(
      first,
      `SELECT current_setting('data_checksums') AS checksums, current_setting('synchronous_commit') AS sync,
              current_setting('listen_addresses') AS listens, datlocale AS locale
         FROM pg_database WHERE datname = current_database()`,
    );
    expect(settings).toEqual({ checksums: 'on', sync: 'on', listens: '', locale: 'C.UTF-8' });
    await ask(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await stop(first);
    expect(await ask(await start(directory), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('is refused to a second start on the same directory, which can connect to the first instead', async () => {
    const directory = join(parent, 'database');
    expect(await connectionOfRunningDatabase(directory)).toBeUndefined();
    const first = await start(directory);
    await expect(start(directory)).rejects.toThrow(
      /^Another Moderator is already running on the database directory .*\. Stop it first, or set DATA_DIR/,
    );
    expect(await connectionOfRunningDatabase(directory)).toEqual(first.connection);
    await stop(first);
    expect(await connectionOfRunningDatabase(directory)).toBeUndefined();
  });

  it('has every acknowledged row after its process was killed', async () => {
    const directory = join(parent, 'database');
    const last = await killWhen(directory, (line) => Number(line) >= 200);
    const database = await start(directory);
    const [row] = (await ask(database, 'SELECT max(number)::int AS last FROM written')) as [{ last: number }];
    expect(row.last).toBeGreaterThanOrEqual(last);
  });

  it('comes up after a first start that was killed before the database was finished', async () => {
    const directory = join(parent, 'database');
    await killWhen(directory, (line) => line === 'starting');
    await mkdir(join(directory, 'cluster-unfinished-000000', 'base'), { recursive: true });
    const database = await start(directory);
    expect(await ask(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await expect(stat(join(directory, 'cluster-unfinished-000000'))).rejects.toThrow();
  });

  it('does not believe a pid file whose number belongs to another process now', async () => {
    const directory = join(parent, 'database');
    await stop(await start(directory));
    await writeFile(join(directory, 'cluster', 'postmaster.pid'), `${process.ppid}\n${directory}/cluster\n`);
    expect(await ask(await start(directory), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('works where the path is too long for a socket', async () => {
    const directory = join(parent, 'long-'.repeat(20), 'database');
    const database = await start(directory);
    expect(database.connection.host.length).toBeLessThan(80);
    expect(await ask(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await connectionOfRunningDatabase(directory)).toEqual(database.connection);
    const socket = database.connection.host;
    await stop(database);
    await expect(stat(socket)).rejects.toThrow();
  });

  it.skipIf(process.getuid?.() !== 0)(
    'works for root below a private directory (only root needs it)',
    async () => {
      await chmod(parent, 0o700);
      const database = await start(join(parent, 'database'));
      expect(await ask(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    },
  );

  it('is started again when it dies', async () => {
    const directory = join(parent, 'database');
    const database = await start(directory);
    const id = Number.parseInt(await readFile(join(directory, 'cluster', 'postmaster.pid'), 'utf8'), 10);
    process.kill(id, 'SIGKILL');
    await expect
      .poll(() => ask(database, 'SELECT 1 AS one').catch(() => []), { timeout: 15_000 })
      .toEqual([{ one: 1 }]);
    const again = Number.parseInt(await readFile(join(directory, 'cluster', 'postmaster.pid'), 'utf8'), 10);
    expect(again).not.toBe(id);
  });
});
