import { isContent, isMadeReady } from '../../content/files-in-use.ts';
import type { Queries } from '../../database/database.ts';
import type { Handlers } from '../../kernel/call.ts';
import { hasRole } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { fileName, withoutDirections } from '../../files/file-name.ts';
import { keepUntilScanned } from '../../jobs/scan-files.ts';
import { refuseUnscanned } from '../../files/scanned.ts';
import { refuseBeyondQuota } from '../../files/quota.ts';
import { mediaTypeOf } from '../../files/media-type.ts';
import { rangeOf } from '../../files/range.ts';
import { playbackOf } from '../../recordings/playback.ts';
import { productionHandlers } from './productions.ts';
import { fileColumns, readableFile } from './readable-file.ts';
import type { FileRow } from './readable-file.ts';

export const fileHandlers = {
  async uploadFile({ context, queries, principal, upload }) {
    if (!upload)
      refuse('invalid_input', 'Send one file in the field "file" of a multipart form. Nothing was stored.');
    const { file } = upload;
    const name = fileName(upload.name);
    const row = await queries
      .insertInto('stored_file')
      .values({
        id: file.id,
        client_id: principal.clientId,
        account_id: principal.accountId,
        owner_id: principal.userId,
        name,
        media_type: await mediaTypeOf(file, name),
        size: file.size,
        sha256: file.sha256,
      })
      .returning(fileColumns)
      .executeTakeFirstOrThrow();
    await refuseBeyondQuota(queries, principal, context.config);
    await keepUntilScanned(queries, context, { ...principal, id: file.id });
    return { data: await presentFile(queries, row) };
  },

  async getFile(call) {
    const row = await readableFile(call, call.params.id);
    return { data: await presentFile(call.queries, row) };
  },

  async downloadFile(call) {
    const row = await readableFile(call, call.params.id);
    refuseUnscanned(row, call.context.scanner);
    if (!(await call.context.files.has(row.id)))
      refuse(
        'unavailable',
        'The bytes of this file are not at hand right now. Nothing is lost; tell the operator of the platform.',
      );
    const range = rangeOf(call.range, row.size);
    return {
      file: {
        stream: call.context.files.read(row.id, range),
        mediaType: row.media_type,
        name: row.name,
        size: row.size,
        ...(range ? { range: { ...range, total: row.size } } : {}),
      },
    };
  },

  async deleteFile(call) {
    const row = await readableFile(call, call.params.id);
    if (row.owner_id !== call.principal.userId && !hasRole(call.principal, 'administrator'))
      refuse('not_allowed');
    const used = await call.queries
      .selectFrom('evidence')
      .select('id')
      .where('file_id', '=', row.id)
      .executeTakeFirst();
    const reported = await call.queries
      .selectFrom('report')
      .select('id')
      .where('file_id', '=', row.id)
      .executeTakeFirst();
    const certified = await call.queries
      .selectFrom('certificate')
      .select('id')
      .where('file_id', '=', row.id)
      .executeTakeFirst();
    if (used || reported || certified)
      refuse(
        'conflict',
        'This file is evidence, a signed report or a certificate, and is kept. Nothing was changed.',
      );
    if (await isContent(call.queries, row.id))
      refuse(
        'conflict',
        'A lesson or a question shows this file. Nothing was changed; choose another file there first.',
      );
    if (row.production_id || (await isMadeReady(call.queries, row.id)))
      refuse(
        'conflict',
        'This file belongs to a recording that was made ready for other players, and is kept with it. Nothing was changed.',
      );
    await call.queries.deleteFrom('stored_file').where('id', '=', row.id).execute();
    return { afterCommit: () => call.context.files.remove(row.id) };
  },

  ...productionHandlers,
} satisfies Partial<Handlers>;

const presentFile = async (queries: Queries, row: FileRow) => ({
  id: row.id,
  name: withoutDirections(row.name),
  mediaType: row.media_type,
  size: row.size,
  sha256: row.sha256,
  createdAt: row.created_at,
  ...(await playbackOf(queries, row)),
});
