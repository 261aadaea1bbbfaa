import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '../testing/raw.ts';
import type { RawRequest } from '../testing/raw.ts';
import { clientId, own as accountId } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { thingsOf } from '../testing/things.ts';
import type { Things } from '../testing/fixture.ts';

let platform: TestPlatform;
let things: Things;
beforeAll(async () => {
  platform = await startTestPlatform();
  things = await thingsOf(platform, accountId);
});
afterAll(() => platform.stop());

const ask = (method: string, path: string, request: RawRequest = {}) =>
  raw(platform, method, path, { as: 'administrator', ...request });

describe('one thing', () => {
  it('is answered with the fields that are asked for, its id and its version', async () => {
    const { status, body, headers } = await ask('GET', `/licences/${things.licences}?fields=content`);
    // The platforms come along with the content, which says nothing without them.
    expect([status, Object.keys(body.data).sort()]).toEqual([200, ['content', 'id', 'platforms', 'version']]);
    expect(headers.get('version')).toBe(String(body.data.version));
    const site = await ask('GET', `/sites/${things.sites}?fields=name&fields=town`);
    expect(Object.keys(site.body.data)).not.toContain('accountId');
  });

  it('of another account or client than the query names does not exist', async () => {
    const path = `/groups/${things.groups}`;
    for (const [query, status] of [
      [`accountId=${accountId}`, 200],
      [`accountId=${accountId.toUpperCase()}&clientId=${clientId}`, 200],
      [`accountId=${randomUUID()}`, 404],
      [`clientId=${randomUUID()}`, 404],
    ] as const) {
      expect((await ask('GET', `${path}?${query}`)).status).toBe(status);
      expect((await ask('HEAD', `${path}?${query}`)).status).toBe(status);
    }
    const { status } = await ask('DELETE', `${path}?accountId=${randomUUID()}`);
    expect([status, (await ask('GET', path)).status]).toEqual([404, 200]);
  });
});

describe('what is made', () => {
  it('is of the account and client that the query names, where the body names none', async () => {
    const { status, body } = await ask('POST', `/groups?clientId=${clientId}&accountId=${accountId}`, {
      body: { name: 'Intake of the query' },
    });
    expect([status, body.data]).toMatchObject([201, { accountId, clientId }]);
    const other = await ask('POST', `/groups?accountId=${randomUUID()}`, {
      body: { name: 'Intake of the body', accountId },
    });
    expect(other.body.data.accountId).toBe(accountId);
  });

  it('needs its account from one of them, and a body', async () => {
    const none = await ask('POST', '/groups', { body: { name: 'Intake of nowhere' } });
    expect([none.status, none.body.errors[0].path]).toEqual([400, 'body.accountId']);
    const text = await ask('POST', `/groups?accountId=${accountId}`, { body: [] });
    expect(text.status).toBe(400);
  });

  it('is replaced and answered by the same query', async () => {
    const path = `/groups/${things.groups}`;
    const { body } = await ask('GET', path);
    const changed = await ask('PUT', `${path}?accountId=${accountId}&clientId=${clientId}&fields=name`, {
      body: { name: 'Intake replaced' },
      headers: { 'if-match': String(body.data.version) },
    });
    expect([changed.status, Object.keys(changed.body.data).sort()]).toEqual([200, ['id', 'name', 'version']]);
  });
});
