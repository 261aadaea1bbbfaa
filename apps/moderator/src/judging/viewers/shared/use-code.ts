import { useEffect, useState } from 'react';
import { isReachable } from '@/session/connection.ts';

type Code<Module> =
  | { state: 'pending' }
  | { state: 'there'; module: Module }
  | { state: 'missing'; error: unknown };

/**
 * Code that is loaded when it is first needed. Where it cannot be fetched, it is asked for again as soon as there is
 * a network; React would remember the failure. `load` has to be the same function every time.
 */
export function useCode<Module>(load: () => Promise<Module>): Code<Module> {
  const [code, setCode] = useState<Code<Module>>({ state: 'pending' });
  useEffect(() => {
    let current = true;
    const fetchCode = () =>
      load().then(
        (module) => current && setCode({ state: 'there', module }),
        (error: unknown) => current && setCode({ state: 'missing', error }),
      );
    void fetchCode();
    const stop = isReachable.subscribe(() => isReachable.get() && void fetchCode());
    return () => {
      current = false;
      stop();
    };
  }, [load]);
  return code;
}
