import type { QueryClient } from '@tanstack/react-query';

const untouched = ['getWorkspace', 'downloadFile', 'me', 'device-draft', 'countInbox', 'listInboxMessages'];

/**
 * The lists have counts and states of an attempt. What is no list, or frozen, stays; and so does the inbox: what one does oneself is no message
 * to oneself, and messages are told by themselves.
 * @param besides calls that are known to answer as before, or are asked by themselves
 */
export function refreshLists(queryClient: QueryClient, ...besides: string[]): Promise<void> {
  const lasting = new Set([...untouched, ...besides]);
  // Keys of calls have them behind who asks; what is only of this device has its own name in front.
  const isLasting = ([own, , call]: readonly unknown[]) =>
    lasting.has(String(call)) || lasting.has(String(own));
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isLasting(queryKey) });
}
