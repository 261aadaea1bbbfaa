import { useEffect, useState } from 'react';
import { isReachable } from '@/session/connection.ts';

/** Code that is loaded when it is first needed, and at hand from then on. */
export interface Part<Module> {
  load: () => Promise<Module>;
  /** Once it was loaded. */
  here?: Module;
}

/** @example const grid = part(() => import('./Grid.tsx').then((module) => module.Grid)); */
export function part<Module>(fetch: () => Promise<Module>): Part<Module> {
  const made: Part<Module> = { load: async () => (made.here = await fetch()) };
  return made;
}

type Code<Module> =
  | { state: 'pending' }
  | { state: 'there'; module: Module }
  | { state: 'missing'; error: unknown };

/**
 * A part of the code. What is at hand is there from the first drawing on; where it cannot be fetched, it is asked for again as soon
 * as there is a network; React would remember the failure. The part has to be the same one every time.
 */
export function useCode<Module>(wanted: Part<Module>): Code<Module> {
  const [code, setCode] = useState<Code<Module>>(() =>
    wanted.here === undefined ? { state: 'pending' } : { state: 'there', module: wanted.here },
  );
  const isThere = code.state === 'there';
  useEffect(() => {
    if (isThere) return;
    let current = true;
    const fetchCode = () =>
      wanted.load().then(
        (module) => current && setCode({ state: 'there', module }),
        (error: unknown) => current && setCode({ state: 'missing', error }),
      );
    void fetchCode();
    const stop = isReachable.subscribe(() => isReachable.get() && void fetchCode());
    return () => {
      current = false;
      stop();
    };
  }, [wanted, isThere]);
  return code;
}
