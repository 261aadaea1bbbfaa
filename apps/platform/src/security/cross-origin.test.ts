import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '../testing/raw.ts';
import { own } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

const allowed = 'https://console.example.org';

let platform: TestPlatform;
beforeAll(
  async () => void (platform = await startTestPlatform('demo', { settings: { allowedOrigins: [allowed] } })),
);
afterAll(() => platform.stop());

const about = ({ headers }: { headers: Headers }) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));
const words = (text: string | null | undefined) => (text ?? '').split(', ');

/** What a browser asks before it sends a change. */
const preflight = (origin: string, path = `/accounts/${own}`) =>
  raw(platform, 'OPTIONS', path, {
    headers: {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,content-type,idempotency-key,if-match,traceparent',
    },
  });

describe('a page of an origin that is named', () => {
  it('may send what calls need', async () => {
    const answer = await preflight(allowed);
    expect([answer.status, answer.text]).toEqual([204, '']);
    const { headers } = answer;
    expect(headers.get('access-control-allow-origin')).toBe(allowed);
    expect(words(headers.get('access-control-allow-methods'))).toEqual(
      expect.arrayContaining(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']),
    );
    expect(words(headers.get('access-control-allow-headers'))).toEqual(
      expect.arrayContaining([
        'authorization',
        'cache-control',
        'content-type',
        'idempotency-key',
        'if-match',
        'if-range',
        'pragma',
        'range',
        'traceparent',
      ]),
    );
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
  });

  it.each([
    ['an answer', 'administrator', own, 200],
    ['a refusal', 'administrator', '0192f3a4-0000-7000-9000-000000000000', 404],
    ['what needs a sign-in', undefined, own, 401],
  ])('reads of %s what the client needs', async (_, as, id, status) => {
    const answer = await raw(platform, 'GET', `/accounts/${id}`, { as, headers: { origin: allowed } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(words(answer.headers.get('access-control-expose-headers'))).toEqual(
      expect.arrayContaining([
        'version',
        'retry-after',
        'x-request-id',
        'content-disposition',
        'etag',
        'content-range',
      ]),
    );
    expect(words(answer.headers.get('vary')).map((each) => each.toLowerCase())).toContain('origin');
  });

  it('is not let in by cookies', async () => {
    for (const answer of [
      await preflight(allowed),
      await raw(platform, 'GET', `/accounts/${own}`, { as: 'administrator', headers: { origin: allowed } }),
    ])
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('a page of any other origin', () => {
  it.each([
    'https://evil.example.org',
    'http://console.example.org',
    'https://console.example.org:8443',
    'https://console.example.org.evil.example',
    'https://a.console.example.org',
    'HTTPS://console.example.org',
    'null',
    '',
  ])('such as %j is told nothing', async (origin) => {
    const asked = await preflight(origin);
    expect([asked.status >= 400, about(asked)]).toEqual([true, {}]);
    const answer = await raw(platform, 'GET', `/accounts/${own}`, {
      as: 'administrator',
      headers: { origin },
    });
    expect([answer.status, about(answer)]).toEqual([200, {}]);
  });
});

it('where no origin is named nobody is told anything', async () => {
  const closed = await startTestPlatform();
  const answer = await raw(closed, 'GET', `/accounts/${own}`, {
    as: 'administrator',
    headers: { origin: allowed },
  });
  expect([answer.status, about(answer)]).toEqual([200, {}]);
  await closed.stop();
});
