import * as pdfjs from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { PackagedData } from './packaged-data.ts';

pdfjs.GlobalWorkerOptions.workerSrc = workerAddress;

/** The viewer part reads the engine from the global object, so the engine has to be there first. */
export const loadViewer = () => import('pdfjs-dist/web/pdf_viewer.mjs');

/** Fetches what runs beside the page, so that documents open without a network later. */
export const keepEngineHere = (): Promise<unknown> => Promise.all([loadViewer(), fetch(workerAddress)]);

/** Opens the bytes of a PDF; rejects when they are none. */
export async function openPdf(blob: Blob) {
  const data = new Uint8Array(await blob.arrayBuffer());
  const task = pdfjs.getDocument({
    data,
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
  return { document: await task.promise, close: () => void task.destroy() };
}

export const annotationsOnCanvas = pdfjs.AnnotationMode.ENABLE;
