import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import { assessorCalled } from '../testing/assessor-called.ts';
import { raw } from '../testing/raw.ts';
import { startIdentityServer } from '../security/identity-server.fixture.ts';
import type { IdentityServer } from '../security/identity-server.fixture.ts';
import { own, personOf } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { adminServer } from './admin-server.fixture.ts';

const keycloak = adminServer();
let identity: IdentityServer;
let platform: TestPlatform;
beforeAll(async () => {
  identity = await startIdentityServer(keycloak.handle);
  platform = await startTestPlatform('demo', {
    settings: {
      identityUrl: identity.url,
      identityAdmin: { clientId: 'moderator-platform', secret: 'secret' },
    },
  });
});
afterAll(async () => {
  await platform.stop();
  await identity.stop();
});

const managing = async () => {
  const token = await identity.token(personOf('manager').id);
  return createClient(routes, { baseUrl: `${platform.url}/api`, token: () => token });
};
const make = async (username: string, more: object = {}) =>
  (await managing()).createUser({ body: { ...assessorCalled(username), ...more } });
const userOf = (username: string) => keycloak.users().find((each) => each.username === username);
const soon = { timeout: 20_000 };

describe('with a service account at Keycloak', () => {
  it('whoever is made is made and invited there, once, and is known by the id that Keycloak gave', async () => {
    const { id } = await make('Naledi1');
    await expect.poll(() => keycloak.mailed, soon).toContain('naledi1@example.org');
    const user = userOf('naledi1')!;
    expect(user).toMatchObject({
      firstName: 'Naledi',
      enabled: true,
      attributes: { accountId: [own], platformId: [id] },
    });
    expect(user.id).not.toBe(id);
    const token = await identity.token(user.id);
    const { body } = await raw(platform, 'GET', '/users/me', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(body.data.id).toBe(id);
  });

  it('a changed address follows, whoever is switched off is signed out, and who is deleted goes', async () => {
    const user = await make('naledi2');
    await expect.poll(() => keycloak.mailed, soon).toContain('naledi2@example.org');
    const api = await managing();
    const { version } = await api.updateUser({
      id: user.id,
      version: user.version,
      body: { email: 'moved@example.org' },
    });
    await expect.poll(() => userOf('naledi2')?.email, soon).toBe('moved@example.org');
    await api.deactivateUser({ id: user.id });
    await expect.poll(() => userOf('naledi2')?.enabled, soon).toBe(false);
    await expect.poll(() => keycloak.signedOut, soon).toContain(userOf('naledi2')!.id);
    await api.deleteUser({ id: user.id, version: version + 1 });
    await expect.poll(() => userOf('naledi2'), soon).toBeUndefined();
    expect(keycloak.mailed.filter((address) => /naledi2|moved/.test(address))).toHaveLength(1);
  });

  it('one that is away loses nothing, nor one whose answer was lost', async () => {
    identity.is('failing');
    // What a moderator types needs no new key; the one who manages has one already.
    await make('naledi3');
    identity.is('well');
    await expect.poll(() => keycloak.mailed, soon).toContain('naledi3@example.org');
    keycloak.losesAnswers(true);
    const { id } = await make('naledi4');
    await expect.poll(() => userOf('naledi4'), soon).toBeDefined();
    keycloak.losesAnswers(false);
    await expect.poll(() => keycloak.mailed, soon).toContain('naledi4@example.org');
    expect(await platform.query('select subject from sign_in_link where user_id = $1', [id])).toEqual([
      { subject: userOf('naledi4')!.id },
    ]);
  });

  it('nobody becomes whoever has the same address there already', async () => {
    const stranger = { id: 'stranger', username: 'naledi5', email: 'naledi5@example.org', enabled: true };
    keycloak.add(stranger);
    const { id } = await make('naledi5');
    await expect
      .poll(() => platform.query(`select state, error from job where payload ->> 'userId' = $1`, [id]), soon)
      .toMatchObject([
        { state: 'waiting', error: expect.stringContaining('could not be brought up to date') },
      ]);
    expect(await platform.query('select 1 from sign_in_link where user_id = $1', [id])).toEqual([]);
    expect(userOf('naledi5')).toEqual(stranger);
  });

  it('a manager has another link sent', async () => {
    const { id } = await make('naledi6');
    await expect.poll(() => keycloak.mailed, soon).toContain('naledi6@example.org');
    expect(await (await managing()).inviteUser({ id })).toEqual({ sentTo: 'naledi6@example.org' });
    await expect
      .poll(() => keycloak.mailed.filter((address) => address === 'naledi6@example.org'), soon)
      .toHaveLength(2);
  });
});
