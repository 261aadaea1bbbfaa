import { useCallback, useMemo, useState } from 'react';
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
  const { data, fetchNextPage, isFetching } = list;
  const moreFailed = useMoreFailed(list);
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  return {
    rows,
    total: data?.pages[0]?.total ?? undefined,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore,
    loadSoon: isFetching || moreFailed ? undefined : loadMore,
    moreFailed,
    isStale: list.isPlaceholderData,
  };
}

/**
 * Why the next page did not come, until it does or the list has come anew. While something is on its way the query has the error of what
 * was asked before, be it a page or all of the list, and says that it is the page's.
 */
function useMoreFailed({
  error,
  isError,
  isFetching,
  isFetchNextPageError,
}: UseInfiniteQueryResult): Error | null {
  const [known, setKnown] = useState<Error | null>(null);
  const failed = !isError ? null : isFetchNextPageError && !isFetching ? error : known;
  if (failed !== known) setKnown(failed);
  return failed;
}
