import { dayOf, listOf } from '@/ui/search-params.ts';

/** What figures are chosen by, as the address of a page says it. */
export interface PeriodSearch {
  from?: string;
  to?: string;
  courseId?: string[];
  siteId?: string[];
}

export const parsePeriodSearch = (raw: Record<string, unknown>): PeriodSearch => ({
  from: dayOf(raw.from),
  to: dayOf(raw.to),
  courseId: listOf(raw.courseId),
  siteId: listOf(raw.siteId),
});
