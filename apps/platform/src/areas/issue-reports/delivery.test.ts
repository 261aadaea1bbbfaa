import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let platform: TestPlatform;
beforeAll(async () => {
  mail = await startMailServer((message) => message.includes('Subject: Never taken'));
  platform = await startTestPlatform('demo', { smtpUrl: `smtp://127.0.0.1:${mail.port}` });
});
afterAll(async () => {
  await platform?.stop();
  await mail?.stop();
});

it('a report that the mail server never takes holds up no other, and is tried again', async () => {
  const api = await platform.as('moderator');
  const report = { body: 'It stays empty.', to: 'support', from: 'nomvula@umthombo.example' };
  const never = await api.reportIssue({ body: { ...report, title: 'Never taken' } });
  for (const title of ['The first', 'The second']) await api.reportIssue({ body: { ...report, title } });
  await vi.waitFor(() => expect(mail.taken).toHaveLength(2), { timeout: 20_000, interval: 100 });
  // Two messages may overtake each other.
  const subjects = mail.taken.map((text) => /Subject: (.*)/.exec(text)![1]);
  expect(subjects.toSorted()).toEqual(['The first', 'The second']);

  const waiting = () =>
    platform.query<{ mail_attempts: number }>(
      `select attempts as mail_attempts from issue_report join job on key = issue_report.id::text
        where issue_report.id = $1 and mailed_at is null`,
      [never.id],
    );
  await vi.waitFor(async () => expect((await waiting())[0]!.mail_attempts).toBeGreaterThanOrEqual(2), {
    timeout: 20_000,
    interval: 200,
  });
});
