import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { own as accountId } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

it('exports that nobody fetches take two places of who began them, and none of the others', async () => {
  // More than the buffers between here and there hold.
  await platform.query(
    `update document set body = body || jsonb_build_object('disability', repeat('x', 1000000))
     where kind = 'users' and id in (select id from document where kind = 'users' and account_id = $1 limit 12)`,
    [accountId],
  );
  const headers = { authorization: `Bearer ${await platform.token('administrator')}` };
  const begin = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const address = `${platform.url}/api/v2/users/export/json?accountId=${accountId}`;
      request(address, { method: 'POST', headers }, resolve).on('error', reject).end();
    });
  const unread = [await begin(), await begin()];
  expect(unread.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const third = await begin();
  expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '5']);
  third.resume();
  const others = await (await platform.as('manager')).exportSites({ type: 'csv' });
  expect(others.blob.size).toBeGreaterThan(0);
  // Whoever goes away leaves the place at once.
  for (const each of unread) each.destroy();
  await expect
    .poll(
      async () => {
        const next = (await begin()).on('error', () => undefined);
        next.destroy();
        return next.statusCode;
      },
      { timeout: 60_000 },
    )
    .toBe(200);
}, 120_000);
