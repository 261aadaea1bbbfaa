import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { resultStore } from './result-store.ts';

/** Rows of three outcomes for each attempt, by outcome, as exports often have them. */
const [attempts, outcomes] = [450, 3];
const long = 'Ä,"\n'.repeat(100);

async function filled() {
  const store = await resultStore(Array.from({ length: attempts }, () => outcomes));
  for (let outcome = 0; outcome < outcomes; outcome++)
    for (let attempt = outcome; attempt < attempts; attempt++)
      await store.keep(attempt, outcome, {
        line: 2 + outcome * attempts + attempt,
        values: [`${attempt}`, `${outcome}`, long],
      });
  return store;
}

it('gives back by attempt what was kept in another order, and more of it than memory holds at one time', async () => {
  const store = await filled();
  const given = [];
  for await (const { first, size, rows } of store.groups()) {
    expect([...rows.keys()].every((attempt) => attempt >= first && attempt < first + size)).toBe(true);
    given.push(...[...rows].sort(([one], [other]) => one - other));
  }
  await store.close();
  expect(given.map(([attempt]) => attempt)).toEqual(Array.from({ length: attempts }, (_, index) => index));
  expect(given[449]?.[1].get(2)).toEqual({ line: 1351, values: ['449', '2', long] });
  expect(given[0]?.[1].size).toBe(1);
});

it('knows the line of what was kept, and of nothing else', async () => {
  const store = await filled();
  expect(store.lineOf(1, 1)).toBe(453);
  expect(store.lineOf(1, 2)).toBeUndefined();
  await store.close();
});

it('leaves nothing that anybody could find, not even while it is open', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'moderator-own-'));
  vi.stubEnv('TMPDIR', directory);
  const store = await filled();
  expect(await readdir(directory)).toEqual([]);
  await store.close();
  vi.unstubAllEnvs();
});
