import { createServer, request as requestOf } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is different in a release. */
export interface Release {
  /** The path that the system knows what is asked for under. */
  path: (asked: string) => string;
  /** What an answer says instead; undefined where it says the same. */
  text: (asked: string, text: string) => string | undefined;
}

export interface Proxy {
  url: string;
  /** Where requests go; known only after the proxy's own address. */
  to(target: string): void;
  /** From here on answers are those of a release. */
  release(next: Release): void;
  stop(): Promise<void>;
}

/** Stands before the system, so that a test can put a new release behind the same address. */
export async function startProxy(): Promise<Proxy> {
  let target = '';
  let next: Release = { path: (asked) => asked, text: () => undefined };
  const server = createServer((request, response) => {
    const { 'if-modified-since': _since, 'if-none-match': _match, ...asIs } = request.headers;
    const headers = { ...asIs, 'accept-encoding': 'identity' };
    const asked = request.url ?? '/';
    const forward = requestOf(target + next.path(asked), { method: request.method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const changed = /html|javascript/.test(answer.headers['content-type'] ?? '')
          ? next.text(asked, bytes.toString())
          : undefined;
        const { 'content-length': _, etag: __, 'transfer-encoding': ___, ...kept } = answer.headers;
        response.writeHead(answer.statusCode!, kept);
        response.end(changed ?? bytes);
      });
    });
    forward.on('error', () => response.destroy());
    request.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    to: (address) => void (target = address),
    release: (release) => void (next = release),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
