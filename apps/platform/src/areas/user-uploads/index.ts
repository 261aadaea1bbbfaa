import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { collections } from '../../documents/collections.ts';
import type { Handlers, RequestContext } from '../../kernel/call.ts';
import { fileName } from '../../files/file-name.ts';
import { mediaTypeOf } from '../../files/media-type.ts';
import { refuse } from '../../kernel/refusal.ts';
import { countRows } from '../../documents/count-rows.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { siteOf } from '../../documents/policies.ts';
import { accountAsked } from '../../kernel/tenants.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { presentUpload } from './upload.ts';
import type { Upload } from './upload.ts';
import { storeUserUpload } from './work.ts';
import { onlyRow } from '../../database/only-row.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface ReportedRow {
  row: number;
  outcome: 'created' | 'refused' | 'skipped';
  user_id: string | null;
  code: string | null;
  field: string | null;
  message: string | null;
  mistakes: { code: string; field: string | null; message: string }[];
}

export const userUploadHandlers = {
  /** Keeps the table; a job reads and stores it. */
  async uploadUsers(call) {
    const { queries, principal, query, upload } = call;
    const accountId = await accountAsked(call, query.accountId);
    if (!upload)
      refuse('invalid_input', 'Send one file in the field "file" of a multipart form. Nothing was stored.');
    const { id: fileId, size } = upload.file;
    const name = fileName(upload.name);
    // Which letters a csv file is written in is found out again when it is read.
    const [mediaType] = (await mediaTypeOf(upload.file, name)).split(';');
    if (mediaType !== 'text/csv' && mediaType !== spreadsheet)
      refuse('wrong_media_type', 'Users are uploaded as csv or xlsx. Nothing was stored.');
    const id = randomUUID();
    const result = await sql<Upload>`
      insert into user_upload (id, client_id, account_id, created_by, principal, file_id, file_name, media_type, size, mode, leased_until)
      values (${id}::uuid, ${principal.clientId}::uuid, ${accountId}::uuid, ${principal.userId}::uuid,
        ${JSON.stringify(principal)}::jsonb, ${fileId}::uuid, ${name}, ${mediaType}, ${size}, ${query.mode ?? 'all'},
        'infinity')
      returning *`.execute(queries);
    await enqueue(queries, storeUserUpload, { id }, { clientId: principal.clientId, accountId, key: id });
    return { data: presentUpload(onlyRow(result)) };
  },

  getUserUpload: async (call) => ({ data: presentUpload(await readable(call)) }),

  async listUploadedRows(call) {
    const { id } = await readable(call);
    const { limit = 50, cursor: text, total, outcome } = call.query;
    const order = `rows of the upload ${id}`;
    const cursor = readCursor(text, order, 'number');
    const after = Math.min(Math.max(Math.trunc(Number(cursor?.value ?? 0)), 0), 2_000_000_000);
    const wanted = sql`from user_upload_row where upload_id = ${id}::uuid
      ${outcome ? sql`and outcome = any(${outcome}::text[])` : sql``}`;
    const { rows } = await sql<ReportedRow>`select row, outcome, user_id, code, field, message,
        coalesce(mistakes, '[]'::jsonb) as mistakes ${wanted}
      and row > ${after} order by row limit ${limit + 1}`.execute(call.queries);
    const { page, next } = cutPage(rows, limit, (last) => ({ sort: order, value: last.row, id }));
    return {
      data: page.map(({ user_id, ...row }) => ({ ...row, userId: user_id })),
      next,
      ...(total === 'true' ? { total: await countRows(call.queries, wanted) } : {}),
    };
  },
} satisfies Partial<Handlers>;

/** An upload of the accounts that a person sees; who manages one site sees their own alone. */
async function readable({
  queries,
  principal,
  params,
}: RequestContext & { params: { readonly id: string } }): Promise<Upload> {
  const { rows } = await sql<Upload>`select * from user_upload where id = ${params.id}::uuid`.execute(
    queries,
  );
  const [upload] = rows;
  const bound = siteOf(principal, collections.users.resource) !== undefined;
  if (!upload || (bound && upload.created_by !== principal.userId)) refuse('not_found');
  return upload;
}
