import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let server: Server;
let platform: TestPlatform;
const taken: string[] = [];

/** A mail server that never takes a message whose subject says so. */
function startMailServer(): Promise<Server> {
  const listening = createServer((socket) => {
    let message: string | undefined;
    let rest = '';
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer('220 mail.example');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop()!;
      for (const line of lines) {
        if (message !== undefined && line !== '.') message += `${line}\n`;
        else if (message !== undefined) {
          if (message.includes('Subject: Never taken')) answer('554 5.7.1 not taken');
          else {
            taken.push(message);
            answer('250 2.0.0 taken');
          }
          message = undefined;
        } else if (line === 'DATA') {
          message = '';
          answer('354 go on');
        } else answer(line === 'QUIT' ? '221 goodbye' : '250 fine');
      }
    });
    socket.on('error', () => undefined);
  });
  return new Promise((resolve) => listening.listen(0, '127.0.0.1', () => resolve(listening)));
}

beforeAll(async () => {
  server = await startMailServer();
  const { port } = server.address() as AddressInfo;
  platform = await startTestPlatform('demo', { smtpUrl: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await platform?.stop();
  server?.close();
});

it('a report that the mail server never takes holds up no other, and is tried again', async () => {
  const api = await platform.as('moderator');
  const report = { body: 'It stays empty.', to: 'support', from: 'nomvula@umthombo.example' };
  const never = await api.reportIssue({ body: { ...report, title: 'Never taken' } });
  for (const title of ['The first', 'The second']) await api.reportIssue({ body: { ...report, title } });
  await vi.waitFor(() => expect(taken).toHaveLength(2), { timeout: 20_000, interval: 100 });
  // Two messages may overtake each other.
  const subjects = taken.map((text) => /Subject: (.*)/.exec(text)![1]);
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
