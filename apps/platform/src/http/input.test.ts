import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { operations } from '@moderator/contract';
import { ask, platform, startForAll, things } from '../testing/demonstration.ts';
import type { RawRequest } from '../testing/raw.ts';
import { bodyOf } from '../testing/calls.ts';
import { own, personOf } from '../testing/template.ts';

startForAll();

const site = () =>
  bodyOf(
    operations.find((each) => each.id === 'createSite')!,
    things,
  );

describe('a body', () => {
  it.each<[string, RawRequest, number, string]>([
    [
      'that is no JSON',
      { body: '{"name":', headers: { 'content-type': 'application/json' } },
      400,
      'invalid_input',
    ],
    ['that is empty', { body: '', headers: { 'content-type': 'application/json' } }, 400, 'invalid_input'],
    ['that is missing', {}, 400, 'invalid_input'],
    ['that is null', { body: null }, 400, 'invalid_input'],
    ['that is a list', { body: [] }, 400, 'invalid_input'],
    ['that is a text', { body: 'text', headers: { 'content-type': 'text/plain' } }, 415, 'wrong_media_type'],
    [
      'that is XML',
      { body: '<a/>', headers: { 'content-type': 'application/xml' } },
      415,
      'wrong_media_type',
    ],
    [
      'that is a form of an old kind',
      { body: 'name=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'wrong_media_type',
    ],
    [
      'that would change a prototype',
      { body: '{"__proto__":{"admin":true}}', headers: { 'content-type': 'application/json' } },
      400,
      'invalid_input',
    ],
    [
      'that is nested very deeply',
      {
        body: `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
        headers: { 'content-type': 'application/json' },
      },
      400,
      'invalid_input',
    ],
    ['over the limit', { body: { name: 'x'.repeat(2_100_000) } }, 413, 'too_large'],
  ])('%s is refused', async (_, request, status, code) => {
    const answer = await ask('POST', '/sites', request);
    expect([answer.status, answer.body?.code]).toEqual([status, code]);
    expect(answer.body.detail).toBeTruthy();
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  });

  it.each([
    ['NUL', 'a\0b'],
    ['half a character', 'a\ud800b'],
  ])('with %s in a text or a key is refused', async (_, text) => {
    const json = { 'content-type': 'application/json' };
    const base = site() as object;
    for (const body of [
      { ...base, name: text },
      { ...base, [text]: 1 },
    ]) {
      const answer = await ask('POST', '/sites', { body: JSON.stringify(body), headers: json });
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
    }
  });

  it.each(['a\nb', 'a\tb', 'a\u001bb', 'a\u007fb'])(
    'with %j for a name is refused: it is one line',
    async (name) => {
      const { status, body } = await ask('POST', '/sites', { body: { ...(site() as object), name } });
      expect([status, body.code, body.errors[0].path]).toEqual([400, 'invalid_input', 'body.name']);
      expect(body.detail).toContain('has to be one line');
    },
  );

  it('stored before names had to be one line can be read and changed', async () => {
    const made = (await ask('POST', '/sites', { body: site() })).body.data;
    await platform.query(
      `update document set body = body || '{"name": "Two\\nlines", "town": "Durban"}' where kind = 'sites' and id = '${made.id}'`,
    );
    expect((await ask('GET', `/sites/${made.id}`)).body.data.name).toBe('Two lines');
    const changed = await ask('PATCH', `/sites/${made.id}`, {
      headers: { 'content-type': 'application/merge-patch+json', 'if-match': '1' },
      body: JSON.stringify({ town: 'Pinetown' }),
    });
    expect([changed.status, changed.body.data?.town]).toEqual([200, 'Pinetown']);
  });

  it.each([
    ['PATCH', 'application/merge-patch+json'],
    ['PUT', 'application/json'],
  ])('over the limit is refused to %s as well', async (method, type) => {
    const { status, body } = await ask(method, `/sites/${things.sites}`, {
      body: { name: 'x'.repeat(2_100_000) },
      headers: { 'content-type': type, 'if-match': '1' },
    });
    expect([status, body.code]).toEqual([413, 'too_large']);
  });

  it('names what is wrong where', async () => {
    const { body } = await ask('POST', '/sites', { body: { accountId: 'x', name: '' } });
    expect(body.errors.map((each: { path: string }) => each.path)).toEqual(['body.accountId', 'body.name']);
    expect(body.detail).toContain('Nothing was changed');
  });

  it('loses what the contract does not name', async () => {
    const { status, body } = await ask('POST', '/sites', {
      body: { ...(site() as object), secret: 1, id: 'x' },
    });
    expect(status).toBe(201);
    expect(body.data).not.toHaveProperty('secret');
    expect(body.data.id).not.toBe('x');
  });
});

describe('a query', () => {
  it.each([
    ['GET', '/sites?accountId[]=x', 'accountId[]'],
    ['GET', '/sites?unknown=1&limit=1', 'unknown'],
    ['GET', '/sites?__proto__=x', '__proto__'],
    ['GET', '/sites?=', ''],
    ['GET', '/moderation/home?siteId=1', 'siteId'],
    ['POST', '/sites?name=x', 'name'],
    ['GET', `/sites?${'x'.repeat(1000)}=1`, 'x'.repeat(100)],
  ])('of %s %s is refused: it names what the call cannot heed', async (method, path, name) => {
    const { status, body } = await ask(method, path, method === 'POST' ? { body: site() } : {});
    expect([status, body.code, body.errors?.[0].path]).toEqual([400, 'invalid_input', `query.${name}`]);
    expect(body.detail).toContain(`query.${name}`);
  });

  it.each(['accountId', 'id'])('finds by an %s in capitals what it finds in small letters', async (name) => {
    const found = async (text: string) =>
      (name === 'id'
        ? await ask('POST', '/sites/fetch', { body: { ids: [text] } })
        : await ask('GET', `/sites?accountId=${text}`)
      ).body.data.length as number;
    const id = name === 'id' ? things.sites : own;
    expect(await found(id)).toBeGreaterThan(0);
    expect(await found(id.toUpperCase())).toBe(await found(id));
  });

  it('may name one value or several', async () => {
    const states = async (query: string) =>
      (await ask('GET', `/moderation/attempts?${query}&limit=500`)).body.data.map(
        (each: { state: string }) => each.state,
      );
    expect(new Set(await states('state=open'))).toEqual(new Set(['open']));
    expect(new Set(await states('state=open&state=returned'))).toEqual(new Set(['open', 'returned']));
  });

  it.each([
    'limit=0',
    'limit=501',
    'limit=99999999999999999999',
    'limit=-1',
    'limit=1.5',
    'limit=many',
    'limit=',
    'limit=1&limit=2',
    'sort=password',
    'sort=name&sort=town',
    'total=maybe',
    'cursor=garbage',
    `cursor=${'x'.repeat(2001)}`,
    `accountId=${'x'.repeat(256)}`,
    'state=%00',
  ])('of %s is refused', async (query) => {
    const { status, body } = await ask('GET', `/sites?${query}`);
    expect([status, body.code]).toEqual([400, 'invalid_input']);
  });

  it.each(['courseId=x', 'state=lost', 'due=someday', 'mine=perhaps', `query=${'x'.repeat(256)}`])(
    'of attempts by %s is refused',
    async (query) => {
      expect((await ask('GET', `/moderation/attempts?${query}`)).body.code).toBe('invalid_input');
    },
  );

  it.each(['%25', '_', '\\', "'", '"; drop table attempt', '(((', '&|!'])(
    'for the text %j finds at most what holds it',
    async (text) => {
      const { status, body } = await ask('GET', `/users/search?query=${encodeURIComponent(text)}`);
      expect(status).toBe(200);
      expect(body.data).toEqual([]);
    },
  );
});

describe('an address', () => {
  it.each(['x', '1', '%00', '..%2f..%2fetc', "'", randomUUID().slice(1), `${randomUUID()}x`])(
    'with %s for an id does not exist',
    async (id) => {
      for (const path of [`/users/${id}`, `/moderation/attempts/${id}`, `/files/${id}/download`])
        expect((await ask('GET', path)).status).toBe(404);
    },
  );

  it('takes ids in capitals for what they are', async () => {
    expect((await ask('GET', `/sites/${things.sites.toUpperCase()}`)).status).toBe(200);
  });

  it('of oneself in capitals is still that of oneself, who takes nobody out of the records', async () => {
    const path = `/users/${personOf('administrator').id.toUpperCase()}`;
    expect((await ask('DELETE', path)).body.code).toBe('not_allowed');
  });
});

describe('what is not HTTP at all', () => {
  it('does not disturb the platform', async () => {
    const { port } = new URL(platform.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.end('\0\x16\x03 garbage\r\n\r\n'));
      socket.on('close', () => resolve());
      socket.on('error', () => undefined);
      socket.resume();
    });
    expect((await fetch(`${platform.url}/health`)).status).toBe(200);
  });
});

describe('dates that a calendar does not have', () => {
  it.each(['0000-01-01', '2026-02-30', '2026-13-01', 'today', ''])('as %j are refused', async (from) => {
    const { status } = await ask('POST', '/moderation/batches/preview', {
      as: 'moderator',
      body: { courseId: things.courses, from },
    });
    expect(status).toBe(400);
  });
});
