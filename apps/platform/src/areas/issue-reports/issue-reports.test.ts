import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

const report = {
  body: 'The list stays empty.&lt;script&gt;alert(1)&lt;/script&gt;<br/>&nbsp;&nbsp;&nbsp;&nbsp;<img src=x onerror=alert(1)>',
  title: 'Issue report',
  to: 'somebody@else.example',
  from: 'nomvula@umthombo.example',
};
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The message of a report, once it lies in the folder. */
async function mailOf(id: string) {
  const folder = join(inject('filesDirectory'), 'mail');
  await vi.waitFor(async () => expect(await readdir(folder)).toContain(`${id}.eml`), {
    timeout: 15_000,
    interval: 200,
  });
  return PostalMime.parse(await readFile(join(folder, `${id}.eml`)));
}

describe('an issue report', () => {
  it('is mailed to the support address of the installation, wherever the application wanted it sent', async () => {
    const api = await platform.as('moderator');
    const mail = await mailOf((await api.reportIssue({ body: report })).id);
    expect(mail.to?.map((each) => each.address)).toEqual(['support@moderator.invalid']);
    expect(mail.replyTo?.map((each) => each.address)).toEqual([report.from]);
    expect(mail.html).not.toMatch(/<script|<img/);
    expect(mail.text).toContain('<script>alert(1)</script>');
  });

  it('carries its attachment', async () => {
    const api = await platform.as('moderator');
    const { id } = await api.reportIssue({ body: report, file: new Blob([png]), fileName: 'screen.png' });
    const [attachment] = (await mailOf(id)).attachments;
    expect([attachment?.filename, attachment?.mimeType]).toEqual(['screen.png', 'image/png']);
  });

  it.each([
    ['a file that is not what its name says', png, 'screen.pdf', 'mislabelled_file'],
    ['a kind that is not accepted', Buffer.from('a;b\n'), 'list.csv', 'wrong_media_type'],
    ['another ending of pictures', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'photo.jfif', 'wrong_media_type'],
    ['an empty file', Buffer.alloc(0), 'screen.png', 'empty_file'],
  ])('is refused with %s', async (_, bytes, fileName, code) => {
    const api = await platform.as('moderator');
    await expect(api.reportIssue({ body: report, file: new Blob([bytes]), fileName })).rejects.toMatchObject({
      code,
    });
  });

  it('cannot add headers to the mail', async () => {
    const api = await platform.as('moderator');
    const { id } = await api.reportIssue({
      body: { ...report, title: 'Hello\r\nBcc: everybody@example.org' },
    });
    const mail = await mailOf(id);
    expect([mail.bcc, mail.headers.some(({ key }) => key === 'bcc')]).toEqual([undefined, false]);
  });
});
