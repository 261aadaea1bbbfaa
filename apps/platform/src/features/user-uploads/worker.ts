import { workOnOne } from './work.ts';
import type { Workplace } from './work.ts';

const every = 2_000;

export interface UserUploads {
  /** There may be something to do; other platforms find it by themselves. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Works on uploads of users one after the other. Several platforms share them by leases in the database; what one
 * that ended left behind is taken up by another, or at the next start.
 */
export function workOnUserUploads(place: Workplace): UserUploads {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let again = false;

  const work = async () => {
    do {
      again = false;
      while (!stopping.signal.aborted && (await workOnOne(place, stopping.signal)));
    } while (again && !stopping.signal.aborted);
  };
  const wake = () => {
    again = true;
    running ??= work()
      .catch(place.warn)
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
