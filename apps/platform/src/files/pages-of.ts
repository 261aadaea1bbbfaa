import { once } from 'node:events';
import { arrayBuffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { Bytes } from './archive.ts';

/** A document that takes longer, or more memory, is one that nobody learns from. */
const mostMs = 30_000;
const mostMegabytes = 512;

let before: Promise<unknown> = Promise.resolve();

/**
 * How many pages a document in the format PDF has, as the browser counts them that shows it; one document at a time. It is
 * read in another thread: pdf.js puts slower functions of its own in the place of `JSON.stringify`, `JSON.parse` and
 * `Array.prototype.push` and keeps a hundred megabytes, and from the first document on every answer of the platform took half
 * as long again. Nor does a document that is hard to read keep anybody waiting there.
 * @throws where it is none, is encrypted, or takes too long
 */
export function pagesOf(bytes: Bytes): Promise<number> {
  const counted = before.then(() => countIn(bytes));
  before = counted.catch(() => undefined);
  return counted;
}

async function countIn(bytes: Bytes): Promise<number> {
  const data = await arrayBuffer(bytes.read());
  const thread = new Worker(new URL('count-pages.mjs', import.meta.url), {
    workerData: data,
    transferList: [data],
    // Those of this process would be about other files.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  // What fails behind its answer is nobody's.
  thread.on('error', () => undefined);
  try {
    const [pages] = (await once(thread, 'message', { signal: AbortSignal.timeout(mostMs) })) as [number];
    return pages;
  } finally {
    await thread.terminate();
  }
}
