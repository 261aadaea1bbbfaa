import { dayOf, listOf } from '@/ui/search-params.ts';

/** What the address of the page says: over which period, of which courses and sites. */
export interface FigureSearch {
  from?: string;
  to?: string;
  courseId?: string[];
  siteId?: string[];
}

/** What the parts of the page share: what the address says, and how to change it. */
export interface FigurePageProps {
  search: FigureSearch;
  onSearch: (change: Partial<FigureSearch>) => void;
}

export const parseFigureSearch = (raw: Record<string, unknown>): FigureSearch => ({
  from: dayOf(raw.from),
  to: dayOf(raw.to),
  courseId: listOf(raw.courseId),
  siteId: listOf(raw.siteId),
});
