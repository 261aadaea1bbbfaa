import { parseAttemptSearch } from '@/attempts/search.ts';
import type { AttemptSearch } from '@/attempts/search.ts';
import { wordOf } from '@/ui/search-params.ts';

/** What the address of the page says: which tab, and whether a batch is being built. */
export interface ReadySearch extends AttemptSearch {
  view?: 'batches';
  build?: 'true';
}

export const parseReadySearch = (raw: Record<string, unknown>): ReadySearch => ({
  ...parseAttemptSearch(raw),
  view: wordOf(raw.view, ['batches']),
  build: wordOf(raw.build, ['true']),
});

export interface BatchSearch {
  /** All attempts rather than the sample alone. */
  show?: 'all';
}

export const parseBatchSearch = (raw: Record<string, unknown>): BatchSearch => ({
  show: wordOf(raw.show, ['all']),
});
