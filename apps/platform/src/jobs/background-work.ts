const every = 2_000;

export interface BackgroundWork {
  /** There may be something to do; what other platforms left is found without it. */
  wake(): void;
  /** Starts nothing more, and waits for what is being done. */
  stop(): Promise<void>;
}

/**
 * Does one piece of work after the other as long as there is any, and looks for more every two seconds.
 * What fails is warned of and tried again then.
 * @param workOnOne takes up a piece, of which no other platform works on; false where there is none
 */
export function workInBackground(
  workOnOne: (stopping: AbortSignal) => Promise<boolean>,
  warn: (error: unknown) => void,
): BackgroundWork {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let again = false;

  const work = async () => {
    do {
      again = false;
      while (!stopping.signal.aborted && (await workOnOne(stopping.signal)));
    } while (again && !stopping.signal.aborted);
  };
  const wake = () => {
    again = true;
    running ??= work()
      .catch(warn)
      .finally(() => (running = undefined));
  };
  const timer = setInterval(wake, every);
  timer.unref();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
