import type { Calls } from '@moderator/contract/types';
import type { CallOptions, FileAnswer, Page } from '@moderator/contract/runtime';
import { ApiError, errorOf, isOnline, networkError, timeoutError, wasSent } from './errors.ts';
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
  const renew = renewer(options);

  return async function send(route: Route, input: Input, call: CallOptions): Promise<unknown> {
    const address = addressOf(options.baseUrl ?? '/api', route, input);
    const key = route.keyed ? (call.idempotencyKey ?? crypto.randomUUID()) : call.idempotencyKey;
    const { headers, body } = messageOf(route, input, key);
    const repeatable = /^(GET|HEAD)$/.test(route.method) || key !== undefined || input.version !== undefined;
    const timeout = AbortSignal.timeout(call.deadline ?? 30_000);
    const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
    let replayed = false;
    // Whether an earlier attempt may have taken effect, whatever becomes of the later ones.
    let doubtful = false;
    const failed = (cause: unknown, attempts: number, sent: boolean): ApiError => {
      if (call.signal?.aborted) throw call.signal.reason;
      return timeout.aborted ? timeoutError(cause, sent, attempts) : networkError(cause, sent, attempts);
    };

    for (let attempt = 1; ; attempt++) {
      const token = await options.token?.();
      const online = isOnline();
      let retryAfter: string | null = null;
      let error: ApiError;
      try {
        const response = await request(address, {
          method: route.method,
          headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
          body,
          signal,
        });
        if (response.ok) return await read(response, route, attempt);
        if (response.status === 401 && !replayed && (await renew(token))) {
          replayed = true;
          attempt--;
          continue;
        }
        retryAfter = response.headers.get('retry-after');
        error = await errorOf(response, attempt);
      } catch (cause) {
        error = cause instanceof ApiError ? cause : failed(cause, attempt, online && wasSent(cause));
      }
      // Under a key a repetition gets the first answer, so its refusal is certain; without one it is not.
      const settled = error.outcome === 'rejected' && key !== undefined;
      if (!repeatable || attempt >= mostAttempts || !isPassing(error))
        throw doubtful && !settled ? error.inDoubt() : error;
      doubtful ||= error.outcome === 'unknown';
      await wait(waitBefore(attempt + 1, retryAfter), signal).catch((cause: unknown) => {
        throw failed(cause, attempt, doubtful);
      });
    }
  };
}

/** Gets a new token once for all calls that need one at the same time. */
function renewer({ token, refresh }: ClientOptions) {
  let refreshing: Promise<boolean> | undefined;
  return async (used: string | undefined): Promise<boolean> => {
    if (!refresh) return false;
    const present = await token?.();
    // Another call got a new one while this one was under way.
    if (present !== undefined && present !== used) return true;
    // Without a new token the 401 is the answer, and it says more than why there is none.
    refreshing ??= Promise.resolve(refresh())
      .catch(() => false)
      .finally(() => (refreshing = undefined));
    return refreshing;
  };
}

async function read(response: Response, route: Route, attempts: number): Promise<unknown> {
  const version = Number(response.headers.get('version') ?? NaN);
  if (route.method === 'HEAD') return { version };
  if (response.status === 204) return undefined;
  if (route.file) return readFile(response);
  const answer = parse(await response.text(), response, attempts);
  if (typeof answer !== 'object' || answer === null) return answer;
  const { data, page } = 'data' in answer ? (answer as Envelope) : { data: answer, page: undefined };
  if (route.page) return { items: data, next: null, ...page } as Page<unknown>;
  const isThing = typeof data === 'object' && data !== null && !Array.isArray(data);
  return isThing && !Number.isNaN(version) && !('version' in data) ? { ...data, version } : data;
}

interface Envelope {
  data: unknown;
  page?: { next: string | null; total?: number };
}

function parse(text: string, response: Response, attempts: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('The answer of the platform could not be read.', {
      status: response.status,
      code: 'unreadable_answer',
      outcome: 'unknown',
      attempts,
      requestId: response.headers.get('x-request-id'),
      problem: null,
      cause,
    });
  }
}

async function readFile(response: Response): Promise<FileAnswer> {
  return {
    blob: await response.blob(),
    fileName: fileNameOf(response.headers.get('content-disposition') ?? ''),
    mediaType: response.headers.get('content-type') ?? 'application/octet-stream',
  };
}

/** The name in a Content-Disposition, where the encoded form counts before the plain one (RFC 6266). */
function fileNameOf(disposition: string): string | null {
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1] ?? null;
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : plain;
  } catch {
    return plain;
  }
}
