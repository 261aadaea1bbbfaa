import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { onlyRow } from '../../database/only-row.ts';
import { fileName, withoutDirections } from '../../files/file-name.ts';
import { acceptedType } from '../../files/media-type.ts';
import { refuseBeyondQuota } from '../../files/quota.ts';
import type { Call, Handlers, RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { keepFile, presentFile } from './keep-file.ts';
import { fileColumns } from './readable-file.ts';
import type { FileRow } from './readable-file.ts';
import { takeTurns } from '../../database/take-turns.ts';

/** Uploads that one person may have begun and not finished. */
const mostUnfinished = 20;

const columns = ['id', 'name', 'size', 'received', 'file_id', 'archive', 'created_at'] as const;

/** Nobody's but whoever began it. */
const own = ({ queries, principal }: RequestContext, id: string) =>
  queries.selectFrom('upload').select(columns).where('id', '=', id).where('owner_id', '=', principal.userId);
type UploadRow = NonNullable<Awaited<ReturnType<ReturnType<typeof own>['executeTakeFirst']>>>;

const presented = async ({ queries }: RequestContext, row: UploadRow, file?: FileRow) => ({
  id: row.id,
  name: withoutDirections(row.name),
  size: row.size,
  offset: row.received,
  createdAt: row.created_at,
  file: file ? await presentFile(queries, file) : null,
});

const fileOf = ({ queries }: RequestContext, { file_id }: UploadRow) =>
  file_id
    ? queries.selectFrom('stored_file').select(fileColumns).where('id', '=', file_id).executeTakeFirst()
    : undefined;

export const uploadHandlers = {
  async startUpload(call) {
    const { context, queries, principal, body } = call;
    const { largestFile, largestArchive } = context.config;
    const largest = body.archive ? largestArchive : largestFile;
    if (body.size > largest)
      refuse(
        'too_large',
        `The file is larger than ${Math.floor(largest / 1_000_000)} MB. Nothing was stored.`,
      );
    // A film of a kind that is not accepted is not sent for twenty minutes first.
    const name = fileName(body.name);
    if (!body.archive) acceptedType(name);
    // Those that are begun at once count each other.
    await takeTurns(queries, `uploads of ${principal.userId}`);
    const givenUp = await roomForOne(call);
    const row = await queries
      .insertInto('upload')
      .values({
        client_id: principal.clientId,
        account_id: principal.accountId,
        owner_id: principal.userId,
        name,
        size: body.size,
        archive: body.archive ?? false,
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    const { own: ofPerson, all } = await unfinishedOf(call);
    await refuseBeyondQuota(queries, principal, context.config, {
      own: ofPerson + body.size,
      all: all + body.size,
    });
    return { data: await presented(call, row), afterCommit: () => removeAll(context, givenUp) };
  },

  async getUpload(call) {
    const row = (await own(call, call.params.id).executeTakeFirst()) ?? refuse('not_found');
    return { data: await presented(call, row, await fileOf(call, row)) };
  },

  async sendUploadPart(call) {
    const { context, queries, principal, query, upload: part } = call;
    // Two parts at once: the second waits, and finds that the upload goes on elsewhere.
    const row = (await own(call, call.params.id).forUpdate().executeTakeFirst()) ?? refuse('not_found');
    if (!part)
      refuse('invalid_input', 'Send the part in the field "file" of a multipart form. Nothing was stored.');
    if (query.offset !== row.received || row.file_id)
      refuse('conflict', `This upload goes on at byte ${row.received}. Nothing was stored.`, {
        current: await presented(call, row),
      });
    const received = row.received + part.file.size;
    if (part.file.size === 0) refuse('empty_file');
    if (received > row.size)
      refuse(
        'too_large',
        `The upload is of ${row.size} bytes, and this part goes beyond. Nothing was stored.`,
      );
    await queries
      .insertInto('upload_part')
      .values({
        upload_id: row.id,
        starts_at: row.received,
        client_id: principal.clientId,
        account_id: principal.accountId,
        file_id: part.file.id,
      })
      .execute();
    await queries.updateTable('upload').set({ received }).where('id', '=', row.id).execute();
    const grown = { ...row, received };
    // An archive is read where its parts lie: one file of them would be written twice.
    if (received === row.size && !row.archive) return finished(call, grown);
    await refuseBeyondQuota(queries, principal, context.config, await unfinishedOf(call));
    return { data: await presented(call, grown) };
  },

  async cancelUpload(call) {
    const parts = await giveUp(call, call.params.id);
    return { afterCommit: () => removeAll(call.context, parts) };
  },
} satisfies Partial<Handlers>;

/**
 * Makes room for one more: where there are too many, the first of a file is given up, since whoever chose others may not know of it.
 * Archives stay: imports are going to refer to them.
 */
async function roomForOne(call: RequestContext): Promise<string[]> {
  const unfinished = await call.queries
    .selectFrom('upload')
    .select(['id', 'archive'])
    .where('owner_id', '=', call.principal.userId)
    .where('file_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostUnfinished)
    .execute();
  if (unfinished.length < mostUnfinished) return [];
  const first =
    unfinished.find(({ archive }) => !archive) ??
    refuse(
      'too_large',
      `You have ${mostUnfinished} archives that are not finished. Finish them or give them up; nothing was stored.`,
    );
  return giveUp(call, first.id);
}

/** Forgets an upload; what is answered are its parts, to be removed behind the commit. */
async function giveUp(call: RequestContext, id: string): Promise<string[]> {
  const row = (await own(call, id).forUpdate().executeTakeFirst()) ?? refuse('not_found');
  const parts = await partsOf(call, row);
  await call.queries.deleteFrom('upload').where('id', '=', row.id).execute();
  return parts;
}

/** What is there of uploads that nobody has finished takes room as files do. */
async function unfinishedOf({ queries, principal }: RequestContext) {
  const { accountId, userId } = principal;
  const { rows } = await sql<{ own: number; all: number }>`
    select coalesce(sum(received) filter (where owner_id = ${userId}::uuid), 0) as own, coalesce(sum(received), 0) as all
    from upload where account_id = ${accountId}::uuid and file_id is null`.execute(queries);
  return onlyRow({ rows });
}

/** One file of all parts; they are not needed any more then. */
async function finished(call: Call<'sendUploadPart'>, row: UploadRow) {
  const { context, queries } = call;
  const parts = await partsOf(call, row);
  const file = await context.files.receive(randomUUID(), bytesOf(context, parts));
  try {
    const kept = await keepFile(call, file, row.name);
    await queries.updateTable('upload').set({ file_id: kept.id }).where('id', '=', row.id).execute();
    await queries.deleteFrom('upload_part').where('upload_id', '=', row.id).execute();
    return { data: await presented(call, row, kept), afterCommit: () => removeAll(context, parts) };
  } catch (error) {
    await context.files.remove(file.id);
    throw error;
  }
}

async function partsOf({ queries }: RequestContext, { id }: UploadRow): Promise<string[]> {
  const parts = await queries
    .selectFrom('upload_part')
    .select('file_id')
    .where('upload_id', '=', id)
    .orderBy('starts_at')
    .execute();
  return parts.map(({ file_id }) => file_id);
}

async function* bytesOf({ files }: Context, parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield* files.read(part) as AsyncIterable<Uint8Array>;
}

async function removeAll({ files }: Pick<Context, 'files'>, parts: readonly string[]): Promise<void> {
  for (const part of parts) await files.remove(part);
}
