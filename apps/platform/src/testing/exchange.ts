import { connect } from 'node:net';

export interface ExchangedAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** Bytes sent over a connection as they are, and the answer when the connection ends; the status is 0 where there is none. */
export const exchange = ({ url }: { url: string }, bytes: string): Promise<ExchangedAnswer> =>
  new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => (received += chunk.toString()));
    // One that is cut off has still said what it said.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(parsed(received)));
  });

function parsed(answer: string): ExchangedAnswer {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    text: body.join('\r\n\r\n'),
  };
}

/** A request as it stands on the line, whose connection ends with its answer. */
export const written = (
  method: string,
  path: string,
  headers: readonly (readonly [string, string])[],
  body = '',
): string =>
  `${method} ${path} HTTP/1.1\r\n${[...headers, ['connection', 'close']].map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
