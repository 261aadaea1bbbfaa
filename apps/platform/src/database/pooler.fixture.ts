import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../testing/free-port.ts';
import { startDatabaseLine } from './line.fixture.ts';

const program = process.env.PGBOUNCER ?? 'pgbouncer';
const [major = 0, minor = 0] = (
  /PgBouncer (\d+)\.(\d+)/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout) ?? []
)
  .slice(1)
  .map(Number);

/** Whether a pgbouncer is here that keeps prepared statements of transactions. */
export const hasPooler = major > 1 || minor >= 21;
/** Told in the names of tests that are left out. */
export const withoutPooler = 'left out: no pgbouncer from 1.21 is on PATH or named by PGBOUNCER';

export interface Pooler {
  connection: pg.ClientConfig;
  stop(): Promise<void>;
}

/**
 * A pgbouncer on loopback that gives out two sessions by the transaction.
 * @param connectQuery what it asks of each session that it opens
 */
export async function startPooler(to: pg.ClientConfig, connectQuery = 'select 1'): Promise<Pooler> {
  const directory = await mkdtemp(join(tmpdir(), 'moderator-pooler-'));
  await chmod(directory, 0o755);
  const port = await freePort();
  // Nobody but who runs the database may reach its socket.
  const line = await startDatabaseLine();
  const { host, port: linePort, user, database } = line.through(to);
  const settings = join(directory, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
${database} = host=${host} port=${linePort} user=${user} connect_query='${connectQuery}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
max_prepared_statements = 200
`,
  );
  // It refuses to run as root.
  const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(program, ['-q', ...as, settings], { stdio: 'ignore' });
  const connection = { host: '127.0.0.1', port, user, database };
  while (!(await answers(connection))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    await wait(20);
  }
  return {
    connection,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await line.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
