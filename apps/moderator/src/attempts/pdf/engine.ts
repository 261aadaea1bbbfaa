import * as pdfjs from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { after } from '@/ui/after.ts';
import { once } from '@/ui/once.ts';
import { whenIdle } from '@/ui/when-idle.ts';
import { OpenedAhead } from './opened-ahead.ts';
import type { Opening } from './opened-ahead.ts';
import { fetchPackaged, PackagedData } from './packaged-data.ts';
import { hasStandardFonts, packagedFonts } from './standard-fonts.ts';

pdfjs.GlobalWorkerOptions.workerSrc = workerAddress;

/** The viewer part reads the engine from the global object, so the engine has to be there first. */
export const loadViewer = () => import('pdfjs-dist/web/pdf_viewer.mjs');

/** pdf.js does not ask again for a script that it did not get. So this does, and the browser has it then. */
const fetchEngine = once(async () => {
  const answer = await fetch(workerAddress);
  if (!answer.ok) throw new TypeError('The engine of documents is not here.');
  await answer.arrayBuffer();
});

/** Fetches what runs beside the page, and fonts that this machine lacks, so that documents open without a network later. */
export async function keepEngineHere(): Promise<void> {
  await Promise.all([loadViewer(), fetchEngine()]);
  if (await hasStandardFonts()) return;
  for (const font of packagedFonts) await fetchPackaged(font);
}

async function startEngine(): Promise<pdfjs.PDFWorker> {
  await fetchEngine();
  const worker = new pdfjs.PDFWorker();
  // Whoever reads with it is told.
  worker.promise.catch(() => undefined);
  return worker;
}

/** Milliseconds after a document was opened, when its first page is drawn. */
const readyAfterMs = 1_000;

/** The engine of the next document. To start one takes longer than to read most documents. */
let ready: Promise<pdfjs.PDFWorker> | undefined;

/** Where somebody looks at one document after the other: has an engine ready for the next. @returns ends it before it began */
export function getEngineReady(): () => void {
  const start = () => {
    if (ready) return;
    const engine = startEngine();
    ready = engine;
    // Without a network it is not there; the next document tries again.
    engine.catch(() => {
      if (ready === engine) ready = undefined;
    });
  };
  const timer = setTimeout(() => whenIdle(start), readyAfterMs);
  return () => clearTimeout(timer);
}

/** Each document has an engine of its own: one that is never done with it holds up no other, and ends with it. */
function takeEngine(): Promise<pdfjs.PDFWorker> {
  const engine = ready ?? startEngine();
  ready = undefined;
  return engine;
}

/** Milliseconds for which an engine may take to end by itself. */
const longestEndMs = 2_000;

/**
 * Passwords that documents ask for, as they were typed: for as long as their bytes are in this window, and kept nowhere else.
 */
export const passwords = new WeakMap<Blob, string>();

function open(blob: Blob): Opening<pdfjs.PDFDocumentProxy> {
  const engine = takeEngine();
  let task: pdfjs.PDFDocumentLoadingTask | undefined;
  const read = async () => {
    const [worker, bytes, useSystemFonts] = await Promise.all([
      engine,
      blob.arrayBuffer(),
      hasStandardFonts(),
    ]);
    task = pdfjs.getDocument({
      data: new Uint8Array(bytes),
      password: passwords.get(blob),
      worker,
      BinaryDataFactory: PackagedData,
      // Any address: the factory above resolves names, but without one the engine does not ask.
      cMapUrl: '/',
      standardFontDataUrl: '/',
      wasmUrl: '/',
      useWorkerFetch: false,
      useSystemFonts,
      // Code generated from a learner's document must not run.
      isEvalSupported: false,
      enableXfa: false,
    });
    return task.promise;
  };
  const end = async () => {
    const worker = await engine;
    await Promise.race([task?.destroy(), after(longestEndMs)]).catch(() => undefined);
    worker.destroy();
  };
  const close = () => void end().catch(() => undefined);
  const opened = read();
  opened.catch(close);
  return { opened, close };
}

/** What a page is drawn with; of the same page it is the same for all, or it would be read once for each. */
export const annotationsOnCanvas = pdfjs.AnnotationMode.ENABLE;

/** What is likely to be looked at next here, and at the learner's who is next in the list or in the sample. */
const mostAhead = 3;
const ahead = new OpenedAhead(openToFirstPage, mostAhead);

/** So much of a page is its picture that nobody sees: to draw it costs next to nothing. */
const unseenScale = 0.1;

/** What the first page says, with its fonts and pictures, is read once for all who draw it. */
async function readFirstPage(opened: Promise<pdfjs.PDFDocumentProxy>): Promise<void> {
  const page = await (await opened).getPage(1);
  const viewport = page.getViewport({ scale: unseenScale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport, annotationMode: annotationsOnCanvas }).promise;
}

function openToFirstPage(blob: Blob): Opening<pdfjs.PDFDocumentProxy> {
  const opening = open(blob);
  // Whoever looks at one that cannot be read is told why.
  readFirstPage(opening.opened).catch(() => undefined);
  return opening;
}

/** Opens what is likely to be looked at next, so that only drawing it is left. @returns lets go of it */
export function openAhead(blob: Blob): () => void {
  const leave = ahead.open(blob);
  getEngineReady();
  return leave;
}

/** Opens the bytes of a PDF; rejects when they are none. */
export const openPdf = (blob: Blob): Opening<pdfjs.PDFDocumentProxy> => ahead.take(blob);
