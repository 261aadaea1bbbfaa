import { hashKey } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Runs something behind each answer that is fetched for a query, before it is drawn. What a page itself puts there is none.
 * @returns ends it
 */
export function behindEachAnswer(queryClient: QueryClient, queryKey: QueryKey, run: () => void): () => void {
  const hash = hashKey(queryKey);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hash) return;
    if (event.action.type === 'success' && !event.action.manual) run();
  });
}
