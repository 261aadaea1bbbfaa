import { useLayoutEffect, useRef } from 'react';
import { register } from './registry.ts';
import type { Hotkey } from './registry.ts';

/**
 * Keys of a screen or a part of it, for as long as it is shown; `?` lists them.
 *
 * @example
 * useHotkeys([{ keys: 'n', label: 'Next attempt', run: goToNext, enabled: hasNext }]);
 */
export function useHotkeys(hotkeys: readonly Hotkey[]): void {
  const latest = useRef(hotkeys);
  // With what is on the screen, not behind it: a key that is pressed at once would be lost, or do what was meant before.
  useLayoutEffect(() => {
    latest.current = hotkeys;
  });
  useLayoutEffect(() => register(() => latest.current), []);
}
