import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';
import { isLineUp } from '@/api/where-i-am.ts';

/** Milliseconds between two times at which it is asked whether there is something new; the second where it is told by itself. */
const [looksMs, restsMs] = [60_000, 5 * 60_000];
const nextLook = () => (isLineUp() ? restsMs : looksMs);

/** How much of the own inbox is unread. */
const inboxCountQuery = () =>
  queryOptions({ ...queries.one((api) => api.countInbox()), refetchInterval: nextLook });

export const inboxCountKey = () => queries.key('countInbox');

/** The latest messages that are unread, for Home; as current as the number on the bell. */
export const newMessagesQuery = () =>
  infiniteQueryOptions({
    ...queries.pages((api) => api.listInboxMessages({ query: { unread: 'true', limit: 3 } })),
    refetchInterval: nextLook,
  });

/** Unread messages; none while that is not known. */
export const useUnread = (): number => useQuery(inboxCountQuery()).data?.message ?? 0;
