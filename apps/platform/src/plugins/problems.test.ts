import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '../testing/raw.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

/** Bytes sent as they are, and all that comes back. */
const exchange = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(platform.url).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });

describe('what cannot be read as a request', () => {
  it('is an address too long, which says what to do', async () => {
    const { status, body } = await raw(platform, 'GET', `/accounts/themes?URLPrefix=${'a'.repeat(40_000)}`);
    expect([status, body.code]).toEqual([431, 'address_too_long']);
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is what is not HTTP, and the next request is answered', async () => {
    const answer = await exchange('HELLO there\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\ncontent-type: application\/problem\+json\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ status: 400, code: 'invalid_input' });
    expect((await raw(platform, 'GET', '/accounts/themes')).status).toBe(200);
  });
});

describe('a body that is announced and not sent', () => {
  it('is none: a call that needs none is answered, one that needs it says what is missing', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await raw(platform, 'DELETE', '/teams/x', { headers })).status).toBe(401);
    expect((await raw(platform, 'POST', '/users/fetch', { headers, body: '' })).status).toBe(401);
  });
});

describe('a form', () => {
  it.each(['--x\r\nnonsense--x--\r\n', '--x\r\n', '', 'nothing like a form'])(
    'that is broken (%j) is refused and stores nothing',
    async (body) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      for (const path of ['/users/bulk', '/files', '/report/issues']) {
        const answer = await raw(platform, 'POST', path, { as: 'manager', headers, body });
        expect([path, answer.status < 500 && answer.status >= 400, typeof answer.body.code]).toEqual([
          path,
          true,
          'string',
        ]);
      }
    },
  );
});
