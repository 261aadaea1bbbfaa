import { createConnection } from 'node:net';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** What a scanner says of a file. */
export type Finding = { isClean: true } | { isClean: false; name: string };

/** A clamd, or whatever speaks as it does. */
export interface Scanner {
  /** @throws Error where it does not answer, or cannot look at all of it */
  scan(bytes: Readable): Promise<Finding>;
  /** Resolves once it answers. */
  ping(): Promise<void>;
}

/** Milliseconds in which it has to take or say something. */
const longestSilenceMs = 60_000;
/** An answer is one line; more than this is none. */
const longestAnswer = 10_000;

/**
 * Asks a clamd over TCP (`tcp://host:3310`) or a socket (`unix:///run/clamav/clamd.ctl`), each question on a connection of its own: INSTREAM
 * sends a file as pieces with their lengths before them and an empty one behind (clamd(8)).
 */
export function createScanner(address: string): Scanner {
  const { protocol, hostname, port, pathname } = new URL(address);
  const connect = (): Socket =>
    protocol === 'unix:' ? createConnection(pathname) : createConnection(Number(port || 3310), hostname);

  async function asked(send: (socket: Socket) => Promise<void>): Promise<string> {
    const socket = connect();
    socket.setTimeout(longestSilenceMs, () =>
      socket.destroy(new Error('the scanner was silent for too long')),
    );
    let answer = '';
    const answered = new Promise<string>((resolve, reject) => {
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString();
        if (answer.includes('\0')) resolve(answer.slice(0, answer.indexOf('\0')).trim());
        else if (answer.length > longestAnswer) reject(new Error('the scanner said more than one line'));
      });
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('the scanner hung up')));
    });
    // An answer may come, or the line end, before everything is sent.
    answered.catch(() => undefined);
    try {
      await Promise.race([once(socket, 'connect'), answered]);
      await Promise.race([
        send(socket).catch((error: unknown) => answered.catch(() => Promise.reject(error))),
        answered,
      ]);
      return await answered;
    } finally {
      socket.destroy();
    }
  }

  return {
    async scan(bytes) {
      try {
        const answer = await asked(async (socket) => {
          socket.write('zINSTREAM\0');
          for await (const chunk of bytes as AsyncIterable<Buffer>) {
            const length = Buffer.alloc(4);
            length.writeUInt32BE(chunk.length);
            socket.write(length);
            if (!socket.write(chunk)) await once(socket, 'drain');
          }
          socket.write(Buffer.alloc(4));
        });
        const found = /^stream: (.+) FOUND$/.exec(answer);
        if (found) return { isClean: false, name: found[1]! };
        if (answer === 'stream: OK') return { isClean: true };
        throw new Error(`the scanner said: ${answer}`);
      } finally {
        bytes.destroy();
      }
    },
    async ping() {
      const answer = await asked(async (socket) => void socket.write('zPING\0'));
      if (answer !== 'PONG') throw new Error(`the scanner said: ${answer}`);
    },
  };
}
