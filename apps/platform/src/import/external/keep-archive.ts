import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { fileName } from '../../files/file-name.ts';
import type { Principal } from '../../kernel/principal.ts';
import { codeOf } from '../../kernel/thrown.ts';
import { ImportError } from '../import-error.ts';

/** How many bytes a file has. @throws ImportError where there is none, or nothing in it */
async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') throw new ImportError(`There is no file ${path}.`);
    throw error;
  });
  if (!found.isFile() || found.size === 0)
    throw new ImportError(`${path} is no file with something in it. Folders are put into a zip first.`);
  return found.size;
}

/** Takes an archive into the store of the platform, as an upload of somebody whose parts are all there. @returns its id */
export async function keepArchive(
  { database, files }: Context,
  { clientId, accountId, userId }: Principal,
  path: string,
): Promise<string> {
  const size = await sizeOf(path);
  const part = await files.receive(randomUUID(), createReadStream(path));
  const id = randomUUID();
  await database.asSystem((queries) =>
    sql`
      with kept as (insert into upload (id, client_id, account_id, owner_id, name, size, received, archive)
        values (${id}::uuid, ${clientId}::uuid, ${accountId}::uuid, ${userId}::uuid, ${fileName(basename(path))}, ${size}, ${size}, true)
        returning id)
      insert into upload_part (upload_id, starts_at, client_id, account_id, file_id)
      select id, 0, ${clientId}::uuid, ${accountId}::uuid, ${part.id}::uuid from kept`.execute(queries),
  );
  return id;
}

/** Takes a table of results in as a file of somebody. @returns its id */
export async function keepTable(
  { database, files }: Context,
  { clientId, accountId, userId }: Principal,
  path: string,
): Promise<string> {
  await sizeOf(path);
  const { id, size, sha256 } = await files.receive(randomUUID(), createReadStream(path));
  const isWorkbook = path.toLowerCase().endsWith('.xlsx');
  const media_type = isWorkbook
    ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    : 'text/csv';
  const row = { id, size, sha256, media_type, name: fileName(basename(path)) };
  await database.asSystem((queries) =>
    queries
      .insertInto('stored_file')
      .values({ ...row, client_id: clientId, account_id: accountId, owner_id: userId })
      .execute(),
  );
  return id;
}
