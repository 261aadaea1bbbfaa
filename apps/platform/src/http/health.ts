import { statfs } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ByteStore } from '../files/byte-store.ts';
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
    isSetUp,
    pingIdentity,
    directory,
    scanner,
    files,
  }: {
    ping: () => Promise<void>;
    isSetUp: () => Promise<boolean>;
    pingIdentity: (() => Promise<void>) | undefined;
    directory: string;
    scanner: Scanner | undefined;
    files: Pick<ByteStore, 'look'>;
  },
): void {
  let hasAccounts = true;
  const asked = oneAtATime(async () => {
    await ping();
    hasAccounts = await isSetUp();
  });
  const askedIdentity = oneAtATime(async () => pingIdentity?.());
  const askedScanner = oneAtATime(async () => scanner?.ping());
  // Whether there is such a file does not matter: an answer does.
  const askedFiles = oneAtATime(async () => void (await files.look('files/health')));

  // Whether to start the process anew is not a question of what lies behind it.
  app.get('/health/alive', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const [answers, hasRoom, scans, letsIn, keeps] = await Promise.all([
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
      inTime(askedIdentity()).catch((error: unknown) => {
        request.log.warn(
          { err: error },
          'the identity service does not answer: whoever is signed in works on, and nobody new comes in',
        );
        return false;
      }),
      inTime(askedFiles()).catch((error: unknown) => {
        request.log.warn({ err: error }, 'the place where files are kept does not answer');
        return false;
      }),
    ]);
    if (!hasRoom) request.log.error({ directory }, 'the disk is nearly full');
    return reply
      .code(answers ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: answers ? (letsIn && keeps ? 'ok' : 'degraded') : 'unavailable',
        database: answers ? 'ok' : 'unreachable',
        // Nobody can use it before npm run setup.
        accounts: hasAccounts ? 'ok' : 'none',
        disk: hasRoom ? 'ok' : 'full',
        identity: pingIdentity ? (letsIn ? 'ok' : 'unreachable') : 'embedded',
        files: keeps ? 'ok' : 'unreachable',
        scanner: scanner ? (scans ? 'ok' : 'unreachable') : 'none',
      });
  };
  for (const path of ['/health', '/health/ready']) app.get(path, answer);
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
