import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { GatheringSocket } from './gathering-socket.ts';

it('sends what is written in one turn together, and the next turn by itself', async () => {
  const received: string[] = [];
  const server = createServer((socket) => socket.on('data', (bytes) => received.push(bytes.toString())));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = new GatheringSocket();
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');

  socket.write('who ');
  await Promise.resolve();
  socket.write('asks');
  await expect.poll(() => received).toEqual(['who asks']);
  socket.write('what');
  await expect.poll(() => received).toEqual(['who asks', 'what']);
  socket.destroy();
  server.close();
});
