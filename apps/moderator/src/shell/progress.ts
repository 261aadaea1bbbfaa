/** How far the bar at the top is: nothing to show, creeping, or done. */
export type Progress =
  | { kind: 'complete' }
  | { kind: 'determinate'; value: number }
  | { kind: 'indeterminate' };

/** Milliseconds between two steps, and from done to gone. */
export const tickMs = 1_000;
export const doneDelayMs = 200;

export const complete: Progress = { kind: 'complete' };
export const started: Progress = { kind: 'determinate', value: 20 };
/** Nearly there: the bar jumps here when the page has come. */
export const done: Progress = { kind: 'determinate', value: 99 };

/** One step on. The steps shrink as it grows, so that it never arrives by itself. */
export function creep(progress: Progress): Progress {
  if (progress.kind !== 'determinate') return progress;
  const left = 95 - progress.value;
  // From here on a bar that seems to stand still would lie; it moves without saying how far.
  if (left < 2) return { kind: 'indeterminate' };
  return { kind: 'determinate', value: progress.value + left * 0.25 };
}
