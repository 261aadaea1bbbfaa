import type { Progress } from '@moderator/contract/runtime';

interface Message extends RequestInit {
  method: string;
  headers: Headers;
  body: FormData;
  signal: AbortSignal;
}

/** What is used of the browser's XMLHttpRequest; the types of Node do not know it. */
interface Xhr {
  readonly status: number;
  readonly response: unknown;
  readonly responseURL: string;
  responseType: string;
  readonly upload: {
    addEventListener(
      type: 'progress',
      listener: (event: { loaded: number; total: number; lengthComputable: boolean }) => void,
    ): void;
  };
  addEventListener(type: 'load' | 'loadend' | 'error' | 'abort', listener: () => void): void;
  open(method: string, address: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  send(body: FormData): void;
  abort(): void;
}
declare const XMLHttpRequest: { new (): Xhr } | undefined;
declare const location: { href: string };

/**
 * Sends a form and tells how much of it has left. In a browser by XMLHttpRequest, the only one that counts what
 * it sends there; elsewhere as a stream.
 */
export function sendCounted(
  address: string,
  message: Message,
  onProgress: (progress: Progress) => void,
  own?: typeof fetch,
): Promise<Response> {
  if (typeof XMLHttpRequest === 'undefined') return sendStream(address, message, onProgress, own ?? fetch);
  // Over HTTP/1.1 a browser sends no streams, so nothing can be counted there on its way through a `fetch`.
  if (own) return own(address, message);
  return sendByXhr(new XMLHttpRequest(), address, message, onProgress);
}

function sendByXhr(
  request: Xhr,
  address: string,
  { method, headers, body, signal }: Message,
  onProgress: (progress: Progress) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => request.abort();
    const fail = () =>
      reject(signal.aborted ? (signal.reason as Error) : new TypeError('The upload failed.'));
    request.open(method, address);
    request.responseType = 'blob';
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
      onProgress({ done: loaded, total: lengthComputable ? total : null }),
    );
    request.addEventListener('load', () => {
      // It follows redirects whether one likes it or not; what came from elsewhere is not the answer.
      const status = request.responseURL === new URL(address, location.href).href ? request.status : 307;
      // An answer without content may not have a body, not even an empty one.
      const content = [204, 205, 304].includes(status) ? null : (request.response as Blob);
      resolve(new Response(content, { status, headers: headersOf(request) }));
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.addEventListener('abort', stop, { once: true });
    request.send(body);
  });
}

const headersOf = (request: Xhr): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split(/[\r\n]+/)
      .filter(Boolean)
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trim()];
      }),
  );

async function sendStream(
  address: string,
  { body, ...message }: Message,
  onProgress: (progress: Progress) => void,
  send: typeof fetch,
): Promise<Response> {
  const form = new Response(body);
  const total = sizeOf(body);
  let done = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, control) {
      done += part.byteLength;
      // The lines between the parts of the form are sent as well, but nobody's file.
      onProgress({ done: Math.min(done, total), total });
      control.enqueue(part);
    },
  });
  message.headers.set('content-type', form.headers.get('content-type')!);
  const init = {
    ...message,
    body: form.body!.pipeThrough(counter),
    // Node wants it for streams.
    duplex: 'half' as const,
  };
  return send(address, init);
}

const sizeOf = (form: FormData): number =>
  [...form.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : value.size), 0);
