import { useEffect, useRef, useState } from 'react';
import { idleState } from './idle.ts';
import type { IdleState } from './idle.ts';

const inputs = ['pointerdown', 'click', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** How long nobody has touched the device. A touch begins anew, but not once it is over. */
export function useIdle(): IdleState {
  const [state, setState] = useState<IdleState>({ kind: 'active' });
  const lastInput = useRef(0);
  useEffect(() => {
    lastInput.current = Date.now();
    let over = false;
    const look = () => {
      const next = idleState(Date.now() - lastInput.current);
      over ||= next.kind === 'over';
      // The same state again draws nothing.
      setState((before) => (before.kind === 'active' && next.kind === 'active' ? before : next));
    };
    const touched = () => {
      // A device that slept past its end was left alone, whoever opens it now.
      look();
      if (over) return;
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
