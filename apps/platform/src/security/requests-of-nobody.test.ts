import { afterAll, beforeAll, expect, it } from 'vitest';
import { raw } from '../testing/raw.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform('demo', {
    settings: { requestsOfAddress: 100, trustedProxies: ['127.0.0.1'] },
  });
  // So that no minute ends in the middle of a test.
  platform.setNow(new Date());
});
afterAll(() => platform.stop());

/** As a proxy passes on what comes from this address. */
const from = (address: string) => ({ 'x-forwarded-for': address });
const statusesOf = async (times: number, ask: () => Promise<{ status: number }>) => {
  const answers = await Promise.all(Array.from({ length: times }, ask));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
it.each<[string, string, (address: string) => Promise<{ status: number }>, number]>([
  [
    'that nobody has signed in for',
    '198.51.100.1',
    (address) => raw(platform, 'GET', '/users', { headers: from(address) }),
    401,
  ],
  [
    'with a token that is none',
    '198.51.100.2',
    (address) =>
      raw(platform, 'GET', '/users', { headers: { ...from(address), authorization: 'Bearer a.b.c' } }),
    401,
  ],
  [
    'that are open to everybody',
    '198.51.100.3',
    (address) => raw(platform, 'GET', '/accounts/themes?URLPrefix=umthombo', { headers: from(address) }),
    200,
  ],
  [
    'to the sign-in',
    '198.51.100.4',
    (address) =>
      fetch(`${platform.url}/realms/moderator/protocol/openid-connect/certs`, { headers: from(address) }),
    200,
  ],
])('calls %s are limited by address', async (_, address, ask, usual) => {
  expect(await statusesOf(150, () => ask(address))).toEqual({ [usual]: 100, 429: 50 });
  expect(await statusesOf(1, () => ask(`${address}0`))).toEqual({ [usual]: 1 });
});

it('calls of people who are signed in are not, wherever they come from', async () => {
  const authorization = `Bearer ${await platform.token('moderator')}`;
  const address = '198.51.100.9';
  await statusesOf(101, () => raw(platform, 'GET', '/users', { headers: from(address) }));
  const ask = () =>
    raw(platform, 'GET', '/moderation/home', { headers: { ...from(address), authorization } });
  expect(await statusesOf(120, ask)).toEqual({ 200: 120 });
});
