import { markedForVisitor } from '../../attempts/visitor-files.ts';
import { isSent, noteOpenedDocument } from '../../content/applications/document-files.ts';
import { isContent, isMadeReady, isSentOrShown } from '../../content/files-in-use.ts';
import type { Handlers } from '../../kernel/call.ts';
import { hasRole } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refuseUnscanned } from '../../files/scanned.ts';
import { rangeOf, tagOf } from '../../files/range.ts';
import { noteOpenedFile } from '../../attempts/note-opened.ts';
import { keepFile, presentFile } from './keep-file.ts';
import { productionHandlers } from './productions.ts';
import { readableFile } from './readable-file.ts';
import { uploadHandlers } from './uploads.ts';

export const fileHandlers = {
  async uploadFile(call) {
    const { upload } = call;
    if (!upload)
      refuse('invalid_input', 'Send one file in the field "file" of a multipart form. Nothing was stored.');
    return { data: await presentFile(call.queries, await keepFile(call, upload.file, upload.name)) };
  },

  async getFile(call) {
    const row = await readableFile(call, call.params.id);
    return { data: await presentFile(call.queries, row) };
  },

  async downloadFile(call) {
    const row = await readableFile(call, call.params.id);
    refuseUnscanned(row, call.context.scanner);
    await noteOpenedFile(call, row.id);
    if (row.owner_id !== call.principal.userId) await noteOpenedDocument(call, row.id);
    if (!(await call.context.files.has(row.id)))
      refuse(
        'unavailable',
        'The bytes of this file are not at hand right now. Nothing is lost; tell the operator of the platform.',
      );
    if (row.owner_id !== call.principal.userId) {
      const marked = await markedForVisitor(call, { mediaType: row.media_type, name: row.name }, () =>
        call.context.files.read(row.id),
      );
      if (marked) return { file: marked };
    }
    const tag = tagOf(row.sha256);
    const range = rangeOf(call.asked, row.size, tag);
    return {
      file: {
        stream: call.context.files.read(row.id, range),
        mediaType: row.media_type,
        name: row.name,
        size: row.size,
        tag,
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
    const pictured = await call.queries
      .selectFrom('certificate_picture')
      .select('file_id')
      .where('file_id', '=', row.id)
      .executeTakeFirst();
    if (pictured)
      refuse(
        'conflict',
        'This picture is part of a layout of certificates, and papers were issued with it. Nothing was changed.',
      );
    if (used || reported || certified)
      refuse(
        'conflict',
        'This file is evidence, a signed report or a certificate, and is kept. Nothing was changed.',
      );
    if (await isSent(call, row.id))
      refuse(
        'conflict',
        'This file was sent with an application. Nothing was changed; send another one in its place, or withdraw the application.',
      );
    if (await isContent(call.queries, row.id))
      refuse(
        'conflict',
        'A lesson or a question shows this file. Nothing was changed; choose another file there first.',
      );
    if (await isSentOrShown(call.queries, row.id))
      refuse(
        'conflict',
        'A document, news or a meeting has this file. Nothing was changed; choose another file there first.',
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
  ...uploadHandlers,
} satisfies Partial<Handlers>;
