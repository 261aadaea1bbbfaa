import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@moderator/client';
import { canReachServer, isNetworkFailure, isReachable, noteUnreachable } from '@/session/connection.ts';
import {
  beginCopies,
  copiesGone,
  dropCopy,
  fileOf,
  keepCopy,
  readCopy,
  tidyCopies,
} from '@/storage/copies.ts';
import { after } from '@/ui/after.ts';
import { whenIdle } from '@/ui/when-idle.ts';

/** Milliseconds for which an answer may still change before a copy of it is kept. */
const settledAfterMs = 1_500;
/** Milliseconds between two looks whether there are too many. */
const tidyEveryMs = 10 * 60_000;
/** Milliseconds for a database that may be silent: what waits for it says then what the line said. */
const longestReadMs = 2_000;

/** Whether a query only asks the platform for something: who asks, where, the call and its input. What a device knows by itself is kept elsewhere. */
const isQuestion = ({ queryKey }: Query): boolean =>
  queryKey.length > 3 && /^(get|list|download|count)/.test(String(queryKey[2]));

/** No longer there, or no longer the person's to see. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404, 410].includes(error.status);

/** What was shown from a copy and not asked for since. Files are none of these: they are frozen. */
const shown = new Set<string>();
/** Milliseconds after which an answer that comes again unchanged is kept anew: its copy may have gone. */
const keptAnewAfterMs = 30 * 60_000;
/** Since when there is a copy of an answer. One that comes again unchanged is the same object. */
let kept = new WeakMap<object, number>();
const isKept = (data: object): boolean => (kept.get(data) ?? -Infinity) > Date.now() - keptAnewAfterMs;
copiesGone.addEventListener('gone', () => (kept = new WeakMap()));

/** Keeps a copy of each answer, once the browser has nothing better to do, for a page that is loaded anew without a network. */
export function keepCopies(queryClient: QueryClient): void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const keepSoon = (query: Query) => {
    const { queryHash } = query;
    const keep = async () => {
      const { data } = query.state;
      if (typeof data !== 'object' || data === null || isKept(data)) return;
      if (await keepCopy(queryHash, data)) kept.set(data, Date.now());
    };
    clearTimeout(waiting.get(queryHash));
    const begin = () => {
      // What a page shows before the platform has answered may still be refused.
      if (queryClient.isMutating() > 0) return void waiting.set(queryHash, setTimeout(begin, settledAfterMs));
      waiting.delete(queryHash);
      whenIdle(() => void keep());
    };
    waiting.set(queryHash, setTimeout(begin, settledAfterMs));
  };
  const askAnew = () => {
    if (!isReachable.get()) return;
    const old = new Set(shown);
    shown.clear();
    void queryClient.invalidateQueries({ predicate: ({ queryHash }) => old.has(queryHash) });
  };
  const settled = (query: Query) => {
    if (!shown.has(query.queryHash)) keepSoon(query);
    // The line came back while the copy was being read. Behind this event, which says that it is an answer.
    else setTimeout(askAnew);
  };
  const answered = (query: Query) => {
    if (!isQuestion(query)) return;
    const { status, error } = query.state;
    if (status === 'success') settled(query);
    if (status === 'error' && isRefused(error)) void dropCopy(query.queryHash);
  };
  const cache = queryClient.getQueryCache();
  // The first page has its answers by now.
  for (const query of cache.getAll()) answered(query);
  cache.subscribe((event) => {
    if (event.type === 'updated' && ['success', 'error'].includes(event.action.type)) answered(event.query);
  });
  isReachable.subscribe(askAnew);
  void beginCopies().then(tidyCopies);
  setInterval(() => void tidyCopies(), tidyEveryMs);
}

/** Whether nothing gets through, as far as a failure tells: behind a dead line calls wait until their time is over. */
const isOfLine = async (error: unknown): Promise<boolean> =>
  isNetworkFailure(error) ||
  (error instanceof ApiError && error.code === 'timeout' && !(await canReachServer()));

/**
 * What this window was answered before, where nothing gets through, which is noted; undefined where it kept nothing of it, and where the page has an answer.
 * @param error why there is no answer now, where it was asked for
 */
export async function answeredBefore(query: Query, error?: unknown): Promise<unknown> {
  const { queryHash, state } = query;
  if (error !== undefined) {
    if (!(await isOfLine(error))) return undefined;
    noteUnreachable();
  }
  if (!isQuestion(query) || state.data !== undefined) return undefined;
  const copy = await Promise.race([readCopy(queryHash), after(longestReadMs)]);
  if (typeof copy !== 'object' || copy === null) return undefined;
  kept.set(copy, Date.now());
  if (!fileOf(copy)) shown.add(queryHash);
  return copy;
}
