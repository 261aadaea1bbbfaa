import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createClient } from '@moderator/client';
import type { Client } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import { ask, platform, startForAll, things } from '../testing/demonstration.ts';
import { bodyOf } from '../testing/calls.ts';
import { operations } from '@moderator/contract';

startForAll();

/** A client whose line breaks behind the first write, when the platform has done it and before it could say so. */
async function overBadLine(): Promise<{ api: Client; sent: Headers[] }> {
  const token = await platform.token('administrator');
  const sent: Headers[] = [];
  const api = createClient(routes, {
    baseUrl: `${platform.url}/api`,
    token: () => token,
    fetch: async (address, init) => {
      const answer = await fetch(address, init);
      if (init?.method === 'GET') return answer;
      sent.push(new Headers(init?.headers));
      if (sent.length > 1) return answer;
      await answer.text();
      throw new TypeError('fetch failed');
    },
  });
  return { api, sent };
}
const bodyFor = <Body>(id: string) =>
  bodyOf(
    operations.find((each) => each.id === id)!,
    things,
  ) as Body;
const newUser = async () => {
  const body = {
    ...bodyFor<object>('createUser'),
    username: `u-${randomUUID()}`,
    email: `${randomUUID()}@example.co.za`,
  };
  return (await ask('POST', '/users', { body })).body.data as { id: string; version: number };
};
const newSite = async () =>
  (await ask('POST', '/sites', { body: bodyFor('createSite') })).body.data as { id: string; version: number };

describe('a write whose answer was lost is done once and answered as it was:', () => {
  it('a change, as the platform stored it', async () => {
    const { id, version } = await newUser();
    const { api, sent } = await overBadLine();
    const body = { email: `Zanele.${randomUUID()}@Example.co.za`, surname: ' Ndlovu ' };
    const user = await api.updateUser({ id, version, body });
    expect(user.version).toBe(version + 1);
    expect(sent.map((headers) => headers.get('idempotency-key'))).toEqual(
      Array(2).fill(sent[0]!.get('idempotency-key')),
    );
    expect(await api.getUser({ id })).toEqual(user);
  });

  it('a replacement', async () => {
    const { id, version } = await newSite();
    const { api } = await overBadLine();
    const body = {
      ...bodyFor<Parameters<Client['createSite']>[0]['body']>('createSite'),
      name: 'Another name',
    };
    expect(await api.replaceSite({ id, version, body })).toMatchObject({
      name: 'Another name',
      version: version + 1,
    });
  });

  it('a deletion, which would find nothing at its repetition', async () => {
    const { id, version } = await newSite();
    const { api, sent } = await overBadLine();
    expect(await api.deleteSite({ id, version })).toBeUndefined();
    expect(sent).toHaveLength(2);
    expect((await ask('GET', `/sites/${id}`)).status).toBe(404);
  });

  it('and another request under its key is refused', async () => {
    const [one, other] = [await newSite(), await newSite()];
    const headers = { 'idempotency-key': randomUUID() };
    expect((await ask('DELETE', `/sites/${one.id}`, { headers })).status).toBe(204);
    const again = await ask('DELETE', `/sites/${one.id}`, { headers });
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([204, 'true']);
    const { status, body } = await ask('DELETE', `/sites/${other.id}`, { headers });
    expect([status, body.code]).toEqual([409, 'key_reused']);
    expect((await ask('GET', `/sites/${other.id}`)).status).toBe(200);
  });
});

describe('a deletion that names a version', () => {
  it('deletes that one, and no other', async () => {
    const { id, version } = await newSite();
    const headers = { 'if-match': `"${version + 1}"` };
    const { status, body } = await ask('DELETE', `/sites/${id}`, { headers });
    expect([status, body.code, body.current.version]).toEqual([412, 'stale_version', version]);
    expect((await ask('GET', `/sites/${id}`)).status).toBe(200);
    expect((await ask('DELETE', `/sites/${id}`, { headers: { 'if-match': `"${version}"` } })).status).toBe(
      204,
    );
  });
});
