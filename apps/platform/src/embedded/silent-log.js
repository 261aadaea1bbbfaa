const ignore = () => undefined;
/** A log for tests that have no interest in what is logged. */
export const silentLog = { debug: ignore, info: ignore, warn: ignore, error: ignore };
