import { useCallback, useMemo } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

interface Page<Row> {
  items: readonly Row[];
  total?: number | null | undefined;
}

/** What a list that is loaded page by page tells its table. */
export function usePages<Row>(list: UseInfiniteQueryResult<InfiniteData<Page<Row>>>) {
  const { data, fetchNextPage } = list;
  const onLoadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
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
