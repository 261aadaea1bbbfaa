import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coursesOf, own } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { checkTextsFor } from './check-texts.ts';

const course = coursesOf(own, 'Business Administration')[0]!;
/** Requests a minute from one address. */
const most = 60;
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform('demo', { settings: { requestsOfAddress: most } });
  // A time that stands still, so that all requests are of one minute unless a test moves it.
  turnTo(0);
});
afterAll(() => platform.stop());

const start = new Date('2026-11-23T10:00:00Z').getTime();
const turnTo = (minute: number) => platform.setNow(new Date(start + minute * 60_000));

interface Row {
  number: string;
  standing: string;
  learner: { name: string };
}
const certificates = async (): Promise<Row[]> =>
  (await (await platform.as('manager')).listCertificates({ id: course, query: { limit: 500 } })).items;
const check = (number: string, headers: Record<string, string> = {}, path = 'check') =>
  fetch(`${platform.url}/${path}/${encodeURIComponent(number)}`, { headers });

describe('the check of a certificate', () => {
  it.each(['valid', 'revoked', 'superseded'])(
    'tells whoever has the paper that it is %s',
    async (standing) => {
      const certificate = (await certificates()).find((each) => each.standing === standing)!;
      const answer = await check(certificate.number, { accept: 'application/json' });
      expect(answer.status).toBe(200);
      const { data } = (await answer.json()) as { data: Record<string, string> };
      const [first, ...rest] = certificate.learner.name.split(' ');
      expect(data).toEqual({
        number: certificate.number,
        type: expect.any(String),
        standing,
        holder: `${first![0]}. ${rest.join(' ')}`,
        issuer: 'Umthombo Skills Academy',
        course: expect.stringContaining('Business Administration'),
        registrationNumber: expect.any(String),
        issuedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        expiresOn: null,
      });
    },
  );

  it('is a page without scripts that nobody keeps, finds by a search or frames', async () => {
    const [{ number }] = (await certificates()) as [Row];
    for (const path of ['check', 'certificates']) {
      const answer = await check(number.toLowerCase(), {}, path);
      const page = await answer.text();
      expect(page).toContain(number);
      expect(page).not.toContain('<script');
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
      });
    }
  });

  it('speaks the language of its reader', async () => {
    const [{ number }] = (await certificates()) as [Row];
    for (const language of ['af', 'fr-FR', 'pt', 'xh, en;q=0.5']) {
      const page = await (await check(number, { 'accept-language': language })).text();
      expect(page).toContain(checkTextsFor(language).labels.issuer);
    }
    expect(new Set(['af', 'fr', 'pt', 'xh'].map((each) => checkTextsFor(each).title)).size).toBe(4);
  });

  it('answers every number that was not issued alike, also one whose running number was', async () => {
    const [{ number }] = (await certificates()) as [Row];
    const unknown = [
      number.slice(0, -1),
      number.replace(/.$/, (letter) => (letter === 'Z' ? 'Y' : 'Z')),
      number.slice(0, 11),
      'X'.repeat(500),
      "'; drop table certificate; --",
      'a\0b',
    ];
    const answers = await Promise.all(
      unknown.map(async (each) => {
        const answer = await check(each);
        return [answer.status, await answer.text()];
      }),
    );
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]![0]).toBe(404);
  });

  it('tells at the address of another account nothing of this one', async () => {
    const [{ number }] = (await certificates()) as [Row];
    const { port } = new URL(platform.url);
    const { get } = await import('node:http');
    const statusAt = (prefix: string) =>
      new Promise((resolve, reject) => {
        get(
          {
            port,
            host: '127.0.0.1',
            path: `/check/${number}`,
            headers: { host: `${prefix}.localhost:${port}` },
          },
          (answer) => resolve(answer.resume().statusCode),
        ).on('error', reject);
      });
    expect([await statusAt('umthombo'), await statusAt('karoo')]).toEqual([200, 404]);
  });

  it('is asked so often a minute from one address and no more', async () => {
    turnTo(10);
    const [{ number }] = (await certificates()) as [Row];
    const statuses = [];
    for (let asked = 0; asked <= most; asked++) statuses.push((await check(number)).status);
    expect(new Set(statuses.slice(0, most))).toEqual(new Set([200]));
    const refused = await check(number);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.text()).toContain('Too many checks');
    turnTo(11);
    expect((await check(number)).status).toBe(200);
  });
});
