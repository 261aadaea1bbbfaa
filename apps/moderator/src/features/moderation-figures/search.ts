import type { PeriodSearch } from '@/attempts/agreement/period-search.ts';

/** What the address of the page says: over which period, of which courses and sites. */
export type FigureSearch = PeriodSearch;

/** What the parts of the page share: what the address says, and how to change it. */
export interface FigurePageProps {
  search: FigureSearch;
  onSearch: (change: Partial<FigureSearch>) => void;
}
