import { createReadStream } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import type { z } from 'zod';
import { from as copyFrom } from 'pg-copy-streams';
import type { ByteStore } from '../files/byte-store.ts';
import { codeOf } from '../kernel/thrown.ts';
import { BackupError } from './backup-error.ts';
import { copyFile } from './copy-files.ts';
import { hashOf } from './hashed.ts';
import {
  BackedUpFile,
  FileElsewhere,
  Manifest,
  keptFolders,
  keptPrefixes,
  manifestName,
} from './manifest.ts';
import { keptTables, nameOf, ownSchema, quoted } from './tables.ts';

/** Reads what a backup says that it holds. @throws BackupError where it is none, or not whole */
export async function readManifest(directory: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(directory, manifestName), 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new BackupError(
      `There is no ${manifestName} in ${directory}: it is not a backup, or one that was not finished. Nothing was changed.`,
    );
  }
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new BackupError(
    `${manifestName} in ${directory} is not that of a backup that this version can read. Nothing was changed.`,
  );
}

/**
 * Looks whether every part of a backup is as it was written.
 * @throws BackupError that names the first one that is not
 */
export async function checkBackup(directory: string, manifest: Manifest, store: ByteStore): Promise<void> {
  const isAs = async (path: string, sha256: string) =>
    (await hashOf(join(directory, path)).catch(() => undefined))?.sha256 === sha256;
  for (const { file, sha256 } of [
    ...manifest.tables,
    manifest.files,
    ...(manifest.elsewhere ? [manifest.elsewhere] : []),
  ])
    if (!(await isAs(file, sha256)))
      throw new BackupError(`${file} of the backup is missing or was changed. Nothing was changed here.`);
  for await (const { path, sha256 } of filesOf(directory, manifest))
    if (!(await isAs(join('data', path), sha256)))
      throw new BackupError(
        `data/${path} of the backup is missing or was changed. Nothing was changed here.`,
      );
  if (!manifest.elsewhere) return;
  for await (const { path, size } of linesOf(directory, manifest.elsewhere.file, FileElsewhere))
    if ((await store.look(path))?.size !== size)
      throw new BackupError(
        `The backup was made without the bytes of files, and ${path} is not in ${store.address} as it was then. Nothing was changed; put it back there first, or name with FILES_URL where it lies.`,
      );
}

/** The files that a backup holds. */
const filesOf = (directory: string, { files }: Manifest) => linesOf(directory, files.file, BackedUpFile);

async function* linesOf<File extends { path: string }>(
  directory: string,
  name: string,
  schema: z.ZodType<File>,
): AsyncGenerator<File> {
  const lines = createInterface({ input: createReadStream(join(directory, name)), crlfDelay: Infinity });
  for await (const line of lines) {
    const file = schema.parse(JSON.parse(line));
    // A list that was written by somebody else leads nowhere else.
    if (normalize(file.path).startsWith('..') || file.path.startsWith(sep))
      throw new BackupError(`The backup lists a file outside of itself: ${file.path}. Nothing was changed.`);
    yield file;
  }
}

/** Where files are put back. */
interface Target {
  dataDirectory: string;
  store: ByteStore;
}

/** Puts files back where they were. @throws BackupError where there are some already */
export async function restoreFiles(
  directory: string,
  manifest: Manifest,
  { dataDirectory, store }: Target,
): Promise<void> {
  for await (const { path, sha256 } of filesOf(directory, manifest)) {
    const from = join(directory, 'data', path);
    const isKept = keptPrefixes.some((prefix) => path.startsWith(prefix));
    const copied = await (isKept
      ? store.write(path, createReadStream(from) as AsyncIterable<Buffer>)
      : copyFile(from, join(dataDirectory, path)));
    if (copied?.sha256 !== sha256)
      throw new BackupError(
        `data/${path} of the backup changed while it was read. Begin again with an empty folder.`,
      );
  }
}

