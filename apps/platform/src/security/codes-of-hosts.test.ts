import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../embedded/identity/browser.fixture.ts';
import {
  addPerson,
  openLogin,
  postToken,
  signIn,
  startTestIdentity,
} from '../embedded/identity/identity.fixture.ts';
import type { TestIdentity } from '../embedded/identity/identity.fixture.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service.stop());

/** A code as the browser gets it, with what goes with it. */
async function codeOf() {
  const browser = new TestBrowser(service.origin);
  const { username, password } = await addPerson(service);
  const { loginUrl, verifier } = await openLogin(browser);
  const answer = await browser.post(loginUrl, { username, password }, { origin: service.origin });
  const { url } = await browser.follow(answer);
  return {
    grant_type: 'authorization_code',
    code: new URL(url).searchParams.get('code')!,
    redirect_uri: `${service.origin}/due-assessments?view=mine`,
    code_verifier: verifier,
  };
}

async function refreshToken() {
  const person = await addPerson(service);
  const { refresh_token } = await signIn(new TestBrowser(service.origin), person);
  return { grant_type: 'refresh_token', refresh_token };
}

describe.each([
  ['a code', codeOf],
  ['a refresh token', refreshToken],
])('%s', (_, make) => {
  it('is good at the host that gave it out', async () => {
    expect((await postToken(service.origin, await make())).status).toBe(200);
  });

  it('is none at another host, and still good at its own', async () => {
    const form: Record<string, string> = await make();
    const elsewhere = await postToken(service.otherOrigin, form);
    expect([elsewhere.status, await elsewhere.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'invalid_grant' }),
    ]);
    expect((await postToken(service.origin, form)).status).toBe(200);
  });

  it('is none for another client', async () => {
    const form: Record<string, string> = { ...(await make()), client_id: 'payroll' };
    expect((await postToken(service.origin, form)).status).toBe(401);
  });
});

it('what was given out before hosts were written down goes on to be good', async () => {
  const form: Record<string, string> = await refreshToken();
  await service.pool.query('update identity.record set origin = null');
  expect((await postToken(service.origin, form)).status).toBe(200);
});
