import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import { job } from '../../jobs/job.ts';
import { htmlOf } from '../../mail/html-of.ts';

/** Mails a stored report to the support address of the installation, however long that takes. */
export const mailIssueReport = job({
  name: 'mail-issue-report',
  payload: z.object({ id: z.uuid() }),
  failure: 'The report could not be mailed. It is kept, and mailing it is tried again.',
  tries: Infinity,
  run: ({ id }, { context }) => context.database.asSystem((queries) => mail(queries, id, context)),
});

interface Unsent {
  sender: string;
  title: string;
  message: string;
  file_id: string | null;
  file_name: string | null;
  media_type: string | null;
}

/** The report is locked while it is sent: also a version before, which knows no queue, sends it once. */
async function mail(queries: Queries, id: string, { files, mailer, config }: Context): Promise<void> {
  const { rows } = await sql<Unsent>`
    select sender, title, message, file_id, stored_file.name as file_name, media_type
    from issue_report left join stored_file on stored_file.id = file_id
    where issue_report.id = ${id}::uuid and mailed_at is null for update of issue_report`.execute(queries);
  const [report] = rows;
  if (!report) return;
  const { file_id, file_name, media_type } = report;
  await mailer.send({
    id,
    to: config.supportAddress,
    replyTo: report.sender,
    subject: report.title,
    text: report.message,
    html: htmlOf(report.message),
    ...(file_id && file_name && media_type
      ? { attachment: { filename: file_name, contentType: media_type, content: files.read(file_id) } }
      : {}),
  });
  await sql`update issue_report set mailed_at = now() where id = ${id}::uuid`.execute(queries);
}
