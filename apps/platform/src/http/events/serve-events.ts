import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type pg from 'pg';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { principalOf } from '../../kernel/present-person.ts';
import { RefusedError } from '../../kernel/refusal.ts';
import type { HostAccount } from '../hosts.ts';
import type { PersonOf } from '../people-of-tokens.ts';
import type { Claims, TokenVerifier } from '../tokens.ts';
import { endWithProblem } from '../unreadable.ts';
import { converse } from './conversation.ts';
import { followEvents } from './follow-events.ts';
import { closeCodes, createListeners } from './listeners.ts';
import type { Listener } from './listeners.ts';
import { keepPresence } from './presence.ts';
import { rememberChanges } from './recent-changes.ts';
import type { Places } from './presence.ts';

export const eventsPath = '/api/v2/events';

/** Milliseconds between two looks for tokens that ended, and between two signs of life. */
const lookAfterMs = 1_000;
const pingAfterMs = 30_000;
/** A message of whoever listens is a token, or less. */
const longestMessage = 20_000;

interface Parts {
  server: Server;
  /** The database itself, not a pooler. */
  connection: pg.ClientConfig;
  database: Database;
  context: Context;
  /** What people can have open, by its kind. */
  places: Places;
  tokens: TokenVerifier;
  personOf: PersonOf;
  /** Whether the session of a token has ended. */
  isOver: (claims: Claims) => boolean;
  hostAccount: (request: IncomingMessage) => Promise<HostAccount | undefined>;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  failed: (error: unknown) => void;
}

export interface ServedEvents {
  /** Those who listen now. */
  size(): number;
  stop(): Promise<void>;
}

/** Serves `GET /api/v2/events`: a WebSocket that tells what changed (docs/live-events.md). */
export async function serveEvents(parts: Parts): Promise<ServedEvents> {
  const { server, database, isOver, failed } = parts;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestMessage,
    perMessageDeflate: false,
    clientTracking: true,
  });
  const listeners = createListeners((changed) => void readAgain(changed).catch(failed));
  const recent = rememberChanges();
  const followed = await followEvents({
    connection: parts.connection,
    database,
    failed,
    told: (events) => {
      recent.note(events);
      listeners.tell(events);
    },
    missed: () => {
      recent.forget();
      for (const listener of listeners.all()) listener.send(JSON.stringify({ type: 'resync' }));
    },
  });

  const presence = keepPresence(parts, {
    failed,
    forgotten: () => {
      for (const listener of listeners.all()) listener.lookAgain();
    },
  });

  /** Whoever is somebody else now, or nobody, hears what they may from now on. */
  async function readAgain(changed: readonly Listener[]): Promise<void> {
    const [{ principal: before } = { principal: undefined }] = changed;
    if (!before) return;
    const now = await database.asSystem((queries) => principalOf(queries, before.userId, false));
    for (const listener of changed) {
      // Who left meanwhile does not come back by this.
      if (!listeners.remove(listener)) continue;
      if (!now) listener.close(closeCodes.signedOut, 'not_signed_in');
      else if (listeners.add(Object.assign(listener, { principal: now }))) listener.lookAgain();
    }
  }

  const isDone = ({ claims }: Listener) => Number(claims['exp']) * 1000 < Date.now() || isOver(claims);
  const looking = setInterval(() => {
    for (const listener of [...listeners.all()].filter(isDone))
      listener.close(closeCodes.signedOut, 'not_signed_in');
  }, lookAfterMs);
  const answered = new WeakSet<WebSocket>();
  const pinging = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!answered.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, pingAfterMs);

  const talk = { ...parts, listeners, followed, recent, presence };
  const greet = (socket: WebSocket, request: IncomingMessage, hostAccount: HostAccount | undefined) => {
    answered.add(socket);
    socket.on('pong', () => answered.add(socket));
    converse(socket, request, hostAccount, talk);
  };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') return passOn(server, request, socket, head);
    const refused = () => socket.destroy();
    socket.on('error', refused);
    parts.hostAccount(request).then(
      (hostAccount) => {
        if (request.url !== eventsPath) return endWithProblem(socket, 'not_found', parts.headers);
        socket.off('error', refused);
        sockets.handleUpgrade(request, socket, head, (opened) => greet(opened, request, hostAccount));
      },
      (error: unknown) =>
        endWithProblem(socket, error instanceof RefusedError ? error.code : 'unavailable', parts.headers),
    );
  });

  return {
    size: () => listeners.size,
    async stop() {
      clearInterval(looking);
      clearInterval(pinging);
      for (const socket of sockets.clients) socket.close(closeCodes.goingAway);
      await Promise.all([followed.stop(), presence.stop()]);
      // Who does not answer in time is let go.
      setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), 1_000).unref();
    },
  };
}

/**
 * Whoever would like another protocol (`Upgrade: h2c`) is answered in this one: the request is read again, without the wish.
 * Node takes it out of the hands of everybody else once anybody listens for upgrades.
 */
function passOn(
  server: Server,
  { method, url, httpVersion, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
) {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!/^(upgrade|http2-settings)$/i.test(rawHeaders[at]!))
      lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
