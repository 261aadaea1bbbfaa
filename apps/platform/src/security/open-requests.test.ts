import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange, written } from '../testing/exchange.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

const most = 5;
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform('empty', {
    settings: { openRequestsOfAddress: most, trustedProxies: ['127.0.0.1'] },
  });
});
afterAll(() => platform.stop());

const host = (): [string, string] => ['host', new URL(platform.url).host];
const form: [string, string][] = [
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-length', '100'],
];
const from = (address: string): [string, string] => ['x-forwarded-for', address];
const token = '/realms/moderator/protocol/openid-connect/token';

/** A sign-in whose body does not come, open until it is let go. */
function hold(address: string) {
  const socket = connect(Number(new URL(platform.url).port), '127.0.0.1');
  socket.write(written('POST', token, [host(), from(address), ...form]));
  return () => socket.destroy();
}

const ask = async (address: string) =>
  exchange(platform, written('GET', '/api/v2/accounts/themes', [host(), from(address)]));

describe('an address that has as many requests open as it may', () => {
  it('is told to come back, while others are answered, and is answered when one of them has ended', async () => {
    const held = Array.from({ length: most }, () => hold('203.0.113.7'));
    await expect.poll(async () => (await ask('203.0.113.7')).status).toBe(429);
    const { headers, text } = await ask('203.0.113.7');
    expect([headers['retry-after'], JSON.parse(text).code]).toEqual(['1', 'too_many_requests']);
    expect((await ask('203.0.113.8')).status).toBe(200);
    held[0]!();
    await expect.poll(async () => (await ask('203.0.113.7')).status).toBe(200);
    for (const end of held) end();
  });
});

describe('where no proxy is trusted', () => {
  it('what a caller says of their address counts for nothing', async () => {
    const other = await startTestPlatform('empty', { settings: { openRequestsOfAddress: 0 } });
    const named: [string, string] = ['host', new URL(other.url).host];
    const { status } = await exchange(other, written('GET', '/health', [named, from('203.0.113.9')]));
    expect(status).toBe(429);
    await other.stop();
  });
});
