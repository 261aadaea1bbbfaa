import { expect, it, vi } from 'vitest';
import { once } from './once.ts';

it('is done once, also for who asks while it is being done', async () => {
  const work = vi.fn(async () => 'done');
  const ask = once(work);
  expect([await Promise.all([ask(), ask()]), await ask()]).toEqual([['done', 'done'], 'done']);
  expect(work).toHaveBeenCalledOnce();
});

it('is tried again where it failed', async () => {
  const work = vi.fn(async () => 'done').mockRejectedValueOnce(new TypeError('no network'));
  const ask = once(work);
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('no network');
  expect(await ask()).toBe('done');
});
