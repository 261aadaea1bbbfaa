import * as pdfjs from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { whenIdle } from '@/ui/when-idle.ts';
import { PackagedData } from './packaged-data.ts';

pdfjs.GlobalWorkerOptions.workerSrc = workerAddress;

/** The viewer part reads the engine from the global object, so the engine has to be there first. */
export const loadViewer = () => import('pdfjs-dist/web/pdf_viewer.mjs');

/** Fetches what runs beside the page, so that documents open without a network later. */
export const keepEngineHere = (): Promise<unknown> => Promise.all([loadViewer(), fetch(workerAddress)]);

/** Milliseconds after a document was opened, when its first page is drawn. */
const readyAfterMs = 1_000;
/** Milliseconds for which an engine may take to end by itself. */
const longestEndMs = 2_000;

/** The engine of the next document. To start one takes longer than to read most documents. */
let ready: pdfjs.PDFWorker | undefined;

function makeReady(): void {
  if (ready) return;
  const worker = new pdfjs.PDFWorker();
  ready = worker;
  // Without a network it may not be there; the next document tries again.
  worker.promise.catch(() => {
    if (ready === worker) ready = undefined;
    worker.destroy();
  });
}

const getReady = () => setTimeout(() => whenIdle(makeReady), readyAfterMs);

/** Each document has an engine of its own: one that is never done with it holds up no other, and ends with it. */
function takeEngine() {
  const worker = ready ?? new pdfjs.PDFWorker();
  ready = undefined;
  return worker;
}

async function open(blob: Blob) {
  const worker = takeEngine();
  const data = new Uint8Array(await blob.arrayBuffer());
  const task = pdfjs.getDocument({
    data,
    worker,
    BinaryDataFactory: PackagedData,
    // Any address: the factory above resolves names, but without one the engine does not ask.
    cMapUrl: '/',
    standardFontDataUrl: '/',
    wasmUrl: '/',
    useWorkerFetch: false,
    // Code generated from a learner's document must not run.
    isEvalSupported: false,
    enableXfa: false,
  });
  const close = () => {
    const ended = task.destroy();
    const patience = new Promise((resolve) => setTimeout(resolve, longestEndMs));
    void Promise.race([ended, patience]).finally(() => worker.destroy());
  };
  try {
    return { document: await task.promise, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Documents that were opened ahead and not looked at yet, the likeliest last; and for how many milliseconds they wait. */
const ahead = new Map<Blob, ReturnType<typeof open>>();
const mostAhead = 2;
const longestAheadMs = 5 * 60_000;

function dropAhead(blob: Blob): void {
  const opening = ahead.get(blob);
  ahead.delete(blob);
  opening?.then(({ close }) => close()).catch(() => undefined);
}

/** Opens what is likely to be looked at next, so that only drawing it is left. */
export function openAhead(blob: Blob): void {
  if (ahead.has(blob)) return;
  const opening = open(blob);
  ahead.set(blob, opening);
  // Whoever looks at one that cannot be read opens it anew and is told why.
  opening.then(getReady).catch(() => ahead.delete(blob));
  setTimeout(() => ahead.get(blob) === opening && dropAhead(blob), longestAheadMs);
  for (const oldest of ahead.keys()) if (ahead.size > mostAhead) dropAhead(oldest);
}

/** Opens the bytes of a PDF; rejects when they are none. */
export async function openPdf(blob: Blob) {
  const opening = ahead.get(blob) ?? open(blob);
  ahead.delete(blob);
  const opened = await opening;
  getReady();
  return opened;
}

export const annotationsOnCanvas = pdfjs.AnnotationMode.ENABLE;
