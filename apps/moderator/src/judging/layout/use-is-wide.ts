import { useSyncExternalStore } from 'react';

const query = matchMedia('(width >= 60rem)');

const subscribe = (listener: () => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether there is room for two sides. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => query.matches);
