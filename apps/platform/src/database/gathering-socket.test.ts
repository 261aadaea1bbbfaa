import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { GatheringSocket } from './gathering-socket.ts';

it('sends what is written in one turn together, and the next turn by itself', async () => {
  const received: string[] = [];
  const server = createServer((socket) => socket.on('data', (bytes) => received.push(bytes.toString())));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = new GatheringSocket();
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  // Who receives may get two packets at once, so what is sent is counted where it is sent.
  const packets: string[][] = [];
  vi.spyOn(socket, '_writev').mockImplementation((chunks, done) => {
    packets.push(chunks.map(({ chunk }) => String(chunk)));
    Socket.prototype._writev!.call(socket, chunks, done);
  });
  vi.spyOn(socket, '_write').mockImplementation((chunk, encoding, done) => {
    packets.push([String(chunk)]);
    Socket.prototype._write.call(socket, chunk, encoding, done);
  });

  socket.write('who ');
  await Promise.resolve();
  socket.write('asks');
  await expect.poll(() => received.join('')).toBe('who asks');
  socket.write('what');
  await expect.poll(() => received.join('')).toBe('who askswhat');
  expect(packets).toEqual([['who ', 'asks'], ['what']]);
  socket.destroy();
  server.close();
});
