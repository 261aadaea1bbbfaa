import type { Query, QueryClient } from '@tanstack/react-query';
import { isReachable } from '@/session/connection.ts';
import { beginCopies, keepCopy, readCopy, tidyCopies } from '@/storage/copies.ts';
import { whenIdle } from '@/ui/when-idle.ts';

/** Milliseconds for which an answer may still change before a copy of it is kept. */
const settledAfterMs = 1_500;
/** Milliseconds between two looks whether there are too many. */
const tidyEveryMs = 10 * 60_000;

/** Whether a query is a call of the platform: who asks, where, the call and its input. What a device knows by itself is kept elsewhere. */
const isCall = ({ queryKey }: Query): boolean => queryKey.length > 3;

/** What was shown from a copy and not asked for since. */
const shown = new Set<string>();

/** Keeps a copy of each answer, once the browser has nothing better to do, for a page that is loaded anew without a network. */
export function keepCopies(queryClient: QueryClient): void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const keepSoon = (query: Query) => {
    const { queryHash, state } = query;
    if (!isCall(query) || state.status !== 'success' || shown.has(queryHash)) return;
    const keep = () => {
      waiting.delete(queryHash);
      whenIdle(() => void keepCopy(queryHash, query.state.data));
    };
    clearTimeout(waiting.get(queryHash));
    waiting.set(queryHash, setTimeout(keep, settledAfterMs));
  };
  queryClient.getQueryCache().getAll().forEach(keepSoon);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keepSoon(event.query);
  });
  isReachable.subscribe(() => {
    if (!isReachable.get()) return;
    // It was true when it was kept; now there is somebody to ask.
    void queryClient.invalidateQueries({ predicate: ({ queryHash }) => shown.delete(queryHash) });
  });
  void beginCopies().then(tidyCopies);
  setInterval(() => void tidyCopies(), tidyEveryMs);
}

/** What this window was answered before; undefined where it kept nothing of it, and where the page has an answer. */
export async function answeredBefore({ queryHash, state }: Query): Promise<unknown> {
  if (state.data !== undefined) return undefined;
  const copy = await readCopy(queryHash);
  if (copy !== undefined) shown.add(queryHash);
  return copy;
}
