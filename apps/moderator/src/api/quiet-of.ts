import type { QueryClient } from '@tanstack/react-query';

/** Comes when nothing is being fetched: on a poor line what somebody waits for comes before what they may want later. */
export function quietOf(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
  });
}
