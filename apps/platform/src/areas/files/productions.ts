import { sql } from 'kysely';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { countRows } from '../../documents/count-rows.ts';
import type { Queries } from '../../database/database.ts';
import { onlyRow } from '../../database/only-row.ts';
import { refuseUnscanned } from '../../files/scanned.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Call, Handlers } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { accountsOf } from '../../kernel/tenants.ts';
import { isRecording } from '../../recordings/input.ts';
import type { ProductionRow } from '../../recordings/production-rows.ts';
import { makeCaptions } from './captions.ts';
import { readableFile } from './readable-file.ts';
import type { FileRow } from './readable-file.ts';
import { renderProduction } from './render-production.ts';

export const productionHandlers = {
  async listProductions(call) {
    const { limit = 50, cursor: text, total, fileId, state } = call.query;
    const order = 'productions by -createdAt';
    const cursor = readCursor(text, order, 'instant');
    const wanted = sql`from production where account_id = any(${await accountsOf(call)}::uuid[])
      ${fileId ? sql`and file_id = ${fileId}::uuid` : sql``} ${state ? sql`and state = ${state}` : sql``}`;
    const after = cursor
      ? sql`and (created_at, id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)`
      : sql``;
    const { rows } = await sql<
      ProductionRow & { at: string }
    >`select *, created_at::text as at ${wanted} ${after}
      order by created_at desc, id desc limit ${limit + 1}`.execute(call.queries);
    const { page, next } = cutPage(rows, limit, ({ at, id }) => ({ sort: order, value: at, id }));
    return {
      data: page.map(presentProduction),
      next,
      ...(total === 'true' ? { total: await countRows(call.queries, wanted) } : {}),
    };
  },

  /** What is not there yet is made by a job; captions are made at once. */
  async createProductions(call) {
    const { body, context } = call;
    const file = await readableFile(call, body.fileId);
    refuseUnscanned(file, context.scanner);
    const profiles = [...new Set(body.profiles)];
    refuseWhatCannotBe(file, profiles);
    const rendered = profiles.filter((profile) => profile !== 'captions');
    if (rendered.length > 0 && !context.encoder)
      refuse(
        'unavailable',
        'This platform has no encoder (FFMPEG_PATH), so nothing is made of recordings but captions. They are played as they were uploaded; nothing was changed.',
      );
    const productions: ProductionRow[] = [];
    for (const profile of rendered) productions.push(await askFor(call, file, profile));
    for (const [index, subtitles] of body.subtitles.entries())
      productions.push(await makeCaptions(call, file, subtitles, index));
    return { data: { productions: productions.map(presentProduction) } };
  },

  async getProduction({ queries, params }) {
    const { rows } = await sql<ProductionRow>`select * from production where id = ${params.id}::uuid`.execute(
      queries,
    );
    return { data: presentProduction(rows[0] ?? refuse('not_found')) };
  },
} satisfies Partial<Handlers>;

type Creating = Call<'createProductions'>;

function refuseWhatCannotBe(
  { name, media_type: type, production_id: made }: FileRow,
  profiles: readonly string[],
) {
  const mistake = made
    ? 'This file is a rendition itself. Ask for renditions of the recording that was uploaded.'
    : !isRecording(type)
      ? `“${name}” is neither a video nor sound, so nothing is made of it.`
      : type.startsWith('audio/') && profiles.some((profile) => profile === 'web' || profile === 'mobile')
        ? `“${name}” has no picture. Ask for the profile audio.`
        : undefined;
  if (mistake)
    refuse('invalid_input', `${mistake} Nothing was changed.`, {
      errors: [{ path: 'body.fileId', message: mistake }],
    });
}

/** Asks for what is not there, and anew for what failed; of two at once one asks. */
async function askFor(
  { queries, principal }: Creating,
  file: FileRow,
  profile: 'web' | 'mobile' | 'audio',
): Promise<ProductionRow> {
  const { rows } = await sql<ProductionRow>`
    insert into production (client_id, account_id, file_id, profile, created_by)
    values (${file.client_id}::uuid, ${file.account_id}::uuid, ${file.id}::uuid, ${profile}, ${principal.userId}::uuid)
    on conflict (file_id, profile, subtitles_file_id, locale) do update
      set state = 'waiting', progress = 0, error = null, finished_at = null where production.state = 'failed'
    returning *`.execute(queries);
  const [asked] = rows;
  if (!asked) return known(queries, file.id, profile);
  const { client_id: clientId, account_id: accountId } = file;
  await enqueue(queries, renderProduction, { id: asked.id }, { clientId, accountId });
  return asked;
}

const known = async (queries: Queries, fileId: string, profile: string): Promise<ProductionRow> =>
  onlyRow(
    await sql<ProductionRow>`select * from production where file_id = ${fileId}::uuid
      and profile = ${profile}`.execute(queries),
  );

const presentProduction = (row: ProductionRow) => ({
  id: row.id,
  fileId: row.file_id,
  profile: row.profile,
  subtitles:
    row.subtitles_file_id && row.locale ? { fileId: row.subtitles_file_id, locale: row.locale } : null,
  state: row.state,
  progress: row.progress,
  outputs: row.outputs.map(({ type, fileId, height, bitrate }) => ({ type, fileId, height, bitrate })),
  error: row.error,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
});
