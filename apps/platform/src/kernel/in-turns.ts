import { setImmediate as pause } from 'node:timers/promises';

/** One part of a long work: done at once, or, as a generator, in pieces of its own. */
export type Step = () => void | Iterable<void>;

/** Short enough for nobody to notice who calls meanwhile, and long enough for a work that holds locks not to take much longer for it. */
const sliceMs = 40;

/**
 * Does a long work one step after the other and lets other calls have their turn between them: a report of 685 portfolios is five
 * seconds of drawing, in which nobody else got an answer.
 */
export async function inTurns(steps: Iterable<Step>): Promise<void> {
  let began = performance.now();
  for (const step of steps)
    for (const _piece of pieces(step)) {
      if (performance.now() - began < sliceMs) continue;
      await pause();
      began = performance.now();
    }
}

/** A step counts as a piece itself, so that there is a turn behind it. */
function* pieces(step: Step): Generator<void> {
  yield* step() ?? [];
  yield;
}
