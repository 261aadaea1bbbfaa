// Runs in a thread of its own, of which pages-of.ts tells why. It is given a document in the format PDF and says how many pages it has.
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const document = await getDocument({ data: new Uint8Array(workerData), verbosity: 0 }).promise;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
parentPort?.postMessage(document.numPages);
