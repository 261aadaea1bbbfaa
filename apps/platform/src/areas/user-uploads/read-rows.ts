import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { countRows } from '../../documents/count-rows.ts';
import { personOf, listOf, siteNamed, valuesOf } from './person-of-row.ts';
import type { Person } from './person-of-row.ts';
import { keyOfName, placesOf } from './places.ts';
import { refuseRows, rowsWith } from './report.ts';
import type { Mistake } from './report.ts';
import { readHead } from './table-head.ts';
import type { Column } from './table-head.ts';
import { keysOf, refuseRepeated, rowsOfExistingPeople } from './existing-people.ts';
import type { Keys } from './existing-people.ts';
import { reportProgress } from './report-progress.ts';
import type { Work } from './report-progress.ts';
import { csvRows } from '../../spreadsheets/csv-table.ts';
import { TableRefused } from '../../spreadsheets/table.ts';
import type { TableRow } from '../../spreadsheets/table.ts';
import { xlsxRows } from '../../spreadsheets/xlsx-table.ts';
import { refuseLostRights } from './rights.ts';
import { scopeOfUpload } from './upload.ts';
import type { Upload } from './upload.ts';
import { onlyRow } from '../../database/only-row.ts';
import { existing } from '../../kernel/existing.ts';

export const mostRows = 100_000;

/** Rows that are in memory, and in one transaction, at a time. */
export const batchSize = 1000;

type Head = (Column | undefined)[];

/**
 * Reads the table and checks each row: those with a mistake go into the report, the others wait to be stored.
 * What was read before is not read again.
 * @throws TableRefused where the table is of no use at all
 */
export async function readRows(work: Work, upload: Upload): Promise<void> {
  const { database, files, signal } = work;
  const fileId = existing(upload.file_id, `file of the upload ${upload.id}`);
  const bytes = {
    size: upload.size,
    read: (range?: { start: number; end: number }) => files.read(fileId, range),
  };
  const scope = scopeOfUpload(upload);
  const last = await database.asTenant(scope, (queries) => lastRow(queries, upload));
  let head: Head | undefined;
  let batch: TableRow[] = [];
  let count = 0;

  const check = async () => {
    signal.throwIfAborted();
    await refuseLostRights(database, upload);
    await checkBatch(work, upload, existing(head, 'head of the table'), batch);
    batch = [];
  };
  for await (const row of upload.media_type === 'text/csv' ? csvRows(bytes) : xlsxRows(bytes)) {
    if (!head) {
      head = readHead(row.cells);
      continue;
    }
    count += 1;
    if (count > mostRows)
      throw new TableRefused(
        `The table has more than ${mostRows.toLocaleString('en')} rows. Upload it in parts. Nothing was stored.`,
      );
    if (row.row <= last) continue;
    batch.push(row);
    if (batch.length === batchSize) await check();
  }
  if (!head) throw new TableRefused('The table is empty; its first row has to name the columns.');
  if (count === 0) throw new TableRefused('The table has no rows below its head. Nothing was stored.');
  await check();
  await database.asTenant(scope, async (queries) => {
    await refuseRepeated(queries, upload);
    const refused = await countRefused(queries, upload);
    await reportProgress(queries, work, upload, { row_count: count, checked: count, done: refused, refused });
    Object.assign(upload, { row_count: count, checked: count, done: refused, refused });
  });
}

async function checkBatch(work: Work, upload: Upload, head: Head, batch: TableRow[]): Promise<void> {
  const { database } = work;
  const scope = scopeOfUpload(upload);
  const named = { sites: new Set<string>(), groups: new Set<string>() };
  for (const row of batch) {
    const { values } = valuesOf(row, head);
    const site = siteNamed(values, upload);
    if (site !== undefined) named.sites.add(keyOfName(site));
    for (const group of listOf(values.groups)) named.groups.add(keyOfName(group));
  }
  const places = await database.asTenant(scope, (queries) => placesOf(queries, upload.account_id, named));
  const people: Person[] = [];
  const mistakes: Mistake[] = [];
  // Also of rows that are refused anyway: who mends them is told everything at once.
  const keys: Keys[] = [];
  for (const row of batch) {
    const person = personOf(upload, row, head, places, work.hooks);
    if ('body' in person) people.push(person);
    else mistakes.push(...person.mistakes);
    keys.push(keysOf(row.row, 'body' in person ? person.body : person.keys));
  }
  const existing = await rowsOfExistingPeople(database, upload, keys);
  const refused = new Set(existing.map(({ row }) => row));
  mistakes.push(...existing);
  const changes = {
    checked: upload.checked + batch.length,
    done: upload.done + rowsWith(mistakes),
    refused: upload.refused + rowsWith(mistakes),
  };
  await database.asTenant(scope, async (queries) => {
    await keepPending(
      queries,
      upload,
      people.filter(({ row }) => !refused.has(row)),
    );
    await refuseRows(queries, upload, mistakes);
    await reportProgress(queries, work, upload, changes);
  });
  Object.assign(upload, changes);
}

async function keepPending(queries: Queries, { id, client_id, account_id }: Upload, people: Person[]) {
  if (people.length === 0) return;
  await sql`insert into user_upload_pending (upload_id, row, client_id, account_id, body)
    select ${id}::uuid, row, ${client_id}::uuid, ${account_id}::uuid, body
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as person (row integer, body jsonb)`.execute(
    queries,
  );
}

/** How far an earlier reading came. */
async function lastRow(queries: Queries, { id }: Upload): Promise<number> {
  const result = await sql<{ last: number }>`select coalesce(greatest(
      (select max(row) from user_upload_pending where upload_id = ${id}::uuid),
      (select max(row) from user_upload_row where upload_id = ${id}::uuid)), 0) as last`.execute(queries);
  return onlyRow(result).last;
}

export const countRefused = (queries: Queries, { id }: Upload): Promise<number> =>
  countRows(queries, sql`from user_upload_row where upload_id = ${id}::uuid and outcome = 'refused'`);
