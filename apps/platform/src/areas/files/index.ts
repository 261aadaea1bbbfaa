import { isContent, isShownToLearners } from '../../content/files-in-use.ts';
import type { Handlers, RequestContext } from '../../kernel/call.ts';
import { hasRole } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { fileName, withoutDirections } from '../../files/file-name.ts';
import { keepUntilScanned } from '../../jobs/scan-files.ts';
import { refuseUnscanned } from '../../files/scanned.ts';
import { refuseBeyondQuota } from '../../files/quota.ts';
import { mediaTypeOf } from '../../files/media-type.ts';
import { rangeOf } from '../../files/range.ts';

const columns = [
  'id',
  'name',
  'media_type',
  'size',
  'sha256',
  'owner_id',
  'created_at',
  'scan',
  'scan_finding',
] as const;

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
      .returning(columns)
      .executeTakeFirstOrThrow();
    await refuseBeyondQuota(queries, principal, context.config);
    await keepUntilScanned(queries, context, { ...principal, id: file.id });
    return { data: presentFile(row) };
  },

  getFile: async (call) => ({ data: presentFile(await readable(call)) }),

  async downloadFile(call) {
    const row = await readable(call);
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
    const row = await readable(call);
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
    await call.queries.deleteFrom('stored_file').where('id', '=', row.id).execute();
    return { afterCommit: () => call.context.files.remove(row.id) };
  },
} satisfies Partial<Handlers>;

/** A file of the own account: for its owner, for those who judge, check and manage, and what is learnt from for learners. */
async function readable({
  queries,
  principal,
  params,
}: RequestContext & { params: { readonly id: string } }) {
  const row = await queries
    .selectFrom('stored_file')
    .select(columns)
    .where('id', '=', params.id)
    .executeTakeFirst();
  const judges = hasRole(
    principal,
    'assessor',
    'moderator',
    'verifier',
    'trainer',
    'administrator',
    'account_manager',
    'site_manager',
  );
  if (!row) refuse('not_found');
  const learns = hasRole(principal, 'learner', 'candidate');
  const isTheirs = judges || row.owner_id === principal.userId;
  if (!isTheirs && !(learns && (await isShownToLearners(queries, row.id)))) refuse('not_found');
  return row;
}

interface Row {
  id: string;
  name: string;
  media_type: string;
  size: number;
  sha256: string;
  created_at: Date;
}

const presentFile = (row: Row) => ({
  id: row.id,
  name: withoutDirections(row.name),
  mediaType: row.media_type,
  size: row.size,
  sha256: row.sha256,
  createdAt: row.created_at,
});
