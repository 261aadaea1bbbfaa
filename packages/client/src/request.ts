import type { CallOptions } from '@moderator/contract/runtime';
import { localError } from './errors.ts';

/** From a route and an input to the parts of an HTTP request. */

export interface Route {
  /** What the call is called in the client. */
  name: string;
  method: string;
  path: string;
  page: boolean;
  file: boolean;
  mergePatch: boolean;
  upload: boolean;
  /** Repeating it changes nothing; anything else carries a key under which the platform does it once. */
  safe: boolean;
}

export interface Input {
  query?: Record<string, unknown>;
  body?: unknown;
  version?: number;
  file?: Blob;
  fileName?: string;
  [parameter: string]: unknown;
}

/** Reads the compact form of the generated routes: `PATCH /accounts/{id} m`. */
export function parseRoute(name: string, text: string): Route {
  const [method = 'GET', path = '/', flags = ''] = text.split(' ');
  return {
    name,
    method,
    path,
    page: flags.includes('p'),
    file: flags.includes('f'),
    mergePatch: flags.includes('m'),
    upload: flags.includes('u'),
    safe: flags.includes('s') || method === 'GET' || method === 'HEAD',
  };
}

/**
 * Address of a call: path parameters encoded, lists as repeated keys, nulls dropped.
 * @throws ApiError `invalid_input` where a parameter is missing, empty or one that would lead elsewhere
 */
export function addressOf(base: string, route: Route, input: Input): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(input[name] ?? '');
    // Dots are segments that lead up, encoded as well; without a value the address is that of another call.
    if (/^\.{0,2}$/.test(value))
      throw localError('invalid_input', { outcome: 'not-sent', attempts: 0, cause: name });
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== null && each !== undefined) query.append(name, String(each));
  const search = query.toString();
  return `${base}/v2${path}${search ? `?${search}` : ''}`;
}

/** Headers and body of a call, without who is calling. */
export function messageOf(route: Route, input: Input, options: CallOptions) {
  const headers: Record<string, string> = {
    accept: route.file ? '*/*' : 'application/json',
    'cache-control': 'no-cache',
    pragma: 'no-cache',
    traceparent: options.traceparent ?? `00-${hex(16)}-${hex(8)}-01`,
  };
  let body: string | FormData | undefined;
  if (route.upload && input.file) {
    const form = new FormData();
    for (const [name, value] of Object.entries((input.body as object | undefined) ?? {}))
      form.append(name, String(value));
    // Without a name of its own a File keeps the one it has; an undefined third argument would be taken for one.
    if (input.fileName === undefined) form.append('file', input.file);
    else form.append('file', input.file, input.fileName);
    body = form;
  } else if (input.body !== undefined) {
    headers['content-type'] = route.mergePatch ? 'application/merge-patch+json' : 'application/json';
    body = JSON.stringify(input.body);
  }
  if (input.version !== undefined) headers['if-match'] = `"${input.version}"`;
  if (!route.safe) headers['idempotency-key'] = options.idempotencyKey ?? hex(16);
  return { headers, body };
}

/**
 * All headers of a call.
 * @throws ApiError `invalid_input` where one cannot be sent; what the engine says of it would show its value
 */
export function headersOf(parts: Record<string, string>, attempts: number): Headers {
  try {
    return new Headers(parts);
  } catch {
    throw localError('invalid_input', { outcome: 'not-sent', attempts });
  }
}

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
