import { afterAll, beforeAll } from 'vitest';
import { raw } from './raw.ts';
import type { RawAnswer, RawRequest } from './raw.ts';
import { own } from './template.ts';
import { startTestPlatform } from './test-platform.ts';
import type { TestPlatform } from './test-platform.ts';
import { thingsOf } from './things.ts';
import type { Things } from './fixture.ts';

/** The platform of a file of tests with the demonstration on it, and things of its first account. */
export let platform: TestPlatform;
export let things: Things;

/** Starts it before the tests of the file that calls this, and ends it behind the last one. */
export function startForAll(): void {
  beforeAll(async () => {
    platform = await startTestPlatform();
    things = await thingsOf(platform, own);
  });
  afterAll(() => platform.stop());
}

/** Asks as the administrator unless told otherwise. */
export const ask = (method: string, path: string, request: RawRequest = {}): Promise<RawAnswer> =>
  raw(platform, method, path, { as: 'administrator', ...request });
