import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import type { PDFViewerOptions } from 'pdfjs-dist/types/web/pdf_viewer.js';
import { annotationsOnCanvas, loadViewer, openPdf } from './engine.ts';
import { followSearch, searchIn } from './pdf-search.ts';
import type { Matches } from './pdf-search.ts';

export type Fit = 'page-width' | 'page-fit';
export type PdfState = 'opening' | 'open' | 'failed';

const zoomStep = 1.2;
const mostZoom = 6;
const leastZoom = 0.2;

/** A PDF in a scrolling box: pages are drawn as they come into view and dropped when far away. */
export function usePdf(blob: Blob, box: RefObject<HTMLDivElement | null>) {
  const viewer = useRef<PDFViewer>(undefined);
  const find = useRef<((query: string, step?: 'next' | 'previous') => void) | undefined>(undefined);
  const [state, setState] = useState<PdfState>('opening');
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(0);
  const [scale, setScale] = useState(1);
  const [matches, setMatches] = useState<Matches>({ current: 0, total: 0, searching: false });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let close: (() => void) | undefined;
    setState('opening');
    const start = async () => {
      const [opened, parts] = await Promise.all([openPdf(blob), loadViewer()]);
      close = opened.close;
      if (signal.aborted || !box.current) return opened.close();
      const eventBus = new parts.EventBus();
      const linkService = new parts.PDFLinkService({ eventBus });
      linkService.externalLinkEnabled = false;
      const findController = new parts.PDFFindController({ linkService, eventBus });
      // The types leave out abortSignal, which ends the viewer's listeners.
      const options: PDFViewerOptions & { abortSignal: AbortSignal } = {
        container: box.current,
        eventBus,
        linkService,
        findController,
        annotationMode: annotationsOnCanvas,
        enableAutoLinking: false,
        abortSignal: signal,
      };
      const pdf = new parts.PDFViewer(options);
      linkService.setViewer(pdf);
      eventBus.on('pagesinit', () => {
        pdf.currentScaleValue = 'page-width';
        setPages(pdf.pagesCount);
        setState('open');
      });
      eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => setPage(pageNumber));
      eventBus.on('scalechanging', ({ scale: now }: { scale: number }) => setScale(now));
      followSearch(eventBus, setMatches);
      find.current = searchIn(eventBus);
      viewer.current = pdf;
      pdf.setDocument(opened.document);
      linkService.setDocument(opened.document, null);
    };
    start().catch(() => signal.aborted || setState('failed'));
    return () => {
      leaving.abort();
      viewer.current?.setDocument(null as never);
      viewer.current = undefined;
      find.current = undefined;
      close?.();
    };
  }, [blob, box]);

  const zoomBy = (factor: number) => {
    const pdf = viewer.current;
    if (pdf) pdf.currentScale = Math.min(mostZoom, Math.max(leastZoom, pdf.currentScale * factor));
  };
  return {
    state,
    page,
    pages,
    scale,
    matches,
    goTo: (wanted: number) => {
      if (viewer.current && wanted >= 1 && wanted <= pages) viewer.current.currentPageNumber = wanted;
    },
    focusPages: () => box.current?.focus({ preventScroll: true }),
    zoomIn: () => zoomBy(zoomStep),
    zoomOut: () => zoomBy(1 / zoomStep),
    fit: (how: Fit) => {
      if (viewer.current) viewer.current.currentScaleValue = how;
    },
    rotate: () => {
      if (viewer.current) viewer.current.pagesRotation = (viewer.current.pagesRotation + 90) % 360;
    },
    find: (query: string, step?: 'next' | 'previous') => find.current?.(query, step),
  };
}

export type Pdf = ReturnType<typeof usePdf>;
