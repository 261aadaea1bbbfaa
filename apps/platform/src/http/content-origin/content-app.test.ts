import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playedLesson, registrationOf } from '../../content/packages/playing.fixture.ts';
import type { PlayedLesson } from '../../content/packages/playing.fixture.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { contentOriginOf, isContentHost } from './content-origin.ts';
import { pageHeaders } from './wrapper-page.ts';

let platform: TestPlatform;
let lesson: PlayedLesson;
let launchUrl: string;
let sessionId: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  lesson = await playedLesson(platform);
  const learner = await platform.as('learner');
  const session = await learner.createScormSession({
    body: { registrationId: lesson.registrationId, playerId: randomUUID() },
  });
  ({ launchUrl, id: sessionId } = session);
});
afterAll(() => platform.stop());

const file = (path = 'start.html', headers: Record<string, string> = {}) =>
  fetch(new URL(`files/${path}`, launchUrl), { headers });

/** As `fetch` does not let anybody name another host. */
const statusAt = (host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(launchUrl, { headers: { host } }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });

describe('a file of a package', () => {
  it('comes as what it is, without a cookie, and may call nobody', async () => {
    const answer = await file();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Next page');
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`connect-src 'self' data: blob:;`);
    expect(policy).toContain('frame-ancestors');
    expect(policy).not.toContain(platform.url);
  });

  it('is found whatever its case, comes in parts, and is not sent again where it is known', async () => {
    expect((await file('START.html')).status).toBe(200);
    const part = await file('start.html', { range: 'bytes=2-8' });
    expect([part.status, await part.text()]).toEqual([206, 'doctype']);
    const tag = (await file()).headers.get('etag') ?? '';
    expect((await file('start.html', { 'if-none-match': tag })).status).toBe(304);
  });

  it('is none of another package, of the platform, or of the machine', async () => {
    for (const path of ['other.html', '..%2f..%2fetc%2fpasswd', '%00', '../../../etc/passwd'])
      expect((await file(path)).status).toBe(404);
    for (const path of ['/api/v2/courses', '/', '/realms/moderator', `/play/${'x'.repeat(32)}/`])
      expect((await fetch(new URL(path, launchUrl))).status).toBe(404);
  });

  it.each([
    ['a token that is none', '/play/%00/', 404],
    ['a file below a token that is none', '/play/%00/files/start.html', 404],
    ['a token of any length', `/play/${'x'.repeat(9_000)}/`, 404],
    ['letters that are wrongly encoded', '/play/%f0%28/', 400],
    ['a run time that every object has', '/runtime/constructor', 404],
  ])('answers in the words of the platform to %s', async (_, path, expected) => {
    const answer = await fetch(new URL(path, launchUrl));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      expected,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await answer.json()).toMatchObject({ status: expected, requestId: expect.any(String) as string });
  });

  it('takes no last word for a token that is none', async () => {
    const body = JSON.stringify({ sequence: 9, cmi: {}, activeSeconds: 1 });
    const answer = await fetch(new URL('/play/%00/last-word', launchUrl), { method: 'POST', body });
    expect(answer.status).toBe(404);
  });

  it('binds browsers to https where its own address is one, and nowhere else', () => {
    const at = (origin: string | undefined) => pageHeaders([], origin)['strict-transport-security'];
    expect(at('https://*.content.example.org')).toBe('max-age=31536000; includeSubDomains');
    expect([at(undefined), at('http://127.0.0.1:4601')]).toEqual([undefined, undefined]);
  });

  it('is served at the host of packages alone, and to nothing that stays in a browser', async () => {
    const { host, port } = new URL(launchUrl);
    expect(await statusAt(host)).toBe(200);
    expect(await statusAt(`localhost:${port}`)).toBe(421);
    expect((await file('start.html', { 'service-worker': 'script' })).status).toBe(403);
  });
});

it('the last word of a page that is closed is stored with the token of its session, and with no other', async () => {
  const tell = (token: string, sequence: number, body?: string) =>
    fetch(new URL(`/play/${token}/last-word`, launchUrl), {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body:
        body ??
        JSON.stringify({ sequence, cmi: { 'cmi.core.lesson_location': String(sequence) }, activeSeconds: 3 }),
    });
  const token = new URL(launchUrl).pathname.split('/')[2] ?? '';
  expect((await tell(token, 4)).status).toBe(204);
  for (const attempt of [tell('x'.repeat(32), 9), tell(token, 2), tell(token, 9, 'no word'), tell(token, -1)])
    expect((await attempt).status).toBe(204);
  const [row] = await platform.query<{ sequence: number; cmi: object }>(
    'select sequence, cmi from scorm_session where id = $1',
    [sessionId],
  );
  expect(row).toEqual({ sequence: 4, cmi: { 'cmi.core.lesson_location': '4' } });
});

it('a page that nobody comes back to ends its session, which counts as it was told', async () => {
  const { registrationId } = await playedLesson(platform);
  const learner = await platform.as('learner');
  const session = await learner.createScormSession({ body: { registrationId, playerId: randomUUID() } });
  const tell = (sequence: number, more: object) =>
    fetch(new URL('last-word', session.launchUrl), {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({
        sequence,
        cmi: { 'cmi.core.lesson_status': 'completed' },
        activeSeconds: 3,
        ...more,
      }),
    });
  const ended = () => platform.query('select ended_by from scorm_session where id = $1', [session.id]);
  await tell(1, { ends: 'never' });
  expect(await ended()).toEqual([{ ended_by: null }]);
  expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'InProgress' });
  await tell(2, { ends: 'abandoned' });
  expect(await ended()).toEqual([{ ended_by: 'abandoned' }]);
  expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'Completed' });
});

it('a token is over after 15 minutes, unless it was asked for again', async () => {
  const expire = () =>
    platform.query(`update scorm_launch set expires_at = now() - interval '1 second' where session_id = $1`, [
      sessionId,
    ]);
  await expire();
  expect((await file()).status).toBe(404);
  const learner = await platform.as('learner');
  const { expiresAt } = await learner.renewScormToken({ id: sessionId });
  const minutes = (new Date(expiresAt).getTime() - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(14);
  expect(minutes).toBeLessThanOrEqual(15);
  expect((await file()).status).toBe(200);
});

describe('where packages are served from', () => {
  const settings = {
    port: 4600,
    host: '127.0.0.1',
    publicUrl: undefined,
    contentOrigin: undefined,
    contentPort: undefined,
  };
  it('is another name for this machine, unless people come from elsewhere and nothing is set', () => {
    expect(contentOriginOf(settings, 4601)).toBe('http://127.0.0.1:4601');
    expect(
      contentOriginOf({ ...settings, publicUrl: 'https://moderator.example.org' }, 4601),
    ).toBeUndefined();
    const contentOrigin = 'https://content.example.org';
    expect(contentOriginOf({ ...settings, contentOrigin }, 4601)).toBe(contentOrigin);
  });

  it.each([
    ['http://127.0.0.1:4601', '127.0.0.1:4601', true],
    ['http://127.0.0.1:4601', 'packages.localhost:4601', true],
    ['http://127.0.0.1:4601', 'localhost:4601', false],
    ['https://*.content.example.org', 'pabc123.content.example.org', true],
    ['https://*.content.example.org', 'content.example.org', false],
    ['https://*.content.example.org', 'a.b.content.example.org', false],
    ['https://*.content.example.org', 'content.example.org.evil.org', false],
    [undefined, 'content.example.org', false],
  ])('where it is %s, %s being one of its hosts is %s', (origin, host, expected) => {
    expect(isContentHost(origin, host)).toBe(expected);
  });
});
