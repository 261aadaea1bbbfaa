import type { Queries } from '../../../database/database.ts';
import { removeUnsent } from '../../../content/applications/forget.ts';
import { refuseUnscanned } from '../../../files/scanned.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Call } from '../../../kernel/call.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { setDocumentsApart } from '../set-documents-apart.ts';
import { applied, isOpen, presentOwn } from './own.ts';

/** Pictures, PDF and what offices write, as the content of a file says. */
const taken =
  /^(?:application\/pdf|image\/(?:png|jpeg)|application\/(?:msword|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.(?:wordprocessingml\.document|spreadsheetml\.sheet)))$/;
/** Applications that have ended: nothing more is looked at. */
const ended = ['withdrawn', 'declined', 'expired', 'hired', 'rejected'];

export async function submitApplicationDocuments(call: Call<'submitApplicationDocuments'>) {
  const { queries, principal, now, body, context } = call;
  const { vacancy, application } = await applied(call, true);
  if (ended.includes(application.state) || !isOpen(vacancy.body, now))
    refuse('wrong_state', 'This vacancy takes no more documents from you. What you sent before is kept.');
  const asked = vacancy.body.documents ?? [];
  const ids = body.documents.map(({ fileId }) => fileId);
  const files = await queries
    .selectFrom('stored_file')
    .select(['id', 'media_type', 'scan', 'scan_finding', 'name'])
    .where('id', 'in', ids)
    .where('owner_id', '=', principal.userId)
    .where('account_id', '=', principal.accountId)
    .execute();
  const byId = new Map(files.map((file) => [file.id, file]));
  for (const [place, { documentId, fileId }] of body.documents.entries()) {
    if (!asked.some(({ id }) => id === documentId))
      refuseField(`${place}.documentId`, 'This is not asked for here.');
    const file = byId.get(fileId);
    if (!file) refuseField(`${place}.fileId`, 'There is no file of yours with this id. Upload it first.');
    refuseUnscanned(file, context.scanner);
    if (!taken.test(file.media_type))
      refuse(
        'wrong_media_type',
        `“${file.name}” is neither a PDF nor a picture nor a document of an office. Nothing was changed.`,
      );
  }
  const names = body.documents.map(({ documentId }) => documentId);
  const before = await sentBefore(queries, application.id, names);
  for (const { documentId, fileId } of body.documents)
    await queries
      .insertInto('application_document')
      .values({
        application_id: application.id,
        document_id: documentId,
        client_id: application.client_id,
        account_id: application.account_id,
        file_id: fileId,
        sent_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['application_id', 'document_id'])
          .doUpdateSet({ file_id: fileId, sent_at: now, apart_at: null }),
      )
      .execute();
  await enqueue(queries, setDocumentsApart, {}, { ...principal, key: 'documents' });
  const replaced = await removeUnsent(queries, before);
  return {
    data: presentOwn(application),
    afterCommit: async () => {
      for (const id of replaced) await context.files.remove(id);
    },
  };
}

async function sentBefore(
  queries: Queries,
  applicationId: string,
  documentIds: readonly string[],
): Promise<string[]> {
  const rows = await queries
    .selectFrom('application_document')
    .select('file_id')
    .where('application_id', '=', applicationId)
    .where('document_id', 'in', [...documentIds])
    .execute();
  return rows.map((row) => row.file_id);
}

function refuseField(field: string, mistake: string): never {
  const sentence = `${mistake} Nothing was changed.`;
  refuse('invalid_input', sentence, { errors: [{ path: `body.documents.${field}`, message: sentence }] });
}
