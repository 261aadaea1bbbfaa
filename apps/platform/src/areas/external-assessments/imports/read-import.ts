import { sql } from 'kysely';
import { z } from 'zod';
import { peopleMatcher, usualMapping } from '@moderator/moderation';
import type { ImportMapping } from '@moderator/moderation';
import { readCourse } from '../../../attempts/external/external-course.ts';
import type { Queries } from '../../../database/database.ts';
import { UnreadableFile } from '../../../files/archive.ts';
import { job } from '../../../jobs/job.ts';
import type { JobTools } from '../../../jobs/job.ts';
import { existing } from '../../../kernel/existing.ts';
import type { Principal } from '../../../kernel/principal.ts';
import { archiveOfUpload } from './archive-of-upload.ts';
import { readImport } from './import-rows.ts';
import type { ImportRow } from './import-rows.ts';
import { onlyTable, openImportArchive, ownedFiles, sourceIn } from './open-import-archive.ts';
import type { OpenedArchive } from './open-import-archive.ts';
import { gatherPeople } from './gather-people.ts';
import type { Gathered } from './gather-people.ts';
import { lookAtWork } from './look-at-work.ts';
import { peopleKnown } from './match-again.ts';
import { bytesOfTable, readTable, withoutSummaries } from './read-table.ts';
import { refuseImport } from './refuse-import.ts';

/** Reads what an archive and its table say, so that somebody can look at it; nothing is kept of its files. */
export const readExternalImport = job({
  name: 'read-external-import',
  payload: z.object({ id: z.uuid() }),
  failure: 'The archive could not be read. It is kept, and reading it is tried again.',
  tries: 5,
  async run({ id }, tools) {
    const { context, progress } = tools;
    const row = await context.database.asSystem((queries) => readImport(queries, id));
    if (row?.state !== 'reading') return;
    try {
      const archive = await openedArchive(row, tools);
      const table = await tableOf(row, archive, tools);
      const source = row.source ?? sourceIn(archive, table.head);
      const { head, rows, highest } = withoutSummaries(source, table);
      const owned = ownedFiles(archive, source);
      const refused = await lookAtWork(owned, tools);
      await context.database.asSystem(async (queries) => {
        await progress(queries);
        const course = existing(
          await readCourse(queries, { accountId: row.account_id }, row.course_id),
          'course',
        );
        const before = await mappingBefore(queries, row, source);
        const mapping = usualMapping(source, head, course.outcomes, before);
        const known = await peopleKnown(queries, row.principal as Principal);
        const matcher = peopleMatcher(known);
        const gathered = gatherPeople(source, { head, rows }, mapping, owned, matcher, refused);
        await keep(queries, row, gathered);
        await sql`update external_import set state = 'draft', source = ${source}, head = ${head}::text[],
          mapping = ${JSON.stringify(mapping)}::jsonb, highest = ${JSON.stringify(highest)}::jsonb
          where id = ${id}::uuid`.execute(queries);
      });
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      await refuseImport(row, error.message, tools);
    }
  },
  async giveUp({ id }, tools) {
    const row = await tools.context.database.asSystem((queries) => readImport(queries, id));
    if (row?.state === 'reading')
      await refuseImport(
        row,
        'Something went wrong on our side while it was read. Choose the archive again.',
        tools,
      );
  },
});

export async function openedArchive(row: ImportRow, { context }: JobTools): Promise<OpenedArchive> {
  const bytes = await context.database.asSystem(async (queries) =>
    row.upload_id ? archiveOfUpload(queries, context.files, row.upload_id) : undefined,
  );
  if (!bytes) throw new UnreadableFile('The archive is not kept any more. Choose it again.');
  return openImportArchive(bytes);
}

async function tableOf(row: ImportRow, archive: OpenedArchive, { context }: JobTools) {
  const { table_file_id: id } = row;
  if (!id) {
    const table = onlyTable(archive);
    return readTable(await bytesOfTable(table), table.path);
  }
  const file = await context.database.asSystem((queries) =>
    queries.selectFrom('stored_file').select(['name', 'size']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return readTable({ size: file.size, read: (range) => context.files.read(id, range) }, file.name);
}

/** What was said of the columns of the last import from there: the names of columns stay, year after year. */
async function mappingBefore(
  queries: Queries,
  { account_id, id }: ImportRow,
  source: string,
): Promise<ImportMapping | undefined> {
  const { rows } = await sql<{ mapping: ImportMapping }>`select mapping from external_import
    where account_id = ${account_id}::uuid and source = ${source} and mapping is not null and id <> ${id}::uuid
      and state in ('storing', 'finished') order by created_at desc limit 1`.execute(queries);
  return rows[0]?.mapping;
}

async function keep(queries: Queries, row: ImportRow, { people, files }: Gathered): Promise<void> {
  await sql`insert into external_import_person (import_id, position, client_id, account_id, key, row, cells, name, number, match)
    select ${row.id}::uuid, position, ${row.client_id}::uuid, ${row.account_id}::uuid, key, row,
      case when cells is null then null else array(select jsonb_array_elements_text(cells)) end, name, number, match
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as p (position integer, key text, row integer, cells jsonb, name text, number text, match jsonb)`.execute(
    queries,
  );
  await sql`insert into external_import_file (import_id, path, client_id, account_id, position, name, size, crc, message)
    select ${row.id}::uuid, path, ${row.client_id}::uuid, ${row.account_id}::uuid, position, name, size, crc, message
    from jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
      as f (path text, position integer, name text, size bigint, crc bigint, message text)`.execute(queries);
}
