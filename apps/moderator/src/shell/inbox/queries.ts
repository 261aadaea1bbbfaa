import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';
import { isLineUp } from '@/api/where-i-am.ts';
import { useSignal } from '@/ui/use-signal.ts';

/** Milliseconds between two times at which it is asked whether there is something new; the second where it is told by itself. */
const [looksMs, restsMs] = [60_000, 5 * 60_000];

/** How much of the own inbox is unread. */
const inboxCountQuery = () => queryOptions(queries.one((api) => api.countInbox()));

export const inboxCountKey = () => queries.key('countInbox');

/** The latest messages that are unread, for Home; as current as the number on the bell. */
export const newMessagesQuery = () =>
  infiniteQueryOptions({
    ...queries.pages((api) => api.listInboxMessages({ query: { unread: 'true', limit: 3 } })),
    refetchInterval: looksMs,
  });

/** Unread messages; none while that is not known. */
export function useUnread(): number {
  const refetchInterval = useSignal(isLineUp) ? restsMs : looksMs;
  return useQuery({ ...inboxCountQuery(), refetchInterval }).data?.message ?? 0;
}
