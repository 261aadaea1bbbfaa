import type { CallOptions, FileStream } from '@moderator/contract/runtime';
import { dataOf, jsonOf } from './answer.ts';
import { ApiError, ConflictError, codeOfFailure, errorOf, isOnline, localError, wasSent } from './errors.ts';
import type { Part } from './files.ts';
import type { ClientOptions } from './options.ts';
import { addressOf, headersOf, messageOf } from './request.ts';
import type { Input, Route } from './request.ts';
import { isPassing, mostAttempts, retryBudget, waitBefore } from './retry.ts';
import type { renewer } from './sign-in.ts';
import { timeLimit, wait } from './time-limit.ts';

/** Milliseconds that a call has, and that a file may stand still. */
const usualTimeMs = 30_000;
/** The slowest line that a file is sent over, in bytes a millisecond: 128 kbit a second. */
const slowest = 16;

/** How a client sends any of its calls. */
export function sender(options: ClientOptions) {
  let renewing: Promise<ReturnType<typeof renewer>> | undefined;
  // Most calls meet a token that is good.
  const renew = async (used: string | undefined) =>
    options.refresh !== undefined &&
    (await (renewing ??= import('./sign-in.ts').then(({ renewer }) => renewer(options))))(used);
  const budget = retryBudget();

  return async function send(
    route: Route,
    input: Input,
    call: CallOptions & { stream?: boolean },
    part?: Part,
  ): Promise<unknown> {
    const address = addressOf(options.baseUrl ?? '/api', route, input);
    const { headers, body } = messageOf(route, input, call);
    const limit = timeLimit(call.deadline ?? usualTimeMs + (input.file?.size ?? 0) / slowest, call.signal);
    let replayed = false;
    // Whether an earlier attempt may have taken effect, whatever becomes of the later ones.
    let doubtful = false;
    // Whether the answer is still on its way when it is given to the caller.
    let underWay = false;

    const attempted = async (attempt: number): Promise<{ answer: unknown } | ApiError | 'renewed'> => {
      const begun = Date.now();
      let token: string | undefined;
      let response: Response | undefined;
      let error: ApiError | undefined;
      // Without a network it is known that nothing leaves.
      let sent: boolean | undefined;
      const failed = (cause: unknown): ApiError => {
        if (cause instanceof ApiError) return cause;
        if (call.signal?.aborted) throw call.signal.reason;
        // What the caller's own functions throw is theirs to know, unless there is more to say.
        if (sent === undefined && !limit.over && !doubtful) throw cause;
        const outcome = sent && wasSent(cause) ? 'unknown' : 'not-sent';
        // What an engine says of a failure may quote what came; its code does not.
        const told = sent === undefined ? cause : codeOfFailure(cause);
        return localError(limit.over ? 'timeout' : 'network', { outcome, attempts: attempt, cause: told });
      };
      try {
        token = await limit.within(options.token?.());
        const own = options.headers?.();
        const init: RequestInit & Message = {
          method: route.method,
          // What cannot be a header is found here, where nothing has left yet.
          headers: headersOf(
            { ...headers, ...part, ...own, ...(token && { authorization: `Bearer ${token}` }) },
            attempt - 1,
          ),
          body,
          signal: limit.signal,
          // Followed, a redirect would pass for an answer and take a body elsewhere; as an error of the engine it could not
          // be told from a lost network.
          redirect: 'manual',
        };
        sent = isOnline();
        response = await transmit(address, init, options, call);
        if (response.ok && route.file) {
          // Files take code that few calls need.
          const { fileOf } = await import('./files.ts');
          const resumed = (next: Part) =>
            send(route, input, { ...call, stream: true, onProgress: undefined }, next) as Promise<FileStream>;
          const changed = () => localError('unreadable_answer', { outcome: 'unknown', attempts: attempt });
          const origin = { limit, failed, changed, part, ...(route.method === 'GET' && { resumed }) };
          const answer = await fileOf(response, call, origin);
          underWay = call.stream === true;
          return { answer };
        }
        if (response.ok) return { answer: await dataOf(response, route, call, attempt) };
        if (response.status === 401 && !replayed && (await limit.within(renew(token)))) {
          void response.body?.cancel();
          return 'renewed';
        }
        error = errorOf(response, await jsonOf(response, call, () => null).catch(() => null), attempt);
        call.signal?.throwIfAborted();
      } catch (cause) {
        error = failed(cause);
      } finally {
        options.log?.({
          call: route.name,
          method: route.method,
          path: route.path,
          status: response?.status ?? 0,
          code: error?.code ?? null,
          attempt,
          duration: Date.now() - begun,
          requestId: response?.headers.get('x-request-id') ?? null,
        });
      }
      return error;
    };

    budget.begin();
    try {
      for (let attempt = 1; ; attempt++) {
        const result = await attempted(attempt);
        if (result === 'renewed') {
          replayed = true;
          attempt--;
          continue;
        }
        if (!(result instanceof ApiError)) {
          budget.answered();
          return result.answer;
        }
        const isBusy = isPassing(result);
        if (result.status && !isBusy) budget.answered();
        if (doubtful && result instanceof ConflictError) {
          const { isOwnChange } = await import('./own-change.ts');
          if (isOwnChange(input, result.current)) return result.current;
        }
        // Under a key a repetition gets the first answer, so its refusal is certain; but not one that comes before
        // the platform looks for the key, nor that of a version, which nobody but we may have made stale.
        const settled = result.outcome === 'rejected' && !isBusy && ![401, 403, 412].includes(result.status);
        const told = doubtful && !settled ? result.inDoubt() : result;
        const pauseMs = waitBefore(attempt + 1, result.retryAfter);
        // Nobody is kept waiting for an attempt that has no time left.
        if (!isBusy || attempt >= mostAttempts || pauseMs >= limit.left() || !budget.take()) throw told;
        doubtful ||= result.outcome === 'unknown' && !route.safe;
        await wait(pauseMs, limit.signal).catch((reason: unknown) => {
          throw call.signal?.aborted ? reason : told;
        });
      }
    } finally {
      if (!underWay) limit.end();
    }
  };
}

interface Message {
  method: string;
  headers: Headers;
  body: string | FormData | undefined;
  signal: AbortSignal;
}

async function transmit(address: string, init: Message, options: ClientOptions, { onProgress }: CallOptions) {
  const { body } = init;
  if (!onProgress || !(body instanceof FormData)) return (options.fetch ?? fetch)(address, init);
  // Counting what is sent takes code that few calls need.
  const { sendCounted } = await import('./upload.ts');
  return sendCounted(address, { ...init, body }, onProgress, options.fetch);
}
