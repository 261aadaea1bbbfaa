import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../demo/accounts.ts';
import { raw } from '../testing/raw.ts';
import type { RawRequest } from '../testing/raw.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { thingsOf } from '../testing/things.ts';
import type { Things } from '../testing/things.ts';

let platform: TestPlatform;
let things: Things;
beforeAll(async () => {
  platform = await startTestPlatform();
  things = await thingsOf(platform, demoAccounts[0]!.id);
});
afterAll(() => platform.stop());

const ask = (method: string, path: string, request: RawRequest = {}) =>
  raw(platform, method, path, { as: 'administrator', ...request });

describe('If-Match', () => {
  const path = () => `/sites/${things.sites}`;
  const headers = { 'content-type': 'application/merge-patch+json' };
  it.each([
    ['1', 200],
    ['"1"', 200],
    ['W/"1"', 200],
    ['*', 400],
    ['"x"', 400],
    ['"1", "2"', 400],
    ['-1', 400],
    ['99999999999999999999', 400],
    ['"2"', 412],
  ])('of %s answers %i', async (version, status) => {
    const answer = await ask('PATCH', path(), { headers: { ...headers, 'if-match': version }, body: {} });
    expect(answer.status).toBe(status);
  });
  it('is asked for', async () => {
    const { status, body } = await ask('PATCH', path(), { headers, body: {} });
    expect([status, body.code]).toEqual([428, 'version_needed']);
  });
});
