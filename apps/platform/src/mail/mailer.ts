import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Readable } from 'node:stream';

export interface Mail {
  /** Names the message in the folder. */
  id: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  attachment?: { filename: string; contentType: string; content: Readable };
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

const sender = 'Moderator <no-reply@moderator.invalid>';

/** Sends through SMTP, or, without an address of a server, into a folder of messages that can be looked at. */
export function createMailer(smtpUrl: string | undefined, folder: string): Mailer {
  const transport = smtpUrl
    ? createTransport(smtpUrl)
    : createTransport({ streamTransport: true, buffer: true });
  return {
    async send({ id, attachment, ...mail }) {
      const sent = await transport.sendMail({
        from: sender,
        ...mail,
        attachments: attachment ? [attachment] : [],
      });
      if (smtpUrl) return;
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${id}.eml`);
      await writeFile(`${path}.part`, (sent as unknown as { message: Buffer }).message);
      await rename(`${path}.part`, path);
    },
  };
}
