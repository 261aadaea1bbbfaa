import { describe, expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

/** Longer than what nobody notices. */
function work(): void {
  const until = performance.now() + 42;
  while (performance.now() < until);
}

describe('work that is done in turns', () => {
  it('lets others have their turn between its steps, and between the pieces of one', async () => {
    const seen: string[] = [];
    const other = () => void seen.push('other');
    const step = (name: string) => () => {
      work();
      seen.push(name);
      setImmediate(other);
    };
    function* pieces() {
      for (const name of ['one', 'two', 'three']) {
        step(name)();
        yield;
      }
    }
    await inTurns([step('first'), pieces, step('last')]);
    expect(seen).toEqual([
      'first',
      'other',
      'one',
      'other',
      'two',
      'other',
      'three',
      'other',
      'last',
      'other',
    ]);
  });

  it('ends with what a step fails of, and does none of those behind it', async () => {
    const done: string[] = [];
    const failing = inTurns([
      () => void done.push('first'),
      () => {
        throw new Error('No such page');
      },
      () => void done.push('never'),
    ]);
    await expect(failing).rejects.toThrow('No such page');
    expect(done).toEqual(['first']);
  });
});
