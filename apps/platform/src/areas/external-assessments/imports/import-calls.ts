import { sql } from 'kysely';
import { readCourse } from '../../../attempts/external/external-course.ts';
import { learnersOf } from '../../../attempts/external/learner-rows.ts';
import type { LearnerRow } from '../../../attempts/external/learner-rows.ts';
import { onlyRow } from '../../../database/only-row.ts';
import { cutPage, readCursor } from '../../../documents/cursor.ts';
import { countRows } from '../../../documents/count-rows.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Handlers, RequestContext } from '../../../kernel/call.ts';
import { rightsOf } from '../../../kernel/kept-rights.ts';
import { managesAccount } from '../../../kernel/principal.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { existing } from '../../../kernel/existing.ts';
import { openedImport, readImport } from './import-rows.ts';
import type { ImportRow } from './import-rows.ts';
import { matchAgain } from './match-again.ts';
import { messageOf, presentImport, stateOf, tell } from './present-import.ts';
import { readExternalImport } from './read-import.ts';
import { importReport } from './report.ts';
import { resultsOut } from './results-out.ts';
import { storeImport } from './store-import.ts';

type OfImport = RequestContext & { params: { readonly id: string } };

/** The import as it is answered, by what is stored of it now. */
async function answered({ queries }: RequestContext, id: string) {
  const row = existing(await readImport(queries, id), `import ${id}`);
  return { data: presentImport(row, await tell(queries, row)) };
}

async function draft(call: OfImport): Promise<ImportRow> {
  const row = await openedImport(call, sql`for update`);
  if (row.state === 'reading')
    refuse('wrong_state', 'The archive is still being read. Nothing was changed; wait a moment.');
  if (row.state !== 'draft')
    refuse('wrong_state', 'This import is over, or being stored. Nothing was changed; begin another one.');
  return row;
}

