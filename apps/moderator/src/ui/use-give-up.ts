import { useEffect, useRef } from 'react';

/** A way to give up what is under way; whoever leaves the page gives it up as well. */
export function useGiveUp() {
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  return {
    /** Of two at once, as behind two quick presses, the first one gives way. */
    begin(): AbortSignal {
      control.current?.abort();
      control.current = new AbortController();
      return control.current.signal;
    },
    giveUp: (): void => control.current?.abort(),
  };
}

/** Whether it was given up, and did not fail. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
