import { text as textIn } from 'node:stream/consumers';
import { sql } from 'kysely';
import { webVttOf } from '@moderator/learning';
import { onlyRow } from '../../database/only-row.ts';
import { refuseBeyondQuota } from '../../files/quota.ts';
import { refuseUnscanned } from '../../files/scanned.ts';
import type { Call } from '../../kernel/call.ts';
import { stableId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { ProductionRow } from '../../recordings/production-rows.ts';
import { readableFile } from './readable-file.ts';
import type { FileRow } from './readable-file.ts';

/** Bytes of subtitles: those of a day are smaller. */
const largest = 5_000_000;

/**
 * Makes WebVTT of subtitles of a recording in one language, at once; what is there is not made twice.
 * @param index of the subtitles in the request, for what is wrong with them
 */
export async function makeCaptions(
  call: Call<'createProductions'>,
  recording: FileRow,
  { fileId, locale }: { fileId: string; locale: string },
  index: number,
): Promise<ProductionRow> {
  const { queries, principal, context } = call;
  const source = await readableFile(call, fileId);
  if (source.account_id !== recording.account_id) refuse('not_found');
  refuseUnscanned(source, context.scanner);
  const text = await textOf(call, source, index);
  const { client_id: clientId, account_id: accountId } = recording;
  // The same each time, so that a request which is broken off leaves nothing behind that the next does not take over.
  const id = stableId('captions', recording.id, source.id, locale);
  const { rows } = await sql<ProductionRow>`
    insert into production (id, client_id, account_id, file_id, profile, subtitles_file_id, locale, state, progress, outputs,
      created_by, finished_at)
    values (${id}::uuid, ${clientId}::uuid, ${accountId}::uuid, ${recording.id}::uuid, 'captions', ${source.id}::uuid, ${locale},
      'finished', 100, ${JSON.stringify([{ type: 'text/vtt', fileId: id, height: null, bitrate: null }])}::jsonb,
      ${principal.userId}::uuid, now())
    on conflict (file_id, profile, subtitles_file_id, locale) do nothing returning *`.execute(queries);
  const [made] = rows;
  if (!made)
    return onlyRow(
      await sql<ProductionRow>`select * from production where id = ${id}::uuid`.execute(queries),
    );
  const { size, sha256 } = await context.files.keep(id, Buffer.from(text));
  await queries
    .insertInto('stored_file')
    .values({
      id,
      client_id: clientId,
      account_id: accountId,
      owner_id: principal.userId,
      name: `${source.name.replace(/\.\w+$/, '')}.vtt`,
      media_type: 'text/vtt',
      size,
      sha256,
      production_id: id,
    })
    .execute();
  await refuseBeyondQuota(queries, { accountId, userId: principal.userId }, context.config);
  return made;
}

async function textOf(
  { context }: Call<'createProductions'>,
  { id, name, media_type: type, size }: FileRow,
  index: number,
): Promise<string> {
  const wrong = (sentence: string): never =>
    refuse('invalid_input', `${sentence} Nothing was changed.`, {
      errors: [{ path: `body.subtitles.${index}.fileId`, message: sentence }],
    });
  if (!type.startsWith('text/') || !/\.(?:srt|vtt)$/i.test(name))
    wrong(`“${name}” is not uploaded as srt or vtt, so there are no subtitles in it.`);
  if (size > largest) wrong(`“${name}” is larger than 5 MB, as no subtitles are.`);
  const read = webVttOf(await textIn(context.files.read(id)));
  return 'vtt' in read ? read.vtt : wrong(`“${name}” cannot be read. ${read.mistake}`);
}
