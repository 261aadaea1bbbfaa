import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Scanner } from '../files/scanner.ts';

/** Milliseconds after which the database counts as out of reach: whoever asks gets an answer within a second. */
const longestMs = 700;
/** Bytes below which there is no room for what people hand in. */
const leastRoom = 100_000_000;

/** Answers whether the platform can serve: 200 when the database answers, 503 otherwise; and whether there is room on the disk. */
export function registerHealth(
  app: FastifyInstance,
  {
    ping,
    directory,
    scanner,
  }: { ping: () => Promise<void>; directory: string; scanner: Scanner | undefined },
): void {
  const [asked, askedScanner] = [oneAtATime(ping), oneAtATime(async () => scanner?.ping())];

  app.get('/health', async (request, reply) => {
    const [answers, hasRoom, scans] = await Promise.all([
      inTime(asked()).catch((error: unknown) => {
        request.log.warn({ err: error }, 'the database does not answer');
        return false;
      }),
      roomIn(directory).then((bytes) => bytes >= leastRoom),
      inTime(askedScanner()).catch((error: unknown) => {
        request.log.warn(
          { err: error },
          'the virus scanner does not answer: files are kept back until it does',
        );
        return false;
      }),
    ]);
    if (!hasRoom) request.log.error({ directory }, 'the disk is nearly full');
    return reply
      .code(answers ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: answers ? 'ok' : 'unavailable',
        database: answers ? 'ok' : 'unreachable',
        disk: hasRoom ? 'ok' : 'full',
        scanner: scanner ? (scans ? 'ok' : 'unreachable') : 'none',
      });
  });
}

/** One question at a time, however many ask: what hangs is not asked more often for it. */
function oneAtATime(ask: () => Promise<void>): () => Promise<void> {
  let asking: Promise<void> | undefined;
  return () => (asking ??= ask().finally(() => (asking = undefined)));
}

async function inTime(work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('no answer in time')), longestMs);
  });
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
}

/** Bytes that are free; without an answer as many as are needed. */
const roomIn = (directory: string): Promise<number> =>
  statfs(directory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => leastRoom,
  );
