import { createHash } from 'node:crypto';

/** A work that is measured. */
export interface Line {
  name: string;
  /** How many attempts or people there are where it is measured. */
  size?: number;
  /** Leaves thousands of rows behind that are no more, over which others would stumble: measured when those are. */
  writesMuch?: boolean;
  /** The line ahead of it that it goes on from: it cannot be run without. */
  needs?: string;
  /** Does it once; where it gives milliseconds, these count instead of the whole. */
  run(turn: number): Promise<number | void>;
}

export interface Figure {
  name: string;
  size?: number;
  /** Median. */
  milliseconds: number;
  /** What nineteen of twenty runs stay below. */
  p95: number;
  /** Median of milliseconds by those of the calibrating loop right before: what the machine does besides cancels out. */
  relative: number;
}

/** Lines with one of these parts in their name, and those that they need. */
export function linesAsked(lines: readonly Line[], parts: readonly string[]): Line[] {
  const needed = new Set<string | undefined>();
  return lines
    .toReversed()
    .filter(({ name, needs }) => {
      const isWanted = needed.has(name) || parts.some((part) => name.includes(part));
      if (isWanted) needed.add(needs);
      return isWanted;
    })
    .reverse();
}

const runs = 40;
/** Not counted: connections are made, plans and files come into memory. */
const warmUps = 3;
/** How often each line is run, which turns are counted from 0. */
export const turns = warmUps + runs;

/**
 * Does every work in turns, so that a busy spell of the machine meets all of them, and each after a calibrating loop.
 * @param loop the calibrating loop; gives the milliseconds that it took
 */
export async function measure(lines: readonly Line[], loop: () => Promise<number>): Promise<Figure[]> {
  const times = lines.map(() => ({ milliseconds: [] as number[], relative: [] as number[] }));
  for (let turn = -warmUps; turn < runs; turn++)
    for (const [index, line] of lines.entries()) {
      const usual = await loop();
      const started = performance.now();
      const told = await line.run(turn + warmUps);
      const milliseconds = told ?? performance.now() - started;
      if (turn < 0) continue;
      times[index]!.milliseconds.push(milliseconds);
      times[index]!.relative.push(milliseconds / usual);
    }
  return lines.map(({ name, size }, index) => ({
    name,
    ...(size === undefined ? {} : { size }),
    milliseconds: median(times[index]!.milliseconds),
    p95: p95(times[index]!.milliseconds),
    relative: median(times[index]!.relative),
  }));
}

/**
 * The calibrating loop.
 * @param sqlLoop a statement that keeps the database at work for some milliseconds
 * @returns its milliseconds
 */
export const calibrate = (sqlLoop: () => Promise<unknown>): Promise<number> =>
  timed(async () => {
    loopOfProcessor();
    await sqlLoop();
  });

/**
 * The same with this process and the database at work at the same time, as where many call, or a browser does. What two cores do at
 * once may be less than twice what one does alone, by more on one machine than on another.
 */
export const calibrateBoth = (sqlLoop: () => Promise<unknown>): Promise<number> =>
  timed(async () => {
    const asked = sqlLoop();
    loopOfProcessor();
    await asked;
  });

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Some milliseconds of one core. */
function loopOfProcessor(): void {
  let digest = Buffer.alloc(4096, 'moderator');
  for (let round = 0; round < 300; round++)
    digest = Buffer.concat([createHash('sha256').update(digest).digest(), digest.subarray(32)]);
}

/** The nearest rank: a value that was measured. */
export function p95(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1]!;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
