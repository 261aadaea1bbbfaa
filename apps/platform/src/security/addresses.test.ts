import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@moderator/contract';
import { addressOf } from '../testing/calls.ts';
import { ask, platform, startForAll, things } from '../testing/demonstration.ts';
import { exchange, written } from '../testing/exchange.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

startForAll();

describe('an address that is not written as addresses are', () => {
  it.each(['/api/v2/users/%zz', '/api/v2/users/%', '/%c0%af', '/api/v2/users/%E0%A4%A', '/assets/%zz'])(
    '%s is refused as a problem, in the words of the catalogue',
    async (path) => {
      const host: [string, string][] = [['host', new URL(platform.url).host]];
      const { status, headers, text } = await exchange(platform, written('GET', path, host));
      expect([status, headers['content-type'], headers['x-request-id']]).toEqual([
        400,
        expect.stringMatching(/^application\/problem\+json/),
        JSON.parse(text).requestId,
      ]);
      expect(JSON.parse(text).code).toBe('invalid_input');
    },
  );

  it('is another matter than one whose signs are', async () => {
    expect((await ask('GET', '/users/search?query=%E0%A4%85')).status).toBe(200);
  });
});

describe('a file of the application', () => {
  let page: TestPlatform;
  beforeAll(async () => {
    const application = await mkdtemp(join(tmpdir(), 'moderator-page-'));
    await mkdir(join(application, 'assets'));
    await writeFile(join(application, 'assets/a.js'), '');
    await writeFile(
      join(application, 'index.html'),
      '<script id="settings" type="application/json">{}</script>',
    );
    page = await startTestPlatform('demo', { applicationDirectory: application });
  });
  afterAll(() => page.stop());

  it('the page is asked for without its text as well, as what looks after a platform does', async () => {
    const { status, headers, text } = await exchange(
      page,
      written('HEAD', '/', [['host', new URL(page.url).host]]),
    );
    expect([status, headers['content-type'], text]).toEqual([200, 'text/html; charset=utf-8', '']);
  });

  it.each([
    ['/assets/a.js', 200],
    ['/assets/%00', 404],
    ['/assets/a.js%00', 404],
    ['/assets/..%2f..%2fetc%2fpasswd', 404],
    ['/assets/..%5c..%5cetc', 404],
    ['/theme/logos/%00', 404],
    ['/theme/logos/..%2faudit%2fkey.svg', 404],
  ])('%s is there or not, and never a mistake of ours', async (path, expected) => {
    const host: [string, string][] = [['host', new URL(page.url).host]];
    expect((await exchange(page, written('GET', path, host))).status).toBe(expected);
  });

  it.each([
    ['POST', '/', 405],
    ['DELETE', '/ready-for-moderation?view=attempts', 405],
    ['POST', '/assets/main.js', 404],
    ['PUT', '/api/v2/nowhere', 404],
    ['PUT', '/api/v2/users', 405],
  ])('%s %s answers %i', async (method, path, expected) => {
    const host: [string, string][] = [['host', new URL(page.url).host]];
    const { status, headers } = await exchange(page, written(method, path, host));
    expect(status).toBe(expected);
    if (path.startsWith('/api') || expected === 404) return;
    expect(new Headers(headers as never).get('allow')).toBe('GET, HEAD');
  });
});

describe('each address', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const addresses = new Map<string, Set<string>>();
  for (const { path, method } of operations)
    addresses.set(path, (addresses.get(path) ?? new Set()).add(method));

  it.each([...addresses])('%s says what it can be asked with, and nothing else', async (path, served) => {
    const operation = operations.find((each) => each.path === path)!;
    const address = addressOf(operation, things).split('?')[0]!;
    for (const method of methods.filter((each) => !served.has(each))) {
      const { status, headers } = await ask(method, address, { headers: { 'if-match': '"1"' } });
      expect([method, status, headers.get('allow')]).toEqual([method, 405, [...served].sort().join(', ')]);
    }
  });
});

it('what stands in the way of deleting a client, an account or a site is in their description', () => {
  for (const id of ['deleteClient', 'deleteAccount', 'deleteSite'])
    expect([id, operations.find((each) => each.id === id)?.errors]).toEqual([
      id,
      expect.arrayContaining(['wrong_state']),
    ]);
  expect(operations.find((each) => each.id === 'deleteTeam')?.errors).not.toContain('wrong_state');
});

describe('a trace of a caller', () => {
  const [trace, span] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const answered = async (traceparent: string) =>
    (await ask('GET', '/accounts/themes', { headers: { traceparent } })).headers
      .get('traceresponse')!
      .split('-');

  it.each([
    ['of this version', `00-${trace}-${span}-01`, '01'],
    ['of a later version', `01-${trace}-${span}-01`, '01'],
    ['of a later version, with more behind it', `cc-${trace}-${span}-00-what-the-future-says`, '00'],
    ['with flags that nobody knows yet', `00-${trace}-${span}-ff`, '03'],
  ])('%s goes on', async (_, traceparent, flags) => {
    const [version, id, , answeredFlags] = await answered(traceparent);
    expect([version, id, answeredFlags]).toEqual(['00', trace, flags]);
  });

  it.each([
    ['with more behind it than this version has', `00-${trace}-${span}-01-more`],
    ['of a version that there never is', `ff-${trace}-${span}-01`],
    ['of a later version with more behind no dash', `01-${trace}-${span}-01more`],
    ['that is none', `00-${'0'.repeat(32)}-${span}-01`],
    ['twice', `00-${trace}-${span}-01, 00-${trace}-${span}-01`],
  ])('%s does not', async (_, traceparent) => {
    expect((await answered(traceparent))[1]).not.toBe(trace);
  });
});
