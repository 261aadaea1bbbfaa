import { useRef, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

/**
 * Whether none of these queries is under way, or ever was since it said so first: what only stands beside a page is asked for behind
 * what people came for.
 */
export function useOnceFetched(queryKey: QueryKey): boolean {
  const client = useQueryClient();
  const isFetched = useRef(false);
  return useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    () => (isFetched.current ||= client.isFetching({ queryKey }) === 0),
  );
}
