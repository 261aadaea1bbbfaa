import type { CallOptions, Page } from '@moderator/contract/runtime';

/** Who asks: what one person of one account has loaded is never shown to another. */
export interface Asker {
  tenant: string | null | undefined;
  user: string | null | undefined;
}

type Key = readonly [tenant: string | null, user: string | null, call: string, ...rest: unknown[]];

/** What `useQuery` takes of a call. */
export interface CallQuery<Answer> {
  queryKey: Key;
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
  /** The client tries again by itself, and knows when it may. */
  retry: false;
}

/** What `useInfiniteQuery` takes of a list. */
export interface PagesQuery<Row> {
  queryKey: Key;
  queryFn: (context: { signal: AbortSignal; pageParam: string | null }) => Promise<Page<Row>>;
  initialPageParam: string | null;
  getNextPageParam: (page: Page<Row>) => string | null;
  retry: false;
}

type Call = (input?: Input, options?: CallOptions) => Promise<unknown>;
interface Input {
  query?: object;
  [part: string]: unknown;
}

/**
 * Options for TanStack Query from calls: the key is who asks, the call and its input, so that no two questions
 * share an answer; the signal ends the call when nobody waits for it. Nothing of TanStack is imported here.
 *
 * @param asker who is signed in, asked anew for each query
 * @example
 * const queries = queriesOf(api, () => ({ tenant: session.accountId, user: session.userId }));
 * useQuery(queries.one((api) => api.getUser({ id })));
 * useInfiniteQuery(queries.pages((api) => api.listUsers({ query: { fields: ['name'] } })));
 * queryClient.invalidateQueries({ queryKey: queries.key('listUsers') });
 */
export function queriesOf<Api extends object>(api: Api, asker: () => Asker) {
  const calls = api as Record<string, Call>;
  /** Stands for the client while it is asked which call it would make. */
  const recorder = Object.fromEntries(
    Object.keys(api).map((name) => [
      name,
      (input?: Input, options?: CallOptions) => ({ name, input, options }),
    ]),
  ) as unknown as Api;
  const recorded = (ask: (api: Api) => unknown) =>
    ask(recorder) as { name: keyof Api & string; input?: Input; options?: CallOptions };

  const key = (...rest: [call: keyof Api & string, ...unknown[]]): Key => {
    const { tenant = null, user = null } = asker();
    return [tenant, user, ...rest];
  };

  return {
    /** The beginning of every key of a call, to invalidate or remove what it answered. */
    key,

    /** One call, named by making it: `one((api) => api.getUser({ id }))`. */
    one<Answer>(ask: (api: Api) => Promise<Answer>): CallQuery<Answer> {
      const { name, input, options } = recorded(ask);
      return {
        queryKey: key(name, input ?? null),
        queryFn: ({ signal }) => calls[name]!(input, { ...options, signal }) as Promise<Answer>,
        retry: false,
      };
    },

    /**
     * All pages of a list, one after the other; the cursor is added to the query.
     * @param first how many rows the first page has, where that is not the limit of the others: what fills a screen comes sooner
     * @example queries.pages((api) => api.listUsers({ query: { limit: 100 } }), { first: 50 })
     */
    pages<Row>(ask: (api: Api) => Promise<Page<Row>>, { first }: { first?: number } = {}): PagesQuery<Row> {
      const { name, input, options } = recorded(ask);
      const begin = first === undefined ? {} : { limit: first };
      return {
        queryKey: key(name, input ?? null, 'pages'),
        queryFn: ({ signal, pageParam }) => {
          // The number of all rows is counted with the first page alone.
          const onward = pageParam === null ? begin : { cursor: pageParam, total: null };
          const paged = { ...input, query: { ...input?.query, ...onward } };
          return calls[name]!(paged, { ...options, signal }) as Promise<Page<Row>>;
        },
        initialPageParam: null,
        getNextPageParam: (page) => page.next,
        retry: false,
      };
    },
  };
}
