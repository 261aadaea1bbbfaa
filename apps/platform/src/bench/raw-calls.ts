import { request } from 'node:http';
import type { Agent } from 'node:http';

/** One call as it is sent. */
export interface RawCall {
  method?: 'GET' | 'PUT';
  path: string;
  body?: unknown;
}

/**
 * One call, with as little work on this side as can be: it shares the machine with what is measured.
 * @param expected statuses of answers; another one is an error
 */
export const rawCall = (
  url: string,
  token: string,
  agent: Agent,
  { method = 'GET', path, body }: RawCall,
  expected = [200],
): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'br',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    request(`${url}/api/v2${path}`, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        expected.includes(answer.statusCode ?? 0)
          ? resolve()
          : reject(new Error(`${method} ${path} was answered with ${answer.statusCode}`)),
      );
    })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
