import { expect, vi } from 'vitest';
import type { TestPlatform } from './test-platform.ts';

/** Waits until no mail of an inbox is on its way. */
export const mailed = (platform: TestPlatform): Promise<void> => over(platform, ['mail-inbox']);

/** Waits until what people sign in with is as they are: whoever was switched off has no session any more. */
export const signInsFollowed = (platform: TestPlatform): Promise<void> => over(platform, ['keep-sign-in']);

/** Has a job that comes by itself done now, with the mails that it leads to. */
export async function doJob(platform: TestPlatform, name: string): Promise<void> {
  await platform.query(`insert into job (kind, payload) values ($1, '{}')`, [name]);
  await over(platform, [name]);
  await mailed(platform);
}

const over = (platform: TestPlatform, kinds: string[]) =>
  vi.waitFor(
    async () =>
      expect(
        await platform.query(`select kind from job where kind = any($1) and state <> 'done'`, [kinds]),
      ).toEqual([]),
    { timeout: 20_000, interval: 50 },
  );
