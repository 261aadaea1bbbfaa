import type { QueryClient } from '@tanstack/react-query';

/**
 * The lists have counts and states of an attempt; what is fetched and frozen stays.
 * @param besides calls that are known to answer as before, or are asked by themselves
 */
export function refreshLists(queryClient: QueryClient, ...besides: string[]): Promise<void> {
  const lasting = new Set(['getWorkspace', 'downloadFile', 'me', 'device-draft', ...besides]);
  // Keys of calls have them behind who asks; what is only of this device has its own name in front.
  const isLasting = ([own, , call]: readonly unknown[]) =>
    lasting.has(String(call)) || lasting.has(String(own));
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isLasting(queryKey) });
}