/** @throws BackupError where a data directory, or the place of files, holds something already */
export async function refuseFiles({ dataDirectory, store }: Target, { elsewhere }: Manifest): Promise<void> {
  for (const folder of keptFolders) {
    const path = join(dataDirectory, folder);
    const isThere = await stat(path).then(
      () => true,
      () => false,
    );
    if (isThere && (await readdir(path)).length > 0)
      throw new BackupError(
        `${path} holds something already. Nothing was changed; set DATA_DIR to a folder that is empty.`,
      );
  }
  // Files that stayed where they are have to be there.
  if (elsewhere) return;
  for (const prefix of keptPrefixes)
    for await (const { key } of store.list(prefix))
      throw new BackupError(
        `${store.address} holds something already (${key}). Nothing was changed; set DATA_DIR or FILES_URL to a place that is empty.`,
      );
}

/**
 * Puts rows back into a database that was migrated as far as the backup's and holds nothing: all of it or, where something goes
 * wrong, none. Triggers are silent meanwhile, for what they would do is in the rows; what rows point to is looked at again at the end.
 * Jobs that somebody worked on are free again.
 */
export async function restoreRows(
  client: pg.ClientBase,
  directory: string,
  manifest: Manifest,
): Promise<void> {
  const tables = await keptTables(client);
  await refuseRows(client);
  await client.query('begin');
  try {
    await client.query('set local app.system to on');
    await client.query('set local statement_timeout to 0');
    const bonds = await bondsOf(client);
    for (const { table, name } of bonds)
      await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
    const bound = await boundTables(client);
    for (const name of bound) await client.query(`alter table ${name} no force row level security`);
    for (const table of tables) await client.query(`alter table ${nameOf(table)} disable trigger user`);
    await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
    for (const { columns, file, rows, ...table } of manifest.tables) {
      const into = client.query(
        copyFrom(`copy ${nameOf(table)} (${columns.map(quoted).join(', ')}) from stdin`),
      );
      await pipeline(createReadStream(join(directory, file)), createGunzip(), into);
      if (into.rowCount !== rows)
        throw new BackupError(
          `${file} holds ${into.rowCount} rows where ${rows} were written. Nothing was changed.`,
        );
    }
    for (const { schema, name, value, isCalled } of manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        nameOf({ schema, name }),
        value,
        isCalled,
      ]);
    // Another platform from here on, so that it leaves alone what lies where the first one keeps its files.
    if (manifest.tables.some(({ name }) => name === 'platform'))
      await client.query('update platform set id = gen_random_uuid()');
    await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
    await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
    for (const table of tables) await client.query(`alter table ${nameOf(table)} enable trigger user`);
    for (const name of bound) await client.query(`alter table ${name} force row level security`);
    for (const { table, name, definition } of bonds)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    await refuseLostPlaces(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** @throws BackupError where somebody works with the database already */
async function refuseRows(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`select from document limit 1`);
  if (rows.length > 0)
    throw new BackupError(
      'The database holds accounts already. Nothing was changed; restore into one that is empty.',
    );
}

/** What places in batches point to is kept by triggers, which are silent here (0229-places-at-once.sql). */
async function refuseLostPlaces(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select from batch_attempt p where not exists (select from batch where id = p.batch_id)
      or not exists (select from attempt where id = p.attempt_id) limit 1`,
  );
  if (rows.length > 0)
    throw new BackupError(
      'The backup holds a place in a batch without its batch or its attempt. Nothing was changed; restore another backup.',
    );
}

interface Bond {
  table: string;
  name: string;
  definition: string;
}

/** Where rows of one table point to those of another. */
async function bondsOf(client: pg.ClientBase): Promise<Bond[]> {
  const { rows } = await client.query<Bond>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and ${ownSchema('connamespace::regnamespace::text')} order by oid`,
  );
  return rows;
}

/** Tables whose owner is bound by row-level security as well; COPY does not go past it. */
async function boundTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
    where relforcerowsecurity and ${ownSchema('relnamespace::regnamespace::text')}`,
  );
  return rows.map(({ name }) => name);
}
