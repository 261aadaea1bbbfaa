import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTurn } from './turn.mjs';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'moderator-turn-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nobody = () => {
  throw new Error('there is nobody to wait for');
};

it('two that come at once work one after the other, and the second says that it waits', async () => {
  const file = join(folder, 'both');
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    steps.push(`${name} ends`);
  };
  await Promise.all([
    inTurn(file, work('first'), nobody),
    inTurn(file, work('second'), () => steps.push('second waits')),
  ]);
  expect(steps).toEqual(['first begins', 'second waits', 'first ends', 'second begins', 'second ends']);
  expect(readdirSync(folder)).toEqual([]);
});

it('work that fails lets the next one in', async () => {
  const file = join(folder, 'failing');
  await expect(inTurn(file, () => Promise.reject(new Error('no disk')), nobody)).rejects.toThrow('no disk');
  let done = false;
  await inTurn(file, () => Promise.resolve(void (done = true)), nobody);
  expect(done).toBe(true);
});

it('what a killed command left behind is taken over by one of those who wait, then by the other', async () => {
  const file = join(folder, 'left');
  writeFileSync(file, '');
  let [working, most, waits] = [0, 0, 0];
  const work = async () => {
    most = Math.max(most, ++working);
    await new Promise((resolve) => setTimeout(resolve, 50));
    working--;
  };
  await Promise.all([1, 2].map(() => inTurn(file, work, () => waits++, 50)));
  expect({ most, waits }).toEqual({ most: 1, waits: 2 });
  expect(readdirSync(folder)).toEqual([]);
});
