import { request } from 'node:http';
import type { Agent, IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** One call as it is sent. */
export interface RawCall {
  method?: string;
  path: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** What came back. */
interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** What it says, taken out of its compression only where somebody asks. */
  text(): string;
}

/**
 * One call, with as little work on this side as can be: it shares the machine with what is measured.
 * @throws where nothing came back
 */
export const rawAnswer = (
  url: string,
  token: string,
  agent: Agent,
  { method = 'GET', path, body, headers }: RawCall,
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const sent = {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'br',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    request(`${url}/api/v2${path}`, { method, agent, headers: sent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: () => textOf(Buffer.concat(parts), answer.headers),
        }),
      );
    })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });

const textOf = (bytes: Buffer, headers: IncomingHttpHeaders): string =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString();

/**
 * One call of which nothing is asked but that it is answered.
 * @param expected statuses of answers; another one is an error
 */
export async function rawCall(
  url: string,
  token: string,
  agent: Agent,
  call: RawCall,
  expected = [200],
): Promise<void> {
  const { status } = await rawAnswer(url, token, agent, call);
  if (!expected.includes(status))
    throw new Error(`${call.method ?? 'GET'} ${call.path} was answered with ${status}`);
}
