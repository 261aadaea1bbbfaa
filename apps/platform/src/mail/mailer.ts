import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { codeOf } from '../kernel/thrown.ts';

interface Attachment {
  filename: string;
  contentType: string;
  content: Readable | Buffer | string;
}

export interface Mail {
  /** Names the message in the folder. */
  id: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** Where mails of its kind are ended by one click, without a sign-in (RFC 8058). */
  unsubscribe?: string;
  attachment?: Attachment;
  attachments?: readonly Attachment[];
  /** What mail programs put into a calendar. */
  calendars?: readonly Attachment[];
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Removes the mails to and from these addresses that are in the folder. What a server has taken is out of reach. */
  forget(addresses: readonly string[]): Promise<void>;
}

/** Sends through SMTP, or, without an address of a server, into a folder of messages that can be looked at. */
export function createMailer({
  smtpUrl,
  mailFrom: from,
  dataDirectory,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDirectory'>): Mailer {
  const folder = join(dataDirectory, 'mail');
  const transport = smtpUrl
    ? createTransport(smtpUrl)
    : createTransport({ streamTransport: true, buffer: true });
  // Beside the folder, so that whoever looks into it finds whole messages alone.
  const unfinished = join(dirname(folder), `${basename(folder)}-unfinished`);
  return {
    async forget(addresses) {
      const known = addresses.map((address) => address.toLowerCase());
      const names = smtpUrl || known.length === 0 ? [] : await namesIn(folder);
      for (const name of names) {
        const head = (await readFile(join(folder, name), 'utf8')).split(/\r?\n\r?\n/, 1)[0]!.toLowerCase();
        if (known.some((address) => head.includes(address))) await rm(join(folder, name), { force: true });
      }
    },
    async send({ id, attachment, attachments = [], calendars = [], unsubscribe, ...mail }) {
      const sent = await transport.sendMail({
        from,
        ...mail,
        attachments: [...(attachment ? [attachment] : []), ...attachments, ...calendars],
        headers: unsubscribe
          ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
          : {},
      });
      if (smtpUrl) return;
      await Promise.all([folder, unfinished].map((each) => mkdir(each, { recursive: true })));
      await writeFile(join(unfinished, `${id}.eml`), (sent as unknown as { message: Buffer }).message);
      await rename(join(unfinished, `${id}.eml`), join(folder, `${id}.eml`));
    },
  };
}

/** None where nobody was mailed anything. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    return [];
  });
