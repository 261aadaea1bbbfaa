import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { SignJWT, decodeJwt, importJWK } from 'jose';
import type { JWK, JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '../testing/raw.ts';
import { personOf } from '../testing/template.ts';
import { signInsFollowed } from '../testing/jobs.ts';
import { signInAt } from '../testing/sign-in.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let genuine: JWTPayload;
let key: JWK & { kid: string };
beforeAll(async () => {
  platform = await startTestPlatform();
  genuine = decodeJwt(await platform.token('moderator'));
  const [row] = await platform.query<{ material: typeof key }>(
    `select material from identity.secret_key where purpose = 'signing'`,
  );
  key = row!.material;
});
afterAll(() => platform.stop());

/** A token as the identity service would sign it, with these claims changed. */
async function signed(claims: JWTPayload, header: { kid?: string; alg?: string } = {}, by?: KeyObject) {
  const { kid = key.kid, alg = 'RS256' } = header;
  return new SignJWT({ ...genuine, ...claims })
    .setProtectedHeader({ alg, ...(kid ? { kid } : {}), typ: 'at+jwt' })
    .sign(by ?? (await importJWK(key, 'RS256')));
}

const ask = (headers: Record<string, string>) => raw(platform, 'GET', '/moderation/home', { headers });
const bearer = (token: string) => ask({ authorization: `Bearer ${token}` });
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const soon = () => Math.floor(Date.now() / 1000) + 300;

describe('a request is answered', () => {
  it('for somebody who is signed in', async () => {
    expect((await bearer(await platform.token('moderator'))).status).toBe(200);
    expect((await bearer(await signed({}))).status).toBe(200);
    // RFC 9110: the name of a scheme is the same in any case.
    expect((await ask({ authorization: `bearer ${await signed({})}` })).status).toBe(200);
  });
});

describe('a request is refused as not signed in', () => {
  it.each<[string, () => Record<string, string> | Promise<Record<string, string>>]>([
    ['without a token', () => ({})],
    ['with an empty token', () => ({ authorization: 'Bearer ' })],
    ['with another kind of header', () => ({ authorization: 'Basic bW9kZXJhdG9yOm1vZGVyYXRvcg==' })],
    ['with garbage', () => ({ authorization: 'Bearer garbage' })],
    ['with three parts of garbage', () => ({ authorization: 'Bearer a.b.c' })],
    ['with a header that is no object', () => ({ authorization: `Bearer ${base64(null)}.${base64({})}.x` })],
    [
      'with a token in a cookie, where no browser asks by itself',
      async () => ({ cookie: `token-0=${await platform.token('moderator')}` }),
    ],
    [
      'with an expired token',
      async () => ({ authorization: `Bearer ${await signed({ exp: soon() - 3600, iat: soon() - 7200 })}` }),
    ],
    [
      'with a token that is not valid yet',
      async () => ({ authorization: `Bearer ${await signed({ nbf: soon() + 3600, exp: soon() + 7200 })}` }),
    ],
    [
      'with a token of another issuer',
      async () => ({
        authorization: `Bearer ${await signed({ iss: 'https://login.example.org/realms/moderator' })}`,
      }),
    ],
    [
      'with a token of another realm of this host',
      async () => ({ authorization: `Bearer ${await signed({ iss: `${platform.url}/realms/other` })}` }),
    ],
    [
      'with a token that names nobody',
      async () => ({ authorization: `Bearer ${await signed({ sub: undefined })}` }),
    ],
    [
      'with a token signed by another key under our name for it',
      async () => {
        const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
        return { authorization: `Bearer ${await signed({}, {}, privateKey)}` };
      },
    ],
    [
      'with a token signed by a key of another name',
      async () => ({ authorization: `Bearer ${await signed({}, { kid: 'unknown' })}` }),
    ],
    [
      'with a token that is not signed at all',
      () => ({
        authorization: `Bearer ${base64({ alg: 'none', kid: key.kid })}.${base64({ ...genuine, exp: soon() })}.`,
      }),
    ],
    [
      'with a token whose content was changed after it was signed',
      async () => {
        const [head, , signature] = (await signed({})).split('.');
        const body = base64({ ...genuine, sub: personOf('administrator').id, exp: soon() });
        return { authorization: `Bearer ${head}.${body}.${signature}` };
      },
    ],
  ])('%s', async (_, headers) => {
    const { status, body } = await ask(await headers());
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'not_signed_in', status: 401 });
    expect(body.detail).toMatch(/Sign in again|Ask the manager/);
  });

  it.each([
    ['of somebody who does not exist', randomUUID()],
    ['whose subject is no id of ours', 'service-account'],
  ])('with a good token %s, who is told whom to ask', async (_, sub) => {
    const { status, body } = await ask({ authorization: `Bearer ${await signed({ sub })}` });
    expect([status, body.code]).toEqual([403, 'unknown_person']);
  });

  it('after the person was switched off, with the token of before', async () => {
    const administrator = await platform.as('administrator');
    const token = await platform.token('verifier');
    const { id } = personOf('verifier');
    expect((await bearer(token)).status).toBe(200);
    await administrator.deactivateUser({ id });
    expect((await bearer(token)).status).toBe(401);
    await signInsFollowed(platform);
    await administrator.activateUser({ id });
    expect((await bearer(await signInAt(platform.url, 'verifier'))).status).toBe(200);
  });

  it('after the person was deleted', async () => {
    const token = await platform.token('lapsed');
    await (await platform.as('administrator')).deleteUser({ id: personOf('lapsed').id });
    expect((await bearer(token)).status).toBe(401);
  });
});

describe('roles', () => {
  it('count as they are now, not as they were when the token was made', async () => {
    const token = await platform.token('trainer');
    const asTrainer = () => raw(platform, 'GET', '/sites', { headers: { authorization: `Bearer ${token}` } });
    expect((await asTrainer()).status).toBe(403);
    const administrator = await platform.as('administrator');
    const user = await administrator.getUser({ id: personOf('trainer').id });
    await administrator.updateUser({
      id: user.id,
      version: user.version,
      body: { roles: ['trainer', 'site_manager'] },
    });
    expect((await asTrainer()).status).toBe(200);
  });
});
