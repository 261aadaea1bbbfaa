import Fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { endInTime } from './end-in-time.ts';

it('a server ends although somebody has stopped reading what it sends', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  endInTime(app, 50);
  // More than a connection takes on its way.
  app.get('/', (_, reply) =>
    reply.send(Readable.from(Array.from({ length: 400 }, () => Buffer.alloc(100_000)))),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
  await once(socket, 'readable');
  await app.close();
  const left = await new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));
  expect(left).toBe(0);
  socket.destroy();
});
