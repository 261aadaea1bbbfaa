import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import { job } from '../../jobs/job.ts';
import { mayLeave } from '../../files/scanned.ts';
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
  scan: string | null;
  scan_finding: string | null;
}

/** The report is locked while it is sent: also a version before, which knows no queue, sends it once. */
async function mail(
  queries: Queries,
  id: string,
  { files, mailer, config, scanner }: Context,
): Promise<void> {
  const { rows } = await sql<Unsent>`
    select sender, title, message, file_id, stored_file.name as file_name, media_type, scan, scan_finding
    from issue_report left join stored_file on stored_file.id = file_id
    where issue_report.id = ${id}::uuid and mailed_at is null for update of issue_report`.execute(queries);
  const [report] = rows;
  if (!report) return;
  const { file_id, file_name, media_type } = report;
  // Tried again until the scanner has looked at it.
  if (report.scan === 'waiting' && scanner)
    throw new Error('the attachment has not been checked for viruses yet');
  const attachment =
    file_id && file_name && media_type && mayLeave(report, scanner)
      ? { filename: file_name, contentType: media_type, content: files.read(file_id) }
      : undefined;
  const message =
    file_id && !attachment
      ? `${report.message}\n\n(The attachment is not sent: the scanner found ${report.scan_finding ?? 'something'} in it.)`
      : report.message;
  await mailer.send({
    id,
    to: config.supportAddress,
    replyTo: report.sender,
    subject: report.title,
    text: message,
    html: htmlOf(message),
    ...(attachment && { attachment }),
  });
  await sql`update issue_report set mailed_at = now() where id = ${id}::uuid`.execute(queries);
}
