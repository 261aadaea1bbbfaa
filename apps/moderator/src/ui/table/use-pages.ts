import { useCallback, useMemo } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

interface Page<Row> {
  items: readonly Row[];
  total?: number | null | undefined;
}

/** What a list that is loaded page by page tells its table. */
export function usePages<Row>(list: UseInfiniteQueryResult<InfiniteData<Page<Row>>>) {
  const { data } = list;
  const { load: onLoadMore } = useNextPage(list);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  return {
    rows,
    total: data?.pages[0]?.total ?? undefined,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    onLoadMore,
    isStale: list.isPlaceholderData,
  };
}

/**
 * Loads the next page of a table whose end comes near: not while anything of the list is on its way, which would be given up for it, and not
 * again and again where it failed.
 */
export function useNextPage({
  fetchNextPage,
  isFetching,
  isFetchNextPageError,
}: Pick<
  UseInfiniteQueryResult<InfiniteData<unknown>>,
  'fetchNextPage' | 'isFetching' | 'isFetchNextPageError'
>): { load: () => void; loadSoon: (() => void) | undefined } {
  const load = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return { load, loadSoon: isFetching || isFetchNextPageError ? undefined : load };
}
