import { useRef } from 'react';

/**
 * The same action, of which the next begins only behind the last: the second press of a double click comes
 * before a button can be drawn as busy.
 */
export function useOneAtATime<Given extends unknown[]>(
  run: (...given: Given) => Promise<unknown>,
): (...given: Given) => void {
  const isRunning = useRef(false);
  return (...given) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const end = () => void (isRunning.current = false);
    // What went wrong is told by whoever shows the action.
    run(...given).then(end, end);
  };
}