export const externalImportHandlers = {
  async startExternalImport(call) {
    const { queries, principal, body } = call;
    const { uploadId, tableFileId, source, ...facts } = body;
    if (!(await readCourse(queries, principal, facts.courseId))) refuse('not_found');
    const upload = await queries
      .selectFrom('upload')
      .select(['name', 'size', 'received', 'archive'])
      .where('id', '=', uploadId)
      .where('owner_id', '=', principal.userId)
      .executeTakeFirst();
    if (!upload?.archive)
      refuse('not_found', 'There is no such upload of an archive of yours. Nothing was stored.');
    if (upload.received < upload.size)
      refuse('wrong_state', 'Not all of the archive is there. Nothing was stored; go on with the upload.');
    if (tableFileId) await refuseOtherTable(call, tableFileId);
    const { rows } = await sql<{ id: string }>`
      insert into external_import (client_id, account_id, created_by, principal, upload_id, table_file_id, file_name, course_id, facts, source)
      values (${principal.clientId}::uuid, ${principal.accountId}::uuid, ${principal.userId}::uuid,
        ${JSON.stringify(rightsOf(principal))}::jsonb, ${uploadId}::uuid, ${tableFileId ?? null}::uuid, ${upload.name},
        ${facts.courseId}::uuid, ${JSON.stringify(facts)}::jsonb, ${source ?? null}) returning id`.execute(
      queries,
    );
    const { id } = onlyRow({ rows });
    await enqueue(queries, readExternalImport, { id }, { ...principal, key: id });
    return answered(call, id);
  },

  async listExternalImports(call) {
    const { queries, principal, query } = call;
    const { limit = 50 } = query;
    const order = 'external imports';
    const cursor = readCursor(query.cursor, order, 'instant');
    const own = managesAccount(principal) ? sql`true` : sql`created_by = ${principal.userId}::uuid`;
    const where = sql`from external_import where account_id = ${principal.accountId}::uuid and ${own}`;
    const after = cursor
      ? sql`and (created_at, id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)`
      : sql``;
    const { rows } = await sql<
      ImportRow & { sorted: string }
    >`select *, created_at::text as sorted ${where} ${after}
      order by created_at desc, id desc limit ${limit + 1}`.execute(queries);
    const { page, next } = cutPage(rows, limit, ({ sorted, id }) => ({ sort: order, value: sorted, id }));
    const data = [];
    for (const row of page) data.push(presentImport(row, await tell(queries, row)));
    return { data, next, ...(query.total === 'true' ? { total: await countRows(queries, where) } : {}) };
  },

  async getExternalImport(call) {
    await openedImport(call);
    return answered(call, call.params.id);
  },

  async listImportPeople(call) {
    const { queries, principal, query } = call;
    const row = await openedImport(call);
    const { limit = 50 } = query;
    const order = `people of ${row.id}`;
    const after = Number(readCursor(query.cursor, order, 'number')?.value ?? 0);
    const { people } = await tell(queries, row);
    const wanted = people.filter((each) => !query.state || query.state.includes(stateOf(each)));
    const rest = wanted.filter(({ person }) => person.position > after).slice(0, limit + 1);
    const { page, next } = cutPage(rest, limit, ({ person }) => ({
      sort: order,
      value: person.position,
      id: row.id,
    }));
    const ids = page.flatMap(({ learnerId, person }) => [
      ...(learnerId ? [learnerId] : []),
      ...person.match.candidates.map(({ id }) => id),
    ]);
    const { rows } = await sql<LearnerRow>`${learnersOf(principal)} and u.id = any(${ids}::uuid[])`.execute(
      queries,
    );
    const learners = new Map(rows.map(({ id, name, number }) => [id, { id, name, number }]));
    return {
      data: page.map((each) => ({
        position: each.person.position,
        row: each.person.row,
        name: each.person.name,
        number: each.person.number,
        files: each.files.filter(({ message }) => message === null).length,
        refusedFiles: each.files.flatMap(({ name, message }) =>
          message === null ? [] : [{ name, message }],
        ),
        state: stateOf(each),
        message: messageOf(each),
        learner: learners.get(each.learnerId ?? '') ?? null,
        candidates: each.person.match.candidates.flatMap(({ id }) => learners.get(id) ?? []),
        results: each.results.map(({ outcomeId, result }) => ({ outcomeId, result })),
        attemptId: each.person.attempt_id,
      })),
      next,
      ...(query.total === 'true' ? { total: wanted.length } : {}),
    };
  },

  async mapExternalImport(call) {
    const row = await draft(call);
    const { id } = row;
    await matchAgain(call.queries, call.principal, row, call.body);
    await sql`update external_import set mapping = ${JSON.stringify(call.body)}::jsonb where id = ${id}::uuid`.execute(
      call.queries,
    );
    return answered(call, id);
  },

  async chooseImportPeople(call) {
    const { queries, principal, body } = call;
    const { id } = await draft(call);
    const asked = [...new Set(body.choices.flatMap(({ learnerId }) => learnerId ?? []))];
    const { rows } = await sql<LearnerRow>`${learnersOf(principal)} and u.id = any(${asked}::uuid[])`.execute(
      queries,
    );
    if (rows.length < asked.length)
      refuse('not_found', 'There is no such learner among yours. Nothing was changed.');
    await sql`update external_import_person p set learner_id = c."learnerId", left_out = c."learnerId" is null
      from jsonb_to_recordset(${JSON.stringify(body.choices)}::jsonb) as c (position integer, "learnerId" uuid)
      where p.import_id = ${id}::uuid and p.position = c.position`.execute(queries);
    return answered(call, id);
  },

  async storeExternalImport(call) {
    const { queries, principal } = call;
    const row = await draft(call);
    if (!(await tell(queries, row)).people.some(({ state }) => state === 'ready'))
      refuse(
        'wrong_state',
        'Nobody can be stored as it is. Nothing was changed; say what the columns mean and who people are.',
      );
    await sql`update external_import set state = 'storing', principal = ${JSON.stringify(rightsOf(principal))}::jsonb
      where id = ${row.id}::uuid`.execute(queries);
    await enqueue(queries, storeImport, { id: row.id }, { ...principal, key: row.id });
    return answered(call, row.id);
  },

  async downloadImportReport(call) {
    const row = await openedImport(call);
    return importReport(row, await tell(call.queries, row));
  },

  async downloadImportResults(call) {
    const row = await openedImport(call);
    if (row.state !== 'finished')
      refuse('wrong_state', 'Nothing of this import is stored, so there are no results of it.');
    return resultsOut(call, row, await tell(call.queries, row));
  },
} satisfies Partial<Handlers>;

async function refuseOtherTable({ queries, principal }: RequestContext, id: string): Promise<void> {
  const file = await queries
    .selectFrom('stored_file')
    .select('name')
    .where('id', '=', id)
    .where('owner_id', '=', principal.userId)
    .executeTakeFirst();
  if (!file) refuse('not_found', 'There is no such table of yours. Nothing was stored; upload it again.');
  if (!/\.(csv|xlsx)$/i.test(file.name))
    refuse('wrong_media_type', 'The table of results has to be csv or xlsx. Nothing was stored.');
}
