import { textOf, wordOf } from '@/ui/search-params.ts';

const sorts = ['submittedAt', '-submittedAt', 'learner', '-learner'] as const;
export type MarkingSort = (typeof sorts)[number];

/** What the address of the queue says. */
export interface MarkingSearch {
  query?: string;
  mine?: 'true';
  sort?: MarkingSort;
}

/** The order while the address names none: what has waited longest comes first. */
export const usualSort: MarkingSort = 'submittedAt';

/** Takes from an address what is understood and leaves the rest out. */
export const parseMarkingSearch = (raw: Record<string, unknown>): MarkingSearch => ({
  query: textOf(raw.query),
  mine: wordOf(raw.mine, ['true']),
  sort: wordOf(raw.sort, sorts),
});
