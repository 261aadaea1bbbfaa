import { useEffect, useRef, useState } from 'react';
import { idleState } from './idle.ts';
import type { IdleState } from './idle.ts';
import { swallowTouch } from './swallow-touch.ts';

const inputs = ['pointerdown', 'click', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/**
 * How long nobody has touched the device. A touch begins anew, but not once it is over; one that answers the
 * warning does nothing else, whatever lies under it.
 */
export function useIdle(): IdleState {
  const [state, setState] = useState<IdleState>({ kind: 'active' });
  const lastInput = useRef(0);
  useEffect(() => {
    lastInput.current = Date.now();
    let kind: IdleState['kind'] = 'active';
    const look = () => {
      if (kind === 'over') return;
      const next = idleState(Date.now() - lastInput.current);
      kind = next.kind;
      // The same state again draws nothing.
      setState((before) => (before.kind === 'active' && next.kind === 'active' ? before : next));
    };
    const touched = (event: Event) => {
      // A device that slept past its end was left alone, whoever opens it now.
      look();
      if (kind === 'over') return;
      if (kind === 'warning') swallowTouch(event);
      lastInput.current = Date.now();
      look();
    };
    const timer = setInterval(look, 1_000);
    for (const input of inputs) addEventListener(input, touched, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const input of inputs) removeEventListener(input, touched, { capture: true });
    };
  }, []);
  return state;
}
