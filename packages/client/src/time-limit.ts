/** The time that a call may take, as a signal: it can be begun anew while a file moves, and it can be left. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Whether the time, and not the caller, ended the call. */
  readonly over: boolean;
  /** Milliseconds that are left. */
  left(): number;
  /** From now on there is this much time. */
  restart(milliseconds: number): void;
  /** No time runs until it is begun anew. */
  pause(): void;
  /** What has to be waited for is waited for until it is there, or until the time or the caller ends it. */
  within<Value>(work: Promise<Value> | Value): Promise<Value>;
  /** Lets go of the caller's signal, which may live on for long. */
  end(): void;
}

/** The longest time that a timer takes; a longer one would end at once. */
const longestTimerMs = 2 ** 31 - 1;

/** Begins a time limit that also ends when the caller's signal does. */
export function timeLimit(milliseconds: number, caller?: AbortSignal): TimeLimit {
  const control = new AbortController();
  const { signal } = control;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let until = 0;
  let over = false;
  const follow = () => control.abort(caller?.reason);
  const expire = () => {
    over = true;
    control.abort();
  };
  const pause = () => clearTimeout(timer);
  const restart = (time: number) => {
    const most = Math.min(time, longestTimerMs);
    pause();
    until = Date.now() + most;
    timer = setTimeout(expire, most);
  };
  if (caller?.aborted) follow();
  else {
    caller?.addEventListener('abort', follow, { once: true });
    restart(milliseconds);
  }
  return {
    signal,
    get over() {
      return over;
    },
    left: () => until - Date.now(),
    restart,
    pause,
    within: (work) =>
      new Promise((resolve, reject) => {
        const stop = () => reject(signal.reason as Error);
        if (signal.aborted) stop();
        signal.addEventListener('abort', stop, { once: true });
        Promise.resolve(work)
          .then(resolve, reject)
          .finally(() => signal.removeEventListener('abort', stop));
      }),
    end() {
      pause();
      caller?.removeEventListener('abort', follow);
    },
  };
}

/** Resolves after a time, or rejects at once when the signal aborts. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
