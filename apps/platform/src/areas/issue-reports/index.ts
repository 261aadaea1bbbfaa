import { randomUUID } from 'node:crypto';
import type { Handlers, Upload } from '../../kernel/call.ts';
import { fileName } from '../../files/file-name.ts';
import { keepUntilScanned } from '../../jobs/scan-files.ts';
import { refuseBeyondQuota } from '../../files/quota.ts';
import { mediaTypeOf } from '../../files/media-type.ts';
import { refuse } from '../../kernel/refusal.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { mailIssueReport } from './delivery.ts';
import { textOf } from './message.ts';

const largestAttachment = 5_000_000;
const attachable = /\.(?:png|jpe?g|pdf)$/i;

export const issueReportHandlers = {
  /** Stores the report; a job mails it to the support address of the installation. */
  async reportIssue({ context, queries, principal, body, upload, now }) {
    const tenant = { client_id: principal.clientId, account_id: principal.accountId };
    let fileId: string | null = null;
    if (upload) {
      const { name, mediaType } = await attachmentOf(upload);
      const { id, size, sha256 } = upload.file;
      await queries
        .insertInto('stored_file')
        .values({ id, ...tenant, owner_id: principal.userId, name, media_type: mediaType, size, sha256 })
        .execute();
      await refuseBeyondQuota(queries, principal, context.config);
      await keepUntilScanned(queries, context, { ...principal, id });
      fileId = id;
    }
    const id = randomUUID();
    await queries
      .insertInto('issue_report')
      .values({
        id,
        ...tenant,
        author_id: principal.userId,
        sender: body.from,
        title: body.title,
        message: textOf(body.body),
        file_id: fileId,
        created_at: now,
        mailed_at: null,
      })
      .execute();
    await enqueue(queries, mailIssueReport, { id }, { ...principal, key: id });
    return { data: { id } };
  },
} satisfies Partial<Handlers>;

async function attachmentOf({ name, file }: Upload) {
  const plain = fileName(name);
  if (file.size > largestAttachment)
    refuse('too_large', 'Please ensure that the attached file size is less than 5MB.');
  if (!attachable.test(plain))
    refuse('wrong_media_type', 'Only png, jpg, jpeg and pdf files can be attached. Nothing was sent.');
  return { name: plain, mediaType: await mediaTypeOf(file, plain) };
}
