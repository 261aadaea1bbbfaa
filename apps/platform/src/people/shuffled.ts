import { randomInt } from 'node:crypto';

/** The same in an order that nobody can foresee. */
export function shuffled<Each>(all: readonly Each[]): Each[] {
  const drawn = [...all];
  for (let last = drawn.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [drawn[last], drawn[other]] = [drawn[other]!, drawn[last]!];
  }
  return drawn;
}
