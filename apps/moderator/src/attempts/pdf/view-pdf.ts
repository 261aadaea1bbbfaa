import { t } from '@lingui/core/macro';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { EventBus, PDFPageView, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import type { PDFViewerOptions } from 'pdfjs-dist/types/web/pdf_viewer.js';
import { after } from '@/ui/after.ts';
import { annotationsOnCanvas } from './engine.ts';
import type { loadViewer } from './engine.ts';
import { drawNotes, noteIcon } from './note-icons.ts';

/** The library names pages in English, a moment after they are laid out; here it says nothing, and `namePages` does. */
const silent = {
  getLanguage: () => 'en',
  getDirection: () => 'ltr',
  get: () => Promise.resolve(''),
  translate: () => Promise.resolve(),
  translateOnce: () => Promise.resolve(),
  pause: () => undefined,
  resume: () => undefined,
  destroy: () => Promise.resolve(),
};

const viewsOf = (pdf: PDFViewer): PDFPageView[] =>
  Array.from({ length: pdf.pagesCount }, (_, index) => pdf.getPageView(index));

function namePages(pdf: PDFViewer): void {
  for (const { div, id: page } of viewsOf(pdf)) div.setAttribute('aria-label', t`Page ${String(page)}`);
}

const pagesUpTo = (document: PDFDocumentProxy, count: number) =>
  Promise.allSettled(Array.from({ length: count }, (_, before) => document.getPage(before + 1)));

/**
 * Comes when all that a viewer has asked of a document was answered. What is asked once is not asked again, so these
 * wait for the same answers: what stands beside the pages and the first of them, and once that laid out the pages, each.
 */
async function answered(document: PDFDocumentProxy, pdf: PDFViewer): Promise<void> {
  await Promise.allSettled([document.getMetadata(), pagesUpTo(document, 1)]);
  await after(0);
  await pagesUpTo(document, pdf.pagesCount);
}

/** Milliseconds for which a document that was left may take to answer what was asked of it. */
const longestAnswerMs = 5_000;

interface View {
  pdf: PDFViewer;
  eventBus: EventBus;
  /** Begins to show the document, when its events are listened to. */
  show: () => void;
  /** Takes the pages away at once. @returns when nothing more is asked of the document */
  end: () => Promise<void>;
}

/** The pages of a document in a scrolling box, each drawn as it comes into view. `signal` says that they are left. */
export function viewPdf(
  parts: Awaited<ReturnType<typeof loadViewer>>,
  opened: PDFDocumentProxy,
  box: HTMLDivElement,
  signal: AbortSignal,
): View {
  // Each document has pages of its own in the box, so that those of one that was left are gone at once.
  const pages = document.createElement('div');
  pages.className = 'pdfViewer';
  box.append(pages);
  const eventBus = new parts.EventBus();
  const linkService = new parts.PDFLinkService({ eventBus });
  linkService.externalLinkEnabled = false;
  const findController = new parts.PDFFindController({ linkService, eventBus });
  // The types leave out abortSignal, which ends the viewer's listeners.
  const options: PDFViewerOptions & { abortSignal: AbortSignal } = {
    container: box,
    viewer: pages,
    eventBus,
    linkService,
    findController,
    annotationMode: annotationsOnCanvas,
    imageResourcesPath: noteIcon,
    enableAutoLinking: false,
    l10n: silent as unknown as PDFViewerOptions['l10n'],
    abortSignal: signal,
  };
  const pdf = new parts.PDFViewer(options);
  linkService.setViewer(pdf);
  eventBus.on('pagesinit', () => namePages(pdf), { signal });
  eventBus.on('annotationlayerrendered', ({ source }: { source: PDFPageView }) => drawNotes(source.div), {
    signal,
  });
  return {
    pdf,
    eventBus,
    show: () => {
      pdf.setDocument(opened);
      linkService.setDocument(opened, null);
    },
    end: async () => {
      // What stands beside the pages for a selection of all of them goes as well: a copy is of what is shown.
      if (pages.previousElementSibling?.id === 'hiddenCopyElement') pages.previousElementSibling.remove();
      pages.remove();
      // Nobody waits for what is being drawn or searched; a text layer that came later would take the selection of the next document.
      for (const view of viewsOf(pdf)) view.cancelRendering();
      findController.setDocument(null as never);
      // Of what is on its way when a document goes the viewer complains, though nobody looks at it any more.
      await Promise.race([answered(opened, pdf), after(longestAnswerMs)]);
      pdf.setDocument(null as never);
    },
  };
}
