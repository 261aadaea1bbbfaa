import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(width < 40rem)');
const belowTablet = matchMedia('(width < 60rem)');
const belowDesktop = matchMedia('(width < 80rem)');
const queries = [narrow, belowTablet, belowDesktop];

const subscribe = (changed: () => void) => {
  for (const query of queries) query.addEventListener('change', changed);
  addEventListener('resize', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
    removeEventListener('resize', changed);
  };
};

export type Layout = 'narrow' | 'mobile' | 'tablet' | 'desktop';
const current = (): Layout =>
  narrow.matches ? 'narrow' : belowTablet.matches ? 'mobile' : belowDesktop.matches ? 'tablet' : 'desktop';

/** How wide the screen is, in the steps a table cares about. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, current);

const rootSize = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Height of a row in px: 44 at the smallest text (64 on two lines), growing with it. */
export const useRowHeight = (layout: Layout): number => {
  const size = useSyncExternalStore(subscribe, rootSize);
  return Math.round(((layout === 'narrow' ? 68 : 44) * size) / 14);
};
