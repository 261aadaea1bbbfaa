import type { IncomingMessage } from 'node:http';
import { parseUrl } from './parse-url.ts';

const longestForm = 8192;

/** A request that is refused with a status; the message is for the log. */
export class RefusedRequest extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Reads a small form that was posted from a page of the same origin. */
export async function readForm(request: IncomingMessage, origin: string): Promise<URLSearchParams> {
  const from = request.headers.origin;
  const site = request.headers['sec-fetch-site'];
  if ((from !== undefined && from !== origin) || (site !== undefined && site !== 'same-origin')) {
    throw new RefusedRequest(403, 'A form came from another origin');
  }
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    throw new RefusedRequest(415, 'A form came in another format');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  const body: AsyncIterable<Buffer> = request;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > longestForm) throw new RefusedRequest(413, 'A form was too long');
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/** Scheme, host and port that the browser used, or undefined when the request names no proper host. */
export function plainOriginOf(request: IncomingMessage): string | undefined {
  const text = `http://${request.headers.host?.toLowerCase() ?? ''}`;
  return parseUrl(text)?.origin === text ? text : undefined;
}
