import type { Progress } from './progress.ts';

/** Nobody waits. */
export const silentProgress: Progress = { show: () => undefined, end: () => undefined };
