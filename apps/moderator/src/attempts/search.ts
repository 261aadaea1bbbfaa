import { attemptStates, dueGroups } from '@moderator/contract/options';
import type { AttemptState } from '@moderator/contract/types';
import { listOf, textOf, wordOf, wordsOf } from '@/ui/search-params.ts';

/** What the address of a list of attempts says. */
export interface AttemptSearch {
  query?: string;
  courseId?: string[];
  siteId?: string[];
  assessorId?: string[];
  state?: AttemptState[];
  due?: (typeof dueGroups)[number][];
  mine?: 'true';
  sort?: AttemptSort;
}

const sortNames = [
  'learner',
  'course',
  'site',
  'assessor',
  'dueAt',
  'assessedAt',
  'submittedAt',
  'state',
] as const;
export type AttemptSort = (typeof sortNames)[number] | `-${(typeof sortNames)[number]}`;
const sorts: readonly AttemptSort[] = sortNames.flatMap((name) => [name, `-${name}` as const]);

/** Takes from an address what is understood and leaves the rest out. */
export const parseAttemptSearch = (raw: Record<string, unknown>): AttemptSearch => ({
  query: textOf(raw.query),
  courseId: listOf(raw.courseId),
  siteId: listOf(raw.siteId),
  assessorId: listOf(raw.assessorId),
  state: wordsOf(raw.state, attemptStates),
  due: wordsOf(raw.due, dueGroups),
  mine: wordOf(raw.mine, ['true']),
  sort: wordOf(raw.sort, sorts),
});

const filters = ['query', 'courseId', 'siteId', 'assessorId', 'state', 'due', 'mine'] as const;

/** Whether anything narrows the list: not an order, nor what an address carries for others. */
export const isFiltered = (search: AttemptSearch): boolean =>
  filters.some((name) => search[name] !== undefined);
