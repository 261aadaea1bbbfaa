import { randomUUID } from 'node:crypto';
import { exchange } from '../testing/exchange.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '../testing/raw.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

describe('what cannot be read as a request', () => {
  it('is an address too long, which says what to do', async () => {
    const { status, body } = await raw(platform, 'GET', `/accounts/themes?URLPrefix=${'a'.repeat(40_000)}`);
    expect([status, body.code]).toEqual([431, 'address_too_long']);
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is what is not HTTP, and the next request is answered', async () => {
    const answer = await exchange(platform, 'HELLO there\r\n\r\n');
    expect([answer.status, answer.headers['content-type']]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
    expect(JSON.parse(answer.text)).toMatchObject({ status: 400, code: 'invalid_input' });
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

describe('an address that is there', () => {
  it.each([
    ['PUT', '/users', 'GET, POST'],
    ['POST', `/users/${randomUUID()}`, 'DELETE, GET, HEAD, PATCH, PUT'],
    ['DELETE', '/users/search?query=a', 'GET'],
    ['OPTIONS', '/users/assign/roles', 'POST'],
    ['PROPFIND', '/users/assign/roles', 'POST'],
    ['PATCH', '/openapi.json', 'GET'],
  ])('says to %s %s what it can be asked with', async (method, path, allow) => {
    const { status, headers, body } = await raw(platform, method, path, { as: 'administrator' });
    expect([status, headers.get('allow'), body.code]).toEqual([405, allow, 'method_not_allowed']);
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });

  it('is not one with more or less to it', async () => {
    for (const path of ['/user', '/users/fetch/more/of/it', '/'])
      expect((await raw(platform, 'DELETE', path)).body.code).toBe('not_found');
  });
});

describe('an id', () => {
  it.each(['GET', 'DELETE', 'PATCH'])(
    'longer than any is one that does not exist, to %s too',
    async (method) => {
      const answer = await raw(platform, method, `/users/${'a'.repeat(300)}`, {
        as: 'administrator',
        headers: { 'if-match': '"1"' },
        ...(method === 'PATCH' ? { body: {} } : {}),
      });
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    },
  );
});

describe('a refusal of who is not signed in', () => {
  it.each([
    [{}, 'Bearer realm="moderator"'],
    [{ authorization: 'Basic eDp5' }, 'Bearer realm="moderator"'],
    [{ authorization: 'Bearer garbage' }, 'Bearer realm="moderator", error="invalid_token"'],
  ])('of %j says how to, and whether the token is at fault', async (headers, challenge) => {
    const answer = await raw(platform, 'GET', '/users', { headers: headers });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, challenge]);
  });

  it('is the only one that asks to sign in', async () => {
    const { status, headers } = await raw(platform, 'GET', '/clients', { as: 'learner' });
    expect([status, headers.get('www-authenticate')]).toEqual([403, null]);
  });
});

describe('a body that is not UTF-8', () => {
  it('is refused, where replacement characters would be stored for good', async () => {
    const [before, after] = ['{"name":"Lit', 'ha"}'].map((text) => Buffer.from(text));
    const { status, body } = await raw(platform, 'POST', '/teams', {
      as: 'administrator',
      headers: { 'content-type': 'application/json' },
      body: Buffer.concat([before!, Buffer.from([0xe9]), after!]),
    });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.detail).toContain('UTF-8');
  });
});

describe('a form with a file', () => {
  const table = () => new File(['username,name,surname\nform1,A,B\n'], 'people.csv', { type: 'text/csv' });
  const send = (fields: string[]) => {
    const body = new FormData();
    for (const field of fields) body.append(field, table());
    return raw(platform, 'POST', '/users/bulk', { as: 'manager', body });
  };

  it.each([
    ['in another field than "file"', ['people'], 'send it in the field "file"'],
    ['twice', ['file', 'file'], 'Send one file at a time'],
    ['and another one beside it', ['file', 'more'], 'Send one file at a time'],
  ])('%s is refused with a sentence, and nothing is kept of it', async (_, fields, sentence) => {
    const { status, body } = await send(fields);
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.detail).toContain(sentence);
  });

  it('is taken where it is', async () => {
    expect((await send(['file'])).status).toBe(202);
  });
});
