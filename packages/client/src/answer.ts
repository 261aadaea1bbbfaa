import type { CallOptions } from '@moderator/contract/runtime';
import { localError } from './errors.ts';
import type { Route } from './request.ts';

/** Bytes of an answer that is no file, unless told. */
const usualLargest = 20_000_000;

/** What a successful answer says, out of its envelope and with the version of its header. */
export async function dataOf(
  response: Response,
  route: Route,
  call: CallOptions,
  attempts: number,
): Promise<unknown> {
  const version = Number(response.headers.get('version') ?? NaN);
  if (route.method === 'HEAD') return { version };
  const unreadable = (code: 'unreadable_answer' | 'answer_too_large' = 'unreadable_answer') =>
    localError(code, {
      status: response.status,
      outcome: 'unknown',
      attempts,
      requestId: response.headers.get('x-request-id'),
    });
  if (response.status === 204 && !route.page) return undefined;
  const answer = await jsonOf(response, call, unreadable);
  const { data, page } = isThing(answer) && 'data' in answer ? (answer as Envelope) : { data: answer };
  if (route.page) {
    const next = page?.next ?? null;
    if (!Array.isArray(data) || (next !== null && typeof next !== 'string')) throw unreadable();
    return { items: data, ...page, next };
  }
  if (!isThing(data) || 'version' in data || !(version >= 0)) return data;
  // A list that is changed as a whole has its version beside its rows, and stays equal to its rows.
  return Object.defineProperty(data, 'version', { value: version, enumerable: !Array.isArray(data) });
}

interface Envelope {
  data: unknown;
  page?: { next: unknown; total?: number };
}

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The JSON of an answer, as long as it is no longer than was expected. What cannot be parsed may be about people. */
export async function jsonOf(
  response: Response,
  { largestAnswer = usualLargest }: CallOptions,
  failed: (code?: 'answer_too_large') => unknown,
): Promise<unknown> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > largestAnswer) {
      void reader?.cancel();
      throw failed('answer_too_large');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw failed();
  }
}
