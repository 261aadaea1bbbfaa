import { dayOf, textOf } from '@/ui/search-params.ts';

/** What the address of the sampling plan says: of which course, in which period, and which cell is open. */
export interface PlanSearch {
  courseId?: string;
  /** YYYY-MM-DD */
  from?: string;
  to?: string;
  assessorId?: string;
  outcomeId?: string;
}

export const parsePlanSearch = (raw: Record<string, unknown>): PlanSearch => ({
  courseId: textOf(raw.courseId),
  from: dayOf(raw.from),
  to: dayOf(raw.to),
  assessorId: textOf(raw.assessorId),
  outcomeId: textOf(raw.outcomeId),
});
