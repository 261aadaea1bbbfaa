import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '../testing/raw.ts';
import { personOf } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { startIdentityServer } from './identity-server.fixture.ts';
import type { IdentityServer } from './identity-server.fixture.ts';

let identity: IdentityServer;
let platform: TestPlatform;
/** The same people behind other names for audience and clients. */
let named: TestPlatform;
beforeAll(async () => {
  identity = await startIdentityServer();
  const identityUrl = identity.url;
  platform = await startTestPlatform('demo', { settings: { identityUrl } });
  named = await startTestPlatform('demo', {
    settings: {
      identityUrl,
      tokenAudience: 'moderator-platform',
      tokenClients: ['moderator', 'nightly-export'],
    },
  });
});
afterAll(async () => {
  await platform?.stop();
  await named?.stop();
  await identity?.stop();
});

async function answerTo(
  claims: Record<string, unknown>,
  head: Record<string, string | undefined> = {},
  on = platform,
) {
  const token = await identity.token(personOf('moderator').id, claims, head);
  return raw(on, 'GET', '/moderation/home', { headers: { authorization: `Bearer ${token}` } });
}

const now = () => Math.floor(Date.now() / 1000);

describe('an access token opens the API', () => {
  it.each<[string, JWTPayload, Record<string, string | undefined>]>([
    ['as Keycloak writes it', {}, {}],
    ['as RFC 9068 has it', {}, { typ: 'at+jwt' }],
    ['whose head does not say what it is', {}, { typ: undefined }],
    ['made for several, the platform among them', { aud: ['realm-management', 'account'] }, {}],
    ['valid since just now', { nbf: now() - 1 }, {}],
  ])('%s', async (_, claims, head) => {
    expect((await answerTo(claims, head)).status).toBe(200);
  });
});

describe('an access token does not open the API', () => {
  it.each<[string, Record<string, unknown>, Record<string, string | undefined>]>([
    ['made for somebody else', { aud: 'payroll' }, {}],
    ['made for several others', { aud: ['payroll', 'accounting'] }, {}],
    ['made for nobody', { aud: undefined }, {}],
    ['given to another client of the realm', { azp: 'payroll' }, {}],
    ['given to nobody', { azp: undefined }, {}],
    ['given to several', { azp: ['moderator'] }, {}],
    ['that never ends', { exp: undefined }, {}],
    ['whose end is no time', { exp: 'tomorrow' }, {}],
    ['that has ended', { exp: now() - 60 }, {}],
    ['that does not say when it was made', { iat: undefined }, {}],
    ['made in the future', { iat: now() + 600, exp: now() + 900 }, {}],
    ['that is not valid yet', { nbf: now() + 600, exp: now() + 900 }, {}],
    ['that is an ID token', { typ: 'ID' }, {}],
    ['that is a refresh token', { typ: 'Refresh' }, {}],
    ['that does not say what it is', { typ: undefined }, {}],
    ['whose head says that it is something else', {}, { typ: 'logout+jwt' }],
  ])('%s', async (_, claims, head) => {
    const { status, body } = await answerTo(claims, head);
    expect([status, body.code]).toEqual([401, 'not_signed_in']);
    expect(body.detail).toContain('Sign in again');
  });
});

describe('where the audience and the clients have other names', () => {
  it.each<[string, JWTPayload, number]>([
    ['those are asked for', { aud: 'moderator-platform' }, 200],
    ['a second client is let in', { aud: 'moderator-platform', azp: 'nightly-export' }, 200],
    ['the usual audience is not enough', {}, 401],
    ['another client is not let in', { aud: 'moderator-platform', azp: 'payroll' }, 401],
  ])('%s', async (_, claims, status) => {
    expect((await answerTo(claims, {}, named)).status).toBe(status);
  });
});
