import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { raw } from '../testing/raw.ts';
import { own } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

it.each([
  ['there is', own, 'administrator'],
  ['there is not', randomUUID(), 'administrator'],
  ['has no such id', 'x', 'administrator'],
  ['nobody asks for', own, undefined],
])('HEAD of what %s answers with the status and the head of GET, and no body', async (_, id, as) => {
  const [head, get] = await Promise.all(
    ['HEAD', 'GET'].map((method) => raw(platform, method, `/accounts/${id}`, { as })),
  );
  expect([head!.status, head!.text]).toEqual([get!.status, '']);
  for (const name of ['content-type', 'content-length', 'version', 'cache-control'])
    expect([name, head!.headers.get(name)]).toEqual([name, get!.headers.get(name)]);
});
