import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AttemptFacets } from '@moderator/contract/types';
import { facetsQuery } from './queries.ts';

interface FacetsAsked {
  /** Where something else has to come first. */
  enabled?: boolean;
  /** Whether something is chosen, whose name stands in its filter. */
  isChosen: boolean;
}

/**
 * What a list can be filtered by. It is asked for when somebody comes near a filter, or has chosen something: most who read a list
 * never open one. Changes by others do not have it asked for again, since its counts are only seen in a filter that is open: whoever
 * opens one looks again.
 */
export function useFacets(
  of: Parameters<typeof facetsQuery>,
  { enabled = true, isChosen }: FacetsAsked,
): { facets: AttemptFacets | undefined; filter: { error: unknown; onNear: () => void; onOpen: () => void } } {
  const client = useQueryClient();
  const [isWanted, setIsWanted] = useState(false);
  const query = facetsQuery(...of);
  const { data, error } = useQuery({
    ...query,
    enabled: enabled && (isWanted || isChosen),
    refetchOnWindowFocus: false,
    meta: { isBeside: true, isFolded: true },
  });
  const onNear = () => setIsWanted(true);
  const onOpen = () => {
    onNear();
    void client.refetchQueries(
      { queryKey: query.queryKey, type: 'active', stale: true },
      { cancelRefetch: false },
    );
  };
  return { facets: data, filter: { error, onNear, onOpen } };
}
