import type { Log } from './log.ts';

const ignore = (): void => undefined;

/** A log for tests that have no interest in what is logged. */
export const silentLog: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
