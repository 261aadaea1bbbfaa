import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds after which the database counts as out of reach: whoever asks gets an answer within a second. */
const longestMs = 700;
/** Bytes below which there is no room for what people hand in. */
const leastRoom = 100_000_000;

/** Answers whether the platform can serve: 200 when the database answers, 503 otherwise; and whether there is room on the disk. */
export function registerHealth(
  app: FastifyInstance,
  { ping, directory }: { ping: () => Promise<void>; directory: string },
): void {
  /** One question at a time, however many ask: a database that hangs is not asked more often for it. */
  let asking: Promise<void> | undefined;
  const asked = () => (asking ??= ping().finally(() => (asking = undefined)));

  app.get('/health', async (request, reply) => {
    const [answers, hasRoom] = await Promise.all([
      inTime(asked()).catch((error: unknown) => {
        request.log.warn({ err: error }, 'the database does not answer');
        return false;
      }),
      roomIn(directory).then((bytes) => bytes >= leastRoom),
    ]);
    if (!hasRoom) request.log.error({ directory }, 'the disk is nearly full');
    return reply.code(answers ? 200 : 503).send({
      status: answers ? 'ok' : 'unavailable',
      database: answers ? 'ok' : 'unreachable',
      disk: hasRoom ? 'ok' : 'full',
    });
  });
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
