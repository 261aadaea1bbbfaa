import { createServer } from 'node:http';
import type { RequestListener, Server, ServerOptions, ServerResponse } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { isPersonal } from './answer-headers.ts';
import { watchSlowBodies } from './slow-bodies.ts';
import type { Patience } from './slow-bodies.ts';
import { watchUnreadAnswers } from './unread-answers.ts';
import { endWithProblem } from './unreadable.ts';

/** Milliseconds for which a connection without a request stays: longer than proxies keep theirs. */
const keepAliveMs = 72_000;

/**
 * The server under the framework. What holds for every request, whoever answers it, is here: the headers of its answer,
 * how long its body may take, and how long nothing of its answer may be taken.
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
    const answers = watchUnreadAnswers(patience);
    const limits = { headersTimeout: patience.headMs, connectionsCheckingInterval: patience.lookMs };
    // A request without a host is answered as all that is not as it should be.
    const own = { requestTimeout: 0, requireHostHeader: false };
    const refuse = ({ socket }: IncomingMessage) => endWithProblem(socket, 'invalid_input', headers);
    const server = createServer({ ...http, ...limits, ...own }, (request, response) => {
      // It is written as HTTP/1 is, and says that it is another one.
      if (request.httpVersionMajor !== 1) return refuse(request);
      for (const [name, value] of all) response.setHeader(name, value);
      if (isPersonal(request.url ?? '')) response.setHeader('cache-control', 'no-store');
      bodies.watch(request, response);
      answers.watch(response);
      handle(request, response);
    });
    // Left to itself, Node answers these without a word of ours, or not at all.
    server.on('checkExpectation', refuse);
    server.on('connect', refuse);
    server.keepAliveTimeout = keepAliveMs;
    server.on('close', () => {
      bodies.stop();
      answers.stop();
    });
    return server;
  };
