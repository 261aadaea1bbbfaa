import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerHeaders } from '../http/answer-headers.ts';
import { nilId } from '../kernel/ids.ts';
import { exchange, written } from '../testing/exchange.ts';
import type { ExchangedAnswer } from '../testing/exchange.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let own: [string, string][];
beforeAll(async () => {
  platform = await startTestPlatform();
  const logos = join(platform.filesDirectory, '..', 'logos');
  await mkdir(logos, { recursive: true });
  await writeFile(join(logos, 'test-logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  own = [
    ['host', `localhost:${new URL(platform.url).port}`],
    ['authorization', `Bearer ${await platform.token('moderator')}`],
  ];
});
afterAll(() => platform.stop());

const get = (path: string) => exchange(platform, written('GET', path, own));
const realm = '/realms/moderator/protocol/openid-connect';
const anonymous = (): [string, string][] => own.slice(0, 1);

/** One of each kind of answer, by who gives it. */
const kinds: [string, () => Promise<ExchangedAnswer>, number][] = [
  ['a call', () => get('/api/v2/moderation/home'), 200],
  ['a call of nobody', () => exchange(platform, written('GET', '/api/v2/users', anonymous())), 401],
  ['a call that is not allowed', () => get('/api/v2/clients'), 403],
  ['a call that there is not', () => get('/api/v2/nothing'), 404],
  ['a method that there is not', () => exchange(platform, written('PUT', '/api/v2/users', own)), 405],
  ['an export', () => get('/api/v2/moderation/attempts/export/nothing'), 404],
  ['the description', () => get('/api/v2/openapi.json'), 200],
  ['a page of the reference', () => get('/api/docs'), 200],
  ['its style', () => get('/api/docs/frame.css'), 200],
  ['its script', () => get('/api/docs/filter.js'), 200],
  ['the health', () => get('/health'), 200],
  ['a logo', () => get('/theme/logos/test-logo.svg'), 200],
  ['a logo that there is not', () => get('/theme/logos/none.svg'), 404],
  ['an address that is not written as one', () => get('/api/v2/users/%zz'), 400],
  ['an address of the sign-in that is not written as one', () => get('/realms/%zz'), 400],
  ['what is no request', () => exchange(platform, 'HELLO there\r\n\r\n'), 400],
  ['what is another HTTP', () => exchange(platform, 'GET / HTTP/2.0\r\nhost: localhost\r\n\r\n'), 400],
  [
    'what asks for what nobody keeps',
    () => exchange(platform, written('GET', '/', [...own, ['expect', 'more']])),
    400,
  ],
  [
    'a way to somewhere else',
    () => exchange(platform, 'CONNECT evil.example:80 HTTP/1.1\r\nhost: evil.example\r\n\r\n'),
    400,
  ],
  ['a head that is too long', () => get(`/api/v2/users?a=${'a'.repeat(40_000)}`), 431],
  ['another host', () => exchange(platform, written('GET', '/', [['host', 'evil.example']])), 421],
  ['two hosts', () => exchange(platform, written('GET', '/', [...own, own[0]!])), 400],
  ['the description of the sign-in', () => get('/realms/moderator/.well-known/openid-configuration'), 200],
  ['the keys of the sign-in', () => get(`${realm}/certs`), 200],
  ['who somebody is', () => get(`${realm}/userinfo`), 401],
  ['a token for nothing', () => exchange(platform, written('POST', `${realm}/token`, own)), 400],
  ['a sign-in that is refused', () => get(`${realm}/auth?client_id=nobody`), 400],
  ['a sign-in that is over', () => get('/realms/moderator/login/none'), 400],
  ['the account page', () => get('/realms/moderator/account'), 200],
  ['the way out', () => get(`${realm}/logout`), 200],
  ['the probe for cookies', () => get(`${realm}/3p-cookies/step1.html`), 200],
  ['another realm', () => get('/realms/other/x'), 404],
  ['the check of a certificate', () => get('/check/2026-000001-AAAAAAAAAA'), 404],
  ['a check that is not written as one', () => get('/check/%00'), 404],
  ['the issuer of badges that there is not', () => get(`/badges/${nilId}`), 404],
  ['the bytes of a file that there is not', () => get(`/api/v2/files/${nilId}/download`), 404],
];

describe('every kind of answer', () => {
  it.each(kinds)('keeps browsers from guessing and telling: %s', async (what, make, expected) => {
    const { status, headers } = await make();
    expect(status).toBe(expected);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin)$/),
      'cross-origin-opener-policy': 'same-origin',
      // Logos are for the sign-in page of another identity service, too.
      'cross-origin-resource-policy': what === 'a logo' ? 'cross-origin' : 'same-origin',
      'x-frame-options': expect.stringMatching(/^(SAMEORIGIN|DENY)$/),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each(kinds)('lets no page do what it does not have to: %s', async (_, make) => {
    const policy = (await make()).headers['content-security-policy'] ?? '';
    // `default-src` does not stand for these.
    for (const directive of ['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect([policy.includes('sandbox') || policy.includes(`${directive} `), directive]).toEqual([
        true,
        directive,
      ]);
    expect(policy).not.toMatch(/script-src[^;]*('unsafe-inline'|'unsafe-eval'|\*)/);
  });

  it.each(kinds)('says in which letters its text is written: %s', async (_, make) => {
    const type = (await make()).headers['content-type'] ?? '';
    if (type.startsWith('text/')) expect(type).toMatch(/; ?charset=utf-8/i);
    else expect(type).toMatch(/^(application\/(problem\+|jwk-set\+)?json|image\/svg\+xml)/);
  });
});

describe('what is personal', () => {
  it.each([
    ['a call', () => get('/api/v2/moderation/home')],
    ['a refusal', () => get('/api/v2/clients')],
    ['the account page', () => get('/realms/moderator/account')],
    ['a token', () => exchange(platform, written('POST', `${realm}/token`, own))],
    ['what there is not', () => get('/assets/none.js')],
    ['the health', () => get('/health')],
  ])('is kept nowhere on its way: %s', async (_, make) => {
    expect((await make()).headers['cache-control']).toContain('no-store');
  });

  it('is not the reference, which may be kept and asked whether it is still so', async () => {
    expect((await get('/api/docs')).headers['cache-control']).toBe('no-cache');
  });
});

describe('an https address', () => {
  const at = (publicUrl: string | undefined) =>
    answerHeaders({ publicUrl, identityUrl: undefined, analyticsUrl: undefined, contentSources: [] })[
      'strict-transport-security'
    ];

  it('binds browsers to https, and no other address does', () => {
    expect(at('https://moderator.example.org')).toBe('max-age=31536000; includeSubDomains');
    expect([at(undefined), at('http://moderator.example.org')]).toEqual([undefined, undefined]);
  });
});
