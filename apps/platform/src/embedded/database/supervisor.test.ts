import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../silent-log.ts';
import { locateBinaries } from './binaries.ts';
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

async function start(directory: string, postgresDirectory?: string): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ directory, log: silentLog, postgresDirectory });
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

/** A PostgreSQL of the machine: programs that do this. */
async function installed(programs: Record<string, string>): Promise<string> {
  const root = join(parent, 'installed');
  await mkdir(join(root, 'bin'), { recursive: true });
  for (const [name, does] of Object.entries(programs))
    await writeFile(join(root, 'bin', name), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  return root;
}

describe('a PostgreSQL of the machine', () => {
  it('makes a database, which the one from npm may run as well, and runs what that made', async () => {
    const { initdb, postgres } = await locateBinaries();
    const trace = join(parent, 'made-by-named');
    await writeFile(trace, '');
    await chmod(trace, 0o666);
    const named = await installed({
      initdb: `echo "$1" >> ${trace}; exec ${initdb} "$@"`,
      // Before a version is out it has such a name.
      postgres: `[ "$1" = --version ] && exec echo 'postgres (PostgreSQL) 18rc1'; exec ${postgres} "$@" -c cluster_name=named`,
    });
    const directory = join(parent, 'database');
    const asks = `SELECT answer, current_setting('cluster_name') AS cluster FROM kept`;
    const first = await start(directory, named);
    expect(await readFile(trace, 'utf8')).toContain('--pgdata=');
    await ask(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    expect(await ask(first, asks)).toEqual([{ answer: 42, cluster: 'named' }]);
    await stop(first);
    const second = await start(directory);
    expect(await ask(second, asks)).toEqual([{ answer: 42, cluster: '' }]);
    await stop(second);
    expect(await ask(await start(directory, named), asks)).toEqual([{ answer: 42, cluster: 'named' }]);
  });

  const says = (version: string) => `echo 'postgres (PostgreSQL) ${version}'`;
  it.each([
    ['none is there', {}, /^POSTGRES_DIR is .*installed, where no PostgreSQL runs .*ENOENT/],
    ['one that has no initdb', { postgres: says('18.4') }, /where no PostgreSQL runs .*initdb ENOENT/],
    [
      'one that does not run here',
      { initdb: says('18.4'), postgres: 'echo "libssl.so.3 is missing" >&2; exit 127' },
      /where no PostgreSQL runs \(libssl\.so\.3 is missing\)\. Nothing was changed\. Name the directory/,
    ],
    [
      'one of too old a version',
      { initdb: says('16.9'), postgres: says('16.9') },
      /which is "postgres \(PostgreSQL\) 16\.9"\. It has to be PostgreSQL 17 or later/,
    ],
    [
      'something else',
      { initdb: 'echo none', postgres: 'echo none' },
      /which is "none"\. It has to be PostgreSQL 17 or later/,
    ],
  ])('is refused in a sentence where it is %s', async (_, programs, sentence) => {
    const named = await installed(programs);
    await expect(start(join(parent, 'database'), named)).rejects.toThrow(sentence);
  });

  it('is refused where another version made the database, which stays as it is', async () => {
    const directory = join(parent, 'database');
    await stop(await start(directory));
    const named = await installed({ initdb: says('19beta1'), postgres: says('19beta1') });
    await expect(start(directory, named)).rejects.toThrow(
      /was made by PostgreSQL 18, but POSTGRES_DIR names 19beta1\. Nothing was changed\. Set POSTGRES_DIR to a PostgreSQL 18, or/,
    );
    expect(await ask(await start(directory), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it.skipIf(process.getuid?.() !== 0)(
    'is refused in a sentence where the user that runs it for root may not (only root needs it)',
    async () => {
      const named = await installed({
        initdb: says('18.4'),
        postgres: `[ "$(id -u)" = 0 ] || exit 126; ${says('18.4')}`,
      });
      await expect(start(join(parent, 'database'), named)).rejects.toThrow(
        /^The PostgreSQL in .*installed, which POSTGRES_DIR names, cannot be run: .* \(number \d+\) may not run it/,
      );
    },
  );
});
