import type { Calls } from '@moderator/contract/types';
import type { CallOptions, FileAnswer, Page } from '@moderator/contract/runtime';
import { ApiError, errorOf, networkError } from './errors.ts';
import { addressOf, messageOf, parseRoute } from './request.ts';
import type { Input, Route } from './request.ts';
import { isPassing, mostAttempts, wait, waitBefore } from './retry.ts';

export interface ClientOptions {
  /** Where the platform is; `/api` on the own origin unless told. */
  baseUrl?: string;
  /** The access token of the person signed in, or undefined. */
  token?: () => string | undefined | Promise<string | undefined>;
  /** Gets a new token after a 401; false when there is none to be had. Called once for many calls. */
  refresh?: () => Promise<boolean>;
  /** Stands in for the global `fetch`. */
  fetch?: typeof fetch;
}

/** The calls picked by their routes. */
export type Client<Name extends keyof Calls = keyof Calls> = Pick<Calls, Name>;

/**
 * Makes a client of the calls whose routes are given; a bundle carries no others.
 *
 * @example
 * import { getUser, listAttempts } from '@moderator/contract/routes';
 * const api = createClient({ getUser, listAttempts }, { token: () => session.token });
 * const { items, next } = await api.listAttempts({ query: { queue: 'ready' } });
 */
export function createClient<Name extends keyof Calls>(
  routes: Record<Name, string>,
  options: ClientOptions = {},
): Client<Name> {
  const send = sender(options);
  const calls = Object.entries<string>(routes).map(([name, text]) => {
    const route = parseRoute(text);
    return [name, (input?: Input, callOptions?: CallOptions) => send(route, input ?? {}, callOptions ?? {})];
  });
  return Object.fromEntries(calls) as Client<Name>;
}

function sender(options: ClientOptions) {
  const request = options.fetch ?? ((...parameters: Parameters<typeof fetch>) => fetch(...parameters));
  let refreshing: Promise<boolean> | undefined;
  const refresh = async () => {
    refreshing ??= Promise.resolve(options.refresh?.() ?? false).finally(() => (refreshing = undefined));
    return refreshing;
  };

  return async function send(route: Route, input: Input, call: CallOptions): Promise<unknown> {
    const address = addressOf(options.baseUrl ?? '/api', route, input);
    const key = route.keyed ? (call.idempotencyKey ?? crypto.randomUUID()) : call.idempotencyKey;
    const { headers, body } = messageOf(route, input, key);
    const repeatable = /^(GET|HEAD)$/.test(route.method) || key !== undefined || input.version !== undefined;
    const timeout = AbortSignal.timeout(call.deadline ?? 30_000);
    const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
    let replayed = false;

    for (let attempt = 1; ; attempt++) {
      const token = await options.token?.();
      const failure = await request(address, {
        method: route.method,
        headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
        body,
        signal,
      }).catch((cause: unknown) => {
        if (call.signal?.aborted) throw call.signal.reason;
        if (timeout.aborted)
          throw new ApiError('The platform took too long to answer. Try again in a moment.', {
            status: 0,
            code: 'timeout',
            outcome: 'unknown',
            attempts: attempt,
            requestId: null,
            problem: null,
            cause,
          });
        return networkError(cause, true, attempt);
      });

      if (failure instanceof Response) {
        if (failure.ok) return read(failure, route, attempt);
        if (failure.status === 401 && !replayed && options.refresh && (await refresh())) {
          replayed = true;
          continue;
        }
        if (!isPassing(failure.status) || !repeatable || attempt >= mostAttempts)
          throw await errorOf(failure, attempt);
        await wait(waitBefore(attempt + 1, failure.headers.get('retry-after')), signal);
      } else {
        if (!repeatable || attempt >= mostAttempts) throw failure;
        await wait(waitBefore(attempt + 1, null), signal);
      }
    }
  };
}

async function read(response: Response, route: Route, attempts: number): Promise<unknown> {
  const version = Number(response.headers.get('version') ?? NaN);
  if (route.method === 'HEAD') return { version };
  if (response.status === 204) return undefined;
  if (route.file) return readFile(response);
  const envelope = (await response.json().catch((cause: unknown) => {
    throw new ApiError('The answer of the platform could not be read.', {
      status: response.status,
      code: 'unreadable_answer',
      outcome: 'unknown',
      attempts,
      requestId: response.headers.get('x-request-id'),
      problem: null,
      cause,
    });
  })) as { data?: unknown; page?: { next: string | null; total?: number } };
  const data = 'data' in envelope ? envelope.data : envelope;
  if (route.page) return { items: data, next: null, ...envelope.page } as Page<unknown>;
  const isThing = typeof data === 'object' && data !== null && !Array.isArray(data);
  return isThing && !Number.isNaN(version) && !('version' in data) ? { ...data, version } : data;
}

async function readFile(response: Response): Promise<FileAnswer> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return {
    blob: await response.blob(),
    fileName: encoded ? decodeURIComponent(encoded) : (/filename="([^"]*)"/.exec(disposition)?.[1] ?? null),
    mediaType: response.headers.get('content-type') ?? 'application/octet-stream',
  };
}
