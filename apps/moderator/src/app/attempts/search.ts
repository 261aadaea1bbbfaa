import { attemptStates, dueGroups } from '@moderator/contract/options';
import type { AttemptState } from '@moderator/contract/types';
import { listOf, textOf, wordOf, wordsOf } from '../search-params.ts';

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

/** Whether anything narrows the list; an order does not. */
export const isFiltered = ({ sort: _, ...filters }: AttemptSearch): boolean =>
  Object.values(filters).some((value) => value !== undefined);
