import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** The harmless text that every scanner finds (eicar.org), in two halves: whole, one would find this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** A scanner that speaks as clamd does, finds the test text alone, and can be broken. */
export interface TestClamd {
  url: string;
  /** How many files it has been sent whole. */
  scanned(): number;
  is(mood: 'well' | 'failing' | 'silent'): void;
  stop(): Promise<void>;
}

export async function startClamd(port = 0): Promise<TestClamd> {
  let mood: 'well' | 'failing' | 'silent' = 'well';
  let scanned = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    let received = Buffer.alloc(0);
    const say = (text: string) => {
      if (mood === 'silent') return;
      socket.end(`${mood === 'failing' ? 'stream: Can’t allocate memory ERROR' : text}\0`);
    };
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const end = received.indexOf(0);
      if (end < 0) return;
      const command = received.subarray(0, end).toString();
      if (command === 'zPING') return say('PONG');
      if (command !== 'zINSTREAM') return say('UNKNOWN COMMAND');
      const file = fileIn(received.subarray(end + 1));
      if (!file) return;
      scanned++;
      say(file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned: () => scanned,
    is: (next) => void (mood = next),
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The file of a stream of pieces with their lengths; undefined until the empty one has come. */
function fileIn(stream: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [];
  for (let at = 0; at + 4 <= stream.length;) {
    const length = stream.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(stream.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
