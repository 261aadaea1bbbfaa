import { createServer } from 'node:http';
import type { RequestListener, Server, ServerOptions, ServerResponse } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { isPersonal } from './answer-headers.ts';
import { watchSlowBodies } from './slow-bodies.ts';
import type { Patience } from './slow-bodies.ts';
import { endWithProblem } from './unreadable.ts';

/** Milliseconds for which a connection without a request stays: longer than proxies keep theirs. */
const keepAliveMs = 72_000;

/**
 * The server under the framework. What holds for every request, whoever answers it, is here: the headers of its answer,
 * and how long its body may take.
 */
export const httpServer =
  (headers: Readonly<Record<string, string>>, patience: Patience) =>
  (handle: RequestListener, { http }: { http?: ServerOptions }): Server => {
    const all = Object.entries(headers);
    const bodies = watchSlowBodies(patience, (request: IncomingMessage, response: ServerResponse) => {
      if (response.headersSent) request.socket.destroy();
      else endWithProblem(request.socket, 'too_slow', headers);
      // What reads the body learns that no more of it comes.
      request.socket.once('finish', () => request.socket.destroy());
    });
    const limits = { headersTimeout: patience.headMs, connectionsCheckingInterval: patience.lookMs };
    // A request without a host is answered as all that is not as it should be.
    const own = { requestTimeout: 0, requireHostHeader: false };
    const server = createServer({ ...http, ...limits, ...own }, (request, response) => {
      for (const [name, value] of all) response.setHeader(name, value);
      if (isPersonal(request.url ?? '')) response.setHeader('cache-control', 'no-store');
      bodies.watch(request, response);
      handle(request, response);
    });
    server.keepAliveTimeout = keepAliveMs;
    server.on('close', bodies.stop);
    return server;
  };
