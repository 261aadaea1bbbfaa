import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AttemptFacets } from '@moderator/contract/types';
import { facetsQuery } from './queries.ts';

/**
 * What a list can be filtered by. Changes by others do not have it asked for again, since its counts are only seen in a filter that
 * is open: whoever opens one looks again.
 */
export function useFacets(
  of: Parameters<typeof facetsQuery>,
  { enabled = true } = {},
): { facets: AttemptFacets | undefined; lookAgain: () => void } {
  const client = useQueryClient();
  const query = facetsQuery(...of);
  const { data } = useQuery({
    ...query,
    enabled,
    refetchOnWindowFocus: false,
    meta: { isBeside: true, isFolded: true },
  });
  const lookAgain = () =>
    void client.refetchQueries(
      { queryKey: query.queryKey, type: 'active', stale: true },
      { cancelRefetch: false },
    );
  return { facets: data, lookAgain };
}
