import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { htmlOf } from './message.ts';

const every = 2_000;

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
 * share the work; one that could not be sent stays and is tried again.
 */
export function deliverIssueReports(parts: {
  database: Database;
  files: FileStore;
  mailer: Mailer;
  supportAddress: string;
  warn: (error: unknown) => void;
}): { stop(): Promise<void> } {
  const { database, files, mailer, supportAddress } = parts;

  const deliverOne = () =>
    database.asSystem(async (queries) => {
      const { rows } = await sql<Unsent>`
        select issue_report.id, sender, title, message, file_id, stored_file.name as file_name, media_type
        from issue_report left join stored_file on stored_file.id = file_id
        where mailed_at is null order by issue_report.created_at limit 1 for update of issue_report skip locked`.execute(
        queries,
      );
      const [report] = rows;
      if (!report) return false;
      const { id, file_id, file_name, media_type } = report;
      await mailer.send({
        id,
        to: supportAddress,
        replyTo: report.sender,
        subject: report.title,
        text: report.message,
        html: htmlOf(report.message),
        ...(file_id
          ? { attachment: { filename: file_name!, contentType: media_type!, content: files.read(file_id) } }
          : {}),
      });
      await sql`update issue_report set mailed_at = now() where id = ${id}`.execute(queries);
      return true;
    });

  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(async () => {
        while (await deliverOne());
      }, parts.warn)
      .catch(parts.warn);
  }, every);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
