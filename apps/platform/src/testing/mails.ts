import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** Every mail that a platform with this data directory has sent, in no order. */
export async function mailsIn(dataDirectory: string) {
  const folder = join(dataDirectory, 'mail');
  const names = await readdir(folder).catch(() => []);
  const read = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return read.map(({ to, subject, text, headers, attachments }) => ({
    to: to?.[0]?.address ?? '',
    subject: subject ?? '',
    text: text ?? '',
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      filename,
      mimeType,
      bytes: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer),
      text: typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString(),
    })),
    header: (key: string) => headers.find((each) => each.key === key)?.value,
  }));
}
