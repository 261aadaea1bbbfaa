import type { CallOptions } from '@moderator/contract/runtime';
import { dataOf, fileOf } from './answer.ts';
import type { Passage } from './answer.ts';
import { ApiError, errorOf, isOnline, localError, wasSent } from './errors.ts';
import type { ClientOptions } from './options.ts';
import { addressOf, messageOf } from './request.ts';
import type { Input, Route } from './request.ts';
import { isPassing, mostAttempts, waitBefore } from './retry.ts';
import { renewer } from './sign-in.ts';
import { timeLimit, wait } from './time-limit.ts';
import type { TimeLimit } from './time-limit.ts';

/** Milliseconds that a call has, and that a file may stand still. */
const usualTimeMs = 30_000;
/** The slowest line that a file is sent over, in bytes a millisecond: 256 kbit a second. */
const slowest = 32;

/** How a client sends any of its calls. */
export function sender(options: ClientOptions) {
  const renew = renewer(options);

  return async function send(
    route: Route,
    input: Input,
    call: CallOptions & { stream?: boolean },
  ): Promise<unknown> {
    const address = addressOf(options.baseUrl ?? '/api', route, input);
    const { headers, body } = messageOf(route, input, call);
    const repeatable = route.safe || route.keyed || input.version !== undefined;
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
        return localError(limit.over ? 'timeout' : 'network', { outcome, attempts: attempt, cause });
      };
      try {
        token = await limit.within(options.token?.());
        const init = {
          method: route.method,
          // What cannot be a header is found here, where nothing has left yet.
          headers: new Headers({
            ...headers,
            ...options.headers?.(),
            ...(token && { authorization: `Bearer ${token}` }),
          }),
          body,
          signal: limit.signal,
        };
        sent = isOnline();
        response = await transmit(address, init, options, call);
        if (response.ok && route.file) {
          const passage = passageOf(limit, call, failed);
          underWay = call.stream === true;
          return { answer: await fileOf(response, call, underWay, passage) };
        }
        if (response.ok) return { answer: await dataOf(response, route, attempt) };
        if (response.status === 401 && !replayed && (await limit.within(renew(token)))) {
          void response.body?.cancel();
          return 'renewed';
        }
        error = await errorOf(response, attempt);
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

    try {
      for (let attempt = 1; ; attempt++) {
        const result = await attempted(attempt);
        if (result === 'renewed') {
          replayed = true;
          attempt--;
          continue;
        }
        if (!(result instanceof ApiError)) return result.answer;
        // Under a key a repetition gets the first answer, so its refusal is certain; but not one that comes before
        // the platform looks for the key, nor any without a key.
        const isBusy = isPassing(result);
        const settled =
          result.outcome === 'rejected' && route.keyed && !isBusy && ![401, 403].includes(result.status);
        const told = doubtful && !settled ? result.inDoubt() : result;
        const pauseMs = waitBefore(attempt + 1, result.retryAfter);
        // Nobody is kept waiting for an attempt that has no time left.
        const mayRepeat = isBusy && (repeatable || result.code === 'overloaded');
        if (!mayRepeat || attempt >= mostAttempts || pauseMs >= limit.left()) throw told;
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

/** From the head of a file on, time is counted only while its next part is waited for. */
function passageOf(limit: TimeLimit, { stall }: CallOptions, failed: Passage['failed']): Passage {
  limit.pause();
  return {
    waiting: () => limit.restart(stall ?? usualTimeMs),
    arrived: () => limit.pause(),
    ended: () => limit.end(),
    failed(cause) {
      try {
        return failed(cause);
      } catch (reason) {
        return reason;
      }
    },
  };
}
