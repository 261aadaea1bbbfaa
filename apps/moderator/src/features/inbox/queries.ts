import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InboxMessage } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { queries } from '@/api/queries.ts';
import { inboxCountKey } from '@/shell/inbox/queries.ts';
import { notify } from '@/ui/toast.ts';

/** Messages, newest first; as current as the number on the bell. */
export const messagesQuery = (onlyUnread: boolean) =>
  infiniteQueryOptions({
    ...queries.pages((api) =>
      api.listInboxMessages({ query: { limit: 50, ...(onlyUnread ? { unread: 'true' } : {}) } }),
    ),
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });

export const settingsQuery = () => queryOptions(queries.one((api) => api.getInboxSettings()));

export const calendarQuery = () => queryOptions(queries.one((api) => api.getInboxCalendar()));

const removing = ['remove a message'];

/** Messages that were removed from here, which lists may not have been told yet. */
export function useRemoved(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: {
      mutationKey: removing,
      predicate: ({ state: { status } }) => status === 'pending' || status === 'success',
    },
    select: ({ state }) => (state.variables as InboxMessage).id,
  });
  return new Set(ids);
}

/** What changes messages; list and bell follow. */
export function useMessageChanges() {
  const client = useQueryClient();
  const change = <Input>(mutationFn: (input: Input) => Promise<unknown>) => ({
    mutationFn,
    onError: notify.error,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queries.key('listInboxMessages') }),
        client.invalidateQueries({ queryKey: inboxCountKey() }),
      ]),
  });
  return {
    view: useMutation(change(({ id }: InboxMessage) => api.viewInboxMessage({ id }))),
    remove: useMutation({
      mutationKey: removing,
      // As long as lists are kept that it may stand in.
      gcTime: 30 * 60_000,
      ...change(({ id }: InboxMessage) => api.deleteInboxMessage({ id })),
    }),
    // Of what came while somebody looked at the list, nothing was read.
    readAll: useMutation(
      change((newest: InboxMessage) =>
        api.readInboxMessages({
          body: { before: new Date(Date.parse(newest.createdAt) + 1).toISOString() },
        }),
      ),
    ),
  };
}
