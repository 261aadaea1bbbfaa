import { useSyncExternalStore } from 'react';
import { keepTheme, storedTheme } from './theme.ts';
import type { Scheme } from './stored-theme.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  dark.addEventListener('change', changed);
  return () => {
    listeners.delete(changed);
    dark.removeEventListener('change', changed);
  };
};

/** What was chosen, and what that means on this device now. */
export function useScheme(): {
  chosen: Scheme;
  shown: 'light' | 'dark';
  choose: (scheme: Scheme) => void;
} {
  const chosen = useSyncExternalStore(subscribe, () => storedTheme()?.scheme ?? 'system');
  const system = useSyncExternalStore(subscribe, () => dark.matches);
  return {
    chosen,
    shown: chosen === 'system' ? (system ? 'dark' : 'light') : chosen,
    choose: (scheme) => {
      keepTheme({ scheme });
      for (const changed of listeners) changed();
    },
  };
}
