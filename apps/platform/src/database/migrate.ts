import { readFile, readdir } from 'node:fs/promises';
import type { Pool, PoolClient } from 'pg';
import { resources } from '@moderator/contract';
import type { Resource } from '@moderator/contract';
import { Logger, runMigrations } from 'graphile-worker';
import { adoptApplicationRole, forgetRights, keepRights, refuseLostRights } from './application-role.ts';
import { describeDocumentKinds, unknownKinds } from './document-kinds.ts';
import { StartupError } from '../kernel/startup-error.ts';
import { messageOf } from '../kernel/thrown.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Names of the migrations that this version has, in their order. */
export const knownMigrations = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/**
 * Brings a database to the present schema. Several platforms may start at once: one migrates, the
 * others wait. Each file is one transaction and is recorded; a recorded file is not run again.
 * @param only names of migrations, where others are not to be run: what a backup was written with
 */
export async function migrate(
  pool: Pool,
  more: Record<string, string> = {},
  kinds: readonly Resource[] = resources,
  only?: ReadonlySet<string>,
): Promise<void> {
  const files = await knownMigrations();
  const stored = files.map(async (name) => [name, await readFile(new URL(name, folder), 'utf8')] as const);
  const all = [...(await Promise.all(stored)), ...Object.entries(more)];
  const migrations = all.filter(([name]) => only?.has(name) ?? true);
  const connection = await pool.connect();
  try {
    await connection.query(`select pg_advisory_lock(hashtext('moderator migrations'))`);
    await refuseBare(
      connection,
      migrations.map(([, text]) => text),
    );
    await connection.query('set app.system to on');
    await adoptApplicationRole(connection);
    const isKept = await refuseLostRights(connection);
    await connection.query(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    );
    // Before the others, which may enqueue.
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
    const done = new Set(
      (await connection.query<{ name: string }>('select name from migration')).rows.map(({ name }) => name),
    );
    refuseNewer(done, files);
    const pending = migrations.filter(([name]) => !done.has(name));
    if (pending.length > 0) await forgetRights(connection);
    for (const [name, text] of pending) {
      await connection.query('begin');
      try {
        await connection.query(text);
        await connection.query('insert into migration (name) values ($1)', [name]);
        await connection.query('commit');
      } catch (error) {
        await connection.query('rollback');
        throw new Error(`migration ${name} failed: ${messageOf(error)}`, { cause: error });
      }
    }
    const unknown = await unknownKinds(
      connection,
      kinds.filter(({ kind, storedAs }) => kind === storedAs),
    );
    if (unknown.length > 0) await forgetRights(connection);
    await describeDocumentKinds(connection, unknown);
    if (pending.length > 0 || unknown.length > 0 || !isKept) await keepRights(connection);
  } finally {
    await connection.query('set app.system to off').catch(() => undefined);
    await connection
      .query(`select pg_advisory_unlock(hashtext('moderator migrations'))`)
      .catch(() => undefined);
    connection.release();
  }
}

/**
 * A process of an older version goes on beside a newer one, but none begins behind it: what it does not know it might write wrongly.
 * @throws StartupError
 */
function refuseNewer(done: ReadonlySet<string>, known: readonly string[]): void {
  // Those of what is embedded are named otherwise, and are not there where it is not used.
  const unknown = [...done].filter((name) => name.endsWith('.sql') && !known.includes(name)).sort();
  if (unknown.length > 0)
    throw new StartupError(
      `The database belongs to a newer version of Moderator (it has ${unknown.at(-1)}). Nothing was changed; start that version or a later one, or restore a backup of before into another database.`,
    );
}

/**
 * Some distributions of PostgreSQL leave out what the others bring along: a database is not made with one of these, and one that another
 * PostgreSQL made would fail in the middle of calls.
 * @throws StartupError
 */
async function refuseBare(connection: PoolClient, migrations: readonly string[]): Promise<void> {
  const wanted = migrations.flatMap((text) =>
    [...text.matchAll(/create extension (?:if not exists )?(\w+)/g)].map(([, extension]) => extension),
  );
  const { rows } = await connection.query<{ name: string }>(
    'select distinct name from unnest($1::text[]) name where name not in (select name from pg_available_extensions) order by 1',
    [wanted],
  );
  if (rows.length > 0)
    throw new StartupError(
      `This PostgreSQL lacks extensions that it is usually delivered with: ${rows.map(({ name }) => name).join(', ')}. ` +
        'Nothing was changed. Install its "contrib" package, or use another PostgreSQL, and start again.',
    );
}
