import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { errorCatalogue } from '@moderator/contract';
import type { ErrorCode, Problem } from '@moderator/contract';

/** What Node says of what it cannot read, by the code of its error; anything else is no HTTP. */
const codeOfFailure: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'address_too_long',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
};

/** Answers what is not HTTP, or longer or slower than it is read, before there is a request: as problem details, too. */
export const refuseUnreadable =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { code?: string }, socket: Socket): void =>
    error.code === 'ECONNRESET' || !socket.writable
      ? void socket.destroy()
      : endWithProblem(socket, codeOfFailure[error.code ?? ''] ?? 'invalid_input', headers);

/** The last thing that a connection says. */
export function endWithProblem(
  socket: Duplex,
  code: ErrorCode,
  headers: Readonly<Record<string, string>>,
): void {
  const { status, title } = errorCatalogue[code];
  const requestId = randomUUID();
  const problem: Problem = { type: `about:blank#${code}`, title, status, code, detail: title, requestId };
  const body = JSON.stringify(problem);
  const head = {
    'content-type': 'application/problem+json; charset=utf-8',
    'x-request-id': requestId,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    ...headers,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
