import { sql } from 'kysely';
import { workInBackground } from '../../jobs/background-work.ts';
import type { BackgroundWork } from '../../jobs/background-work.ts';
import type { Database } from '../../database/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { htmlOf } from './message.ts';

interface Unsent {
  id: string;
  sender: string;
  title: string;
  message: string;
  file_id: string | null;
  file_name: string | null;
  media_type: string | null;
}

/**
 * Mails stored reports until each has gone. A report is locked while it is sent, so several platforms
 * share the work; one that could not be sent is tried again after 2 s, then twice as long each time up to an
 * hour, and holds up no other.
 */
export function deliverIssueReports(parts: {
  database: Database;
  files: FileStore;
  mailer: Mailer;
  supportAddress: string;
  warn: (error: unknown) => void;
}): BackgroundWork {
  const { database, files, mailer, supportAddress } = parts;

  const deliverOne = () =>
    database.asSystem(async (queries) => {
      const { rows } = await sql<Unsent>`
        select issue_report.id, sender, title, message, file_id, stored_file.name as file_name, media_type
        from issue_report left join stored_file on stored_file.id = file_id
        where mailed_at is null and mail_after <= now() order by mail_after limit 1 for update of issue_report skip locked`.execute(
        queries,
      );
      const [report] = rows;
      if (!report) return false;
      const { id, file_id, file_name, media_type } = report;
      const mail = {
        id,
        to: supportAddress,
        replyTo: report.sender,
        subject: report.title,
        text: report.message,
        html: htmlOf(report.message),
        ...(file_id
          ? { attachment: { filename: file_name!, contentType: media_type!, content: files.read(file_id) } }
          : {}),
      };
      const sent = await mailer.send(mail).then(
        () => true,
        (error: unknown) => parts.warn(error),
      );
      await (
        sent
          ? sql`update issue_report set mailed_at = now() where id = ${id}`
          : sql`update issue_report set mail_attempts = mail_attempts + 1,
            mail_after = now() + least(interval '2 s' * 2 ^ least(mail_attempts, 20), interval '1 h')
            where id = ${id}`
      ).execute(queries);
      return true;
    });

  return workInBackground(deliverOne, parts.warn);
}
