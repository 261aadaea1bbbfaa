import { setImmediate } from 'node:timers/promises';
import remembered from 'oidc-provider/lib/helpers/als.js';
import { expect, it } from 'vitest';
import { withContext } from './context-while-needed.ts';

/** A request that remembers its name and is answered after so many turns of the process. */
const answered = async (name: string, turns: number) => {
  let known: unknown;
  await withContext(() =>
    remembered.run(name, async () => {
      for (let turn = 0; turn < turns; turn++) await setImmediate();
      known = remembered.getStore();
    }),
  );
  return known;
};

it('remembers a request until it is answered, also while others begin and end', async () => {
  const names = ['one', 'two', 'three', 'four'];
  const known = await Promise.all(names.map((name, index) => answered(name, 1 + 5 * index)));
  expect(known).toEqual(names);
});

it('remembers the next one after none was there, and after one that failed', async () => {
  await expect(withContext(() => Promise.reject(new Error('It broke off.')))).rejects.toThrow(
    'It broke off.',
  );
  expect(await answered('later', 3)).toBe('later');
});
