import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { fileKey } from '../files/file-store.ts';
import { BackupError } from './backup-error.ts';
import { reachDisk } from './copy-files.ts';
import { keepFiles } from './keep-files.ts';
import type { FilesSource } from './keep-files.ts';
import { hashing } from './hashed.ts';
import { manifestName } from './manifest.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';
import { keptTables, migrationsOf, nameOf, quoted, sequencesOf } from './tables.ts';
import type { KeptTable } from './tables.ts';

interface Source extends FilesSource {
  pool: pg.Pool;
}

/**
 * Writes everything that a platform keeps into an empty folder, while it goes on working: rows as they were at one moment, files,
 * logos, keys of the audit and of seals. Files are copied before that moment and again behind it, for none changes and what
 * goes away goes behind its row: so each row has its bytes. The audit's anchors come before, for none may be ahead of the rows.
 * @throws BackupError where the folder is not empty, or bytes are missing
 */
export async function backUp({ pool, ...source }: Source, directory: string, now: Date): Promise<Manifest> {
  await emptyFolder(directory);
  const copied = await keepFiles(source, directory);
  const client = await pool.connect();
  try {
    await copied.addKeys();
    await copied.addKept();
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query('set local app.system to on');
    await client.query('set local statement_timeout to 0');
    const migrations = await migrationsOf(client);
    // The moment is that of the first statement.
    await copied.addKept();
    await refuseMissing(client, copied.has);
    const tables: BackedUpTable[] = [];
    for (const table of await keptTables(client)) tables.push(await writeTable(client, table, directory));
    const sequences = await sequencesOf(client);
    await client.query('commit');
    const manifest: Manifest = {
      format: 1,
      madeAt: now.toISOString(),
      migrations,
      tables,
      sequences,
      ...(await copied.end()),
    };
    await writeFile(join(directory, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  } finally {
    await copied.close();
    // What went wrong in the middle is not committed by closing.
    client.release(true);
  }
}

async function emptyFolder(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if ((await readdir(directory)).length > 0)
    throw new BackupError(`${directory} is not empty. Nothing was written; name another folder.`);
}

async function writeTable(
  client: pg.PoolClient,
  table: KeptTable,
  directory: string,
): Promise<BackedUpTable> {
  const file = `tables/${table.schema}.${table.name}.gz`;
  const path = join(directory, file);
  await mkdir(dirname(path), { recursive: true });
  const { stream, result } = hashing();
  const rows = client.query(
    copyTo(`copy (select ${table.columns.map(quoted).join(', ')} from ${nameOf(table)}) to stdout`),
  );
  await pipeline(rows, createGzip(), stream, createWriteStream(path));
  await reachDisk(path);
  return { ...table, rows: rows.rowCount, file, sha256: result().sha256 };
}

/** Every file that a row names has to be there: a backup without it would be found wanting on the worst of days. */
async function refuseMissing(client: pg.PoolClient, has: (path: string) => boolean): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from stored_file order by id');
  const missing = rows.filter(({ id }) => !has(fileKey(id)));
  if (missing.length > 0)
    throw new BackupError(
      `The bytes of ${missing.length} of ${rows.length} files are not there, the first of them ${missing[0]!.id}. ` +
        'Name where they lie as the platform does, with DATA_DIR or FILES_URL; a backup without them would not be whole.',
    );
}
