import type { CallOptions, FileAnswer, FileStream } from '@moderator/contract/runtime';
import { localError } from './errors.ts';
import type { Route } from './request.ts';

/** What a successful answer says, out of its envelope and with the version of its header. */
export async function dataOf(response: Response, route: Route, attempts: number): Promise<unknown> {
  const version = Number(response.headers.get('version') ?? NaN);
  if (route.method === 'HEAD') return { version };
  if (response.status === 204) return undefined;
  const answer = parse(await response.text(), response, attempts);
  if (typeof answer !== 'object' || answer === null) return answer;
  const { data, page } = 'data' in answer ? (answer as Envelope) : { data: answer, page: undefined };
  if (route.page) return { items: data, next: null, ...page };
  const isThing = typeof data === 'object' && data !== null && !('version' in data);
  if (!isThing || !(version >= 0)) return data;
  // A list that is changed as a whole has its version beside its rows, and stays equal to its rows.
  return Object.defineProperty(data, 'version', { value: version, enumerable: !Array.isArray(data) });
}

interface Envelope {
  data: unknown;
  page?: { next: string | null; total?: number };
}

function parse(text: string, response: Response, attempts: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw localError('unreadable_answer', {
      status: response.status,
      outcome: 'unknown',
      attempts,
      requestId: response.headers.get('x-request-id'),
      cause,
    });
  }
}

/** What happens to a file on its way: time is counted only while something of it is waited for. */
export interface Passage {
  waiting(): void;
  arrived(): void;
  /** Everything has arrived, or nobody wants the rest. */
  ended(): void;
  failed(cause: unknown): unknown;
}

/** A file, whole or as it arrives. */
export async function fileOf(
  response: Response,
  { onProgress }: CallOptions,
  streaming: boolean,
  passage: Passage,
): Promise<FileAnswer | FileStream> {
  const { headers } = response;
  const total = Number(headers.get('content-length')) || null;
  const stream = counted(response.body, total, onProgress, passage);
  const head = {
    fileName: fileNameOf(headers.get('content-disposition') ?? ''),
    mediaType: headers.get('content-type') ?? 'application/octet-stream',
  };
  if (streaming) return { ...head, size: total, stream };
  return {
    ...head,
    blob: await new Response(stream, { headers: { 'content-type': head.mediaType } }).blob(),
  };
}

/** The same bytes, counted, and asked for only when somebody reads them. */
function counted(
  body: Response['body'],
  total: number | null,
  onProgress: CallOptions['onProgress'],
  passage: Passage,
): FileStream['stream'] {
  const reader = body?.getReader();
  let done = 0;
  return new ReadableStream(
    {
      async pull(control) {
        passage.waiting();
        try {
          const part = await reader?.read();
          passage.arrived();
          if (part && !part.done) {
            done += part.value.byteLength;
            onProgress?.({ done, total });
            return control.enqueue(part.value);
          }
          control.close();
        } catch (cause) {
          control.error(passage.failed(cause));
        }
        passage.ended();
      },
      async cancel(reason) {
        passage.ended();
        await reader?.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
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
