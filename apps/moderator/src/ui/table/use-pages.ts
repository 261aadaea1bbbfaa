import { useCallback, useMemo } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

interface Page<Row> {
  items: readonly Row[];
  total?: number | null | undefined;
}

/** A list that is loaded page by page, as it is shown. */
export interface Pages<Row> {
  /** The rows loaded so far. */
  rows: readonly Row[];
  /** All rows that match, where the platform counted them. */
  total: number | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /**
   * The same for a table whose end comes near; undefined while anything of the list is on its way, which would be given up for it, and
   * where it failed, or it would be asked for again and again. Once all of the list has been asked for anew it is tried again.
   */
  loadSoon: (() => void) | undefined;
  /** Why the next page did not come, also while it is asked for again; null where it did. */
  moreFailed: Error | null;
  /** New rows are on their way; these are of the filter before. */
  isStale: boolean;
}

/** @example const pages = usePages(useInfiniteQuery(attemptsQuery(queue, search))); */
export function usePages<Row>(list: UseInfiniteQueryResult<InfiniteData<Page<Row>>>): Pages<Row> {
  const { data, fetchNextPage, isFetching, isFetchNextPageError } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  return {
    rows,
    total: data?.pages[0]?.total ?? undefined,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore,
    loadSoon: isFetching || isFetchNextPageError ? undefined : loadMore,
    moreFailed: isFetchNextPageError ? list.error : null,
    isStale: list.isPlaceholderData,
  };
}
