import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Respond = (request: Received, response: ServerResponse, count: number) => void;

/** A platform for the client's tests: answers as it is told, over real HTTP, and keeps what it received. */
export async function startTestServer() {
  const received: Received[] = [];
  let respond: Respond = (_, response) => json(response, 200, { data: [] });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const each = { method, url, headers, body: Buffer.concat(chunks).toString('latin1') };
      received.push(each);
      respond(each, response, received.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    received,
    /** Forgets what was received and answers in this way from now on; `count` is 1 for the first request. */
    answering(next: Respond) {
      received.length = 0;
      respond = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Fails as the platform would, ready to be asked again at once. */
export const refuse = (response: ServerResponse, status: number, problem: object = {}): void =>
  json(response, status, problem, { 'retry-after': '0' });
