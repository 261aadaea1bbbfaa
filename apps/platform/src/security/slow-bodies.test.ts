import { connect } from 'node:net';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualPatience } from '../http/slow-bodies.ts';
import { raw } from '../testing/raw.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

/** So short that a test waits for it, and so long that a machine that is busy still sends what is fast enough. */
const patience = {
  headMs: 1_000,
  bodyMs: 3_000,
  windowMs: 1_500,
  leastBytes: 2_000,
  lookMs: 100,
  idleMs: 4_000,
};

const settings = { largestFile: 100_000_000 };

let platform: TestPlatform;
let patient: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform('demo', { patience, settings });
  // The control: the same lines, with more time than a test takes.
  patient = await startTestPlatform('demo', { patience: usualPatience, settings });
});
afterAll(async () => {
  await platform?.stop();
  await patient?.stop();
});

interface Line {
  answer(): string;
  isOver(): boolean;
  write(bytes: string): void;
  end(): void;
}

/** A line that somebody holds open, sending a byte now and then. */
function line(to: TestPlatform, begin: string, drip?: string, reads = true): Line {
  let [answer, isOver] = ['', false];
  const socket = connect(Number(new URL(to.url).port), '127.0.0.1');
  socket.write(begin);
  const timer = setInterval(() => drip && !socket.destroyed && socket.write(drip), 200);
  if (reads) socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isOver = true;
    clearInterval(timer);
  });
  return {
    answer: () => answer,
    isOver: () => isOver,
    write: (bytes) => void socket.write(bytes),
    end: () => void (clearInterval(timer), socket.destroy()),
  };
}

const over = async (each: Line) => {
  await expect.poll(() => each.isOver()).toBe(true);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(each.answer())?.[1] ?? 0);
};

const head = (to: TestPlatform, method: string, path: string, more: string[]) =>
  [`${method} ${path} HTTP/1.1`, `host: ${new URL(to.url).host}`, ...more, '', ''].join('\r\n');
const authorized = async (to: TestPlatform, as: string) => `authorization: Bearer ${await to.token(as)}`;
const boundary = 'content-type: multipart/form-data; boundary=x';
const part =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n';

describe.concurrent('who calls is known before anything of a body is read', () => {
  it.each([
    ['JSON', ' ', ['content-type: application/json', 'content-length: 1000000']],
    ['a form', ' ', [boundary, 'content-length: 1000000']],
    // A chunk of one byte: what is none would be refused for that, where the drip comes before the answer.
    ['chunks', '1\r\n \r\n', ['content-type: application/json', 'transfer-encoding: chunked']],
  ])('%s of nobody is answered at its head, and its line ends soon', async (_, drip, more) => {
    const each = line(platform, head(platform, 'POST', '/api/v2/files', more), drip);
    await expect.poll(() => each.answer()).toMatch(/^HTTP\/1\.1 401 /);
    await over(each);
  });
});

// Each waits for seconds, and none for another.
describe.concurrent('a line that is held open', () => {
  it.each<[string, () => Promise<string>, string | undefined]>([
    ['without a head', async () => 'GET / HTTP/1.1\r\nx: ', 'x'],
    [
      'with a body that comes a byte at a time',
      async () =>
        head(platform, 'POST', '/api/v2/users/fetch', [
          await authorized(platform, 'administrator'),
          'content-type: application/json',
          'content-length: 100000',
        ]),
      ' ',
    ],
    [
      'with a body that does not come',
      async () =>
        head(platform, 'POST', '/api/v2/users/fetch', [
          await authorized(platform, 'administrator'),
          'content-type: application/json',
          'content-length: 100000',
        ]),
      undefined,
    ],
    [
      'with an upload that comes a byte at a time',
      async () =>
        head(platform, 'POST', '/api/v2/files', [
          await authorized(platform, 'learner'),
          boundary,
          'content-length: 1000000',
        ]) + part,
      'a',
    ],
    [
      'with a sign-in that comes a byte at a time',
      async () =>
        head(platform, 'POST', '/realms/moderator/protocol/openid-connect/token', [
          'content-type: application/x-www-form-urlencoded',
          'content-length: 4000',
        ]),
      'a',
    ],
  ])('%s is told that it is too slow, and ends', async (_, begin, drip) => {
    expect(await over(line(platform, await begin(), drip))).toBe(408);
  });

  it('stays where there is more patience', async () => {
    const begin = head(patient, 'POST', '/api/v2/files', [
      await authorized(patient, 'learner'),
      boundary,
      'content-length: 1000000',
    ]);
    const there = line(patient, begin + part, 'a');
    expect(
      await over(
        line(
          platform,
          begin
            .replace(new URL(patient.url).host, new URL(platform.url).host)
            .replace(/Bearer .*/, `Bearer ${await platform.token('learner')}`) + part,
          'a',
        ),
      ),
    ).toBe(408);
    expect([there.isOver(), there.answer()]).toEqual([false, '']);
    there.end();
  });
});

it('leaves nothing of an upload behind', async () => {
  await expect.poll(() => readdir(join(platform.filesDirectory, 'incoming')).catch(() => [])).toEqual([]);
});

describe('an answer that nobody reads', () => {
  const unread = async (to: TestPlatform) => {
    const body = new FormData();
    // More than lies in buffers on the way.
    body.set('file', new Blob(['a,b\n'.repeat(5_000_000)]), 'large.csv');
    const { id } = (await raw(to, 'POST', '/files', { as: 'learner', body })).body.data as { id: string };
    const authorization = await authorized(to, 'learner');
    return line(to, head(to, 'GET', `/api/v2/files/${id}/download`, [authorization]), '\r\n', false);
  };

  it('is not held for ever, and is where there is more patience', async () => {
    const [there, each] = [await unread(patient), await unread(platform)];
    await expect.poll(() => each.isOver(), { timeout: 20_000 }).toBe(true);
    expect(there.isOver()).toBe(false);
    there.end();
  });
});

describe('an upload over a slow line that goes on', () => {
  it('is stored, however long it takes', async () => {
    const body = `${part}${'a,b\n'.repeat(8_000)}\r\n--x--\r\n`;
    const begin = head(platform, 'POST', '/api/v2/files', [
      await authorized(platform, 'learner'),
      boundary,
      'connection: close',
      `content-length: ${body.length}`,
    ]);
    const each = line(platform, begin);
    // Some 5 kB in each window, where two are asked for; all of it takes several windows.
    for (let at = 0; at < body.length; at += 700) {
      each.write(body.slice(at, at + 700));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await over(each)).toBe(201);
  });
});
