import { describe, expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';
import type { Step } from './in-turns.ts';

/** Longer than what nobody notices. */
function work(): void {
  const until = performance.now() + 12;
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

  it('goes on with what a step adds, and ends with what one fails of', async () => {
    const done: string[] = [];
    const steps: Step[] = [
      () => void steps.push(() => void done.push('added')),
      () => void done.push('second'),
    ];
    await inTurns(steps);
    expect(done).toEqual(['second', 'added']);
    const failing = inTurns([
      () => {
        throw new Error('No such page');
      },
      () => void done.push('never'),
    ]);
    await expect(failing).rejects.toThrow('No such page');
    expect(done).not.toContain('never');
  });
});
