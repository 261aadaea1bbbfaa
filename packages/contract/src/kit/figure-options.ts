/** How much one point of a series of figures is about. */
export const figureIntervals = ['day', 'week', 'month'] as const;
/** What figures are put together by. */
export const figureGroups = ['site', 'course', 'item', 'group', 'status'] as const;

/** Assessors of whom what a sample proves is told one by one also in brief. */
export const assessorsInBrief = 20;
