import type { AttemptState } from '@moderator/contract/types';
import { attemptStates } from '@moderator/contract/options';
import { isFiltered, parseAttemptSearch } from '@/attempts/search.ts';
import type { AttemptSearch } from '@/attempts/search.ts';
import { listOf, textOf, wordOf, wordsOf } from '@/ui/search-params.ts';

/** What the address of the page says: which tab, which batches, and whether one is being built. */
export interface ReadySearch extends AttemptSearch {
  view?: 'attempts' | 'batches';
  /** Batches that are reported, or all, rather than those on their way. */
  show?: 'reported' | 'all';
  build?: 'true';
}

export const parseReadySearch = (raw: Record<string, unknown>): ReadySearch => ({
  ...parseAttemptSearch(raw),
  view: wordOf(raw.view, ['attempts', 'batches']),
  show: wordOf(raw.show, ['reported', 'all']),
  build: wordOf(raw.build, ['true']),
});

/** Batches come first; an address that filters or sorts attempts is about attempts. */
export const viewOf = (search: ReadySearch): 'attempts' | 'batches' =>
  search.view ?? (isFiltered(search) || search.sort ? 'attempts' : 'batches');

const batchSorts = ['learner', 'site', 'assessor', 'state', 'draw'] as const;
type BatchSort = (typeof batchSorts)[number] | `-${(typeof batchSorts)[number]}`;

export interface BatchSearch {
  /** All attempts rather than the sample alone. */
  show?: 'all';
  query?: string;
  siteId?: string[];
  assessorId?: string[];
  outcomeId?: string[];
  state?: AttemptState[];
  sort?: BatchSort;
  /** Rows under their assessors. */
  group?: 'assessor';
}

export const parseBatchSearch = (raw: Record<string, unknown>): BatchSearch => ({
  show: wordOf(raw.show, ['all']),
  query: textOf(raw.query),
  siteId: listOf(raw.siteId),
  assessorId: listOf(raw.assessorId),
  outcomeId: listOf(raw.outcomeId),
  state: wordsOf(raw.state, attemptStates),
  sort: wordOf(
    raw.sort,
    batchSorts.flatMap((name) => [name, `-${name}` as const]),
  ),
  group: wordOf(raw.group, ['assessor']),
});

/** Whether anything narrows the attempts of a batch that are shown. */
export const narrowsBatch = ({ query, siteId, assessorId, outcomeId, state }: BatchSearch): boolean =>
  [query, siteId, assessorId, outcomeId, state].some((each) => each !== undefined);
