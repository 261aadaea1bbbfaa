import { useEffect, useRef } from 'react';
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
  useEffect(() => {
    latest.current = hotkeys;
  });
  useEffect(() => register(() => latest.current), []);
}
