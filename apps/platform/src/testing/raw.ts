import type { TestPlatform } from './test-platform.ts';

export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
  // What a test looks at is its own affair.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface RawRequest {
  /** Somebody of the demonstration; nobody when absent. */
  as?: string | undefined;
  headers?: Record<string, string>;
  /** Sent as JSON; a text, bytes or a form are sent as they are. */
  body?: unknown;
}

/** One request exactly as it is given, for what the typed client would not let through. */
export async function raw(
  platform: TestPlatform,
  method: string,
  path: string,
  { as, headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  const asIs = typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData;
  const response = await fetch(`${platform.url}/api/v2${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(as ? { authorization: `Bearer ${await platform.token(as)}` } : {}),
      ...(body !== undefined && !asIs ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: asIs ? (body as string | FormData) : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text ? JSON.parse(text) : null,
  };
}
