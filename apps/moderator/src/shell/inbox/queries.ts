import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';

/** How often it is asked whether there is something new, while the page is looked at. */
const everyMinuteMs = 60_000;

/** How much of the own inbox is unread. */
const inboxCountQuery = () =>
  queryOptions({ ...queries.one((api) => api.countInbox()), refetchInterval: everyMinuteMs });

export const inboxCountKey = () => queries.key('countInbox');

/** The latest messages that are unread, for Home; as current as the number on the bell. */
export const newMessagesQuery = () =>
  infiniteQueryOptions({
    ...queries.pages((api) => api.listInboxMessages({ query: { unread: 'true', limit: 3 } })),
    refetchInterval: everyMinuteMs,
  });

/** Unread messages; none while that is not known. */
export const useUnread = (): number => useQuery(inboxCountQuery()).data?.message ?? 0;
