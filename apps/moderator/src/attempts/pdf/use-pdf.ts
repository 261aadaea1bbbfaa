import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { isReachable } from '@/session/connection.ts';
import { loadViewer, openPdf, passwords } from './engine.ts';
import { followSearch, searchIn } from './pdf-search.ts';
import type { Matches } from './pdf-search.ts';
import { viewPdf } from './view-pdf.ts';

export type Fit = 'page-width' | 'page-fit';
/**
 * `failed`: the bytes are no PDF; `missing`: a part of this application that reads it is not here; `locked`: it asks for
 * a password; `refused`: for another one than was typed.
 */
export type PdfState = 'opening' | 'open' | 'failed' | 'missing' | 'locked' | 'refused';

/** What the engine throws for bytes that it cannot read; anything else is the engine that is not there. */
const ofTheFile = /^(InvalidPDF|MissingPDF|FormatError|UnknownError)/;
function stateAfter(error: unknown, blob: Blob): PdfState {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'PasswordException') return passwords.delete(blob) ? 'refused' : 'locked';
  return !ofTheFile.test(error.name) && !isReachable.get() ? 'missing' : 'failed';
}

class UnreadablePageError extends Error {
  override name = 'InvalidPDFPage';
}

/** Of a document without a first page the viewer would wait for it and say nothing. */
async function withPages(opened: Promise<PDFDocumentProxy>): Promise<PDFDocumentProxy> {
  const document = await opened;
  await document.getPage(1).catch((cause: unknown) => {
    throw new UnreadablePageError('The first page cannot be read.', { cause });
  });
  return document;
}

const zoomStep = 1.2;
const mostZoom = 6;
const leastZoom = 0.2;

/** Per cent of a page that have to be on screen for it to be shown, beside the page that fills most of it. */
const shownFrom = 60;

interface VisiblePages {
  views: { id: number; percent: number }[];
}

/** The types leave out what the viewer knows of the pages in view. */
function pagesInView(pdf: PDFViewer, current: number): number[] {
  const { views } = (pdf as unknown as { _getVisiblePages(): VisiblePages })._getVisiblePages();
  const mostly = views.filter(({ percent }) => percent >= shownFrom).map(({ id }) => id);
  return [...new Set([...mostly, current])].toSorted((a, b) => a - b);
}

/** Comes when what was drawn so far is on the screen, so that nobody waits longer for it. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** A PDF in a scrolling box: pages are drawn as they come into view and dropped when far away. */
export function usePdf(blob: Blob, box: RefObject<HTMLDivElement | null>) {
  const viewer = useRef<PDFViewer>(undefined);
  const find = useRef<((query: string, step?: 'next' | 'previous') => void) | undefined>(undefined);
  const [state, setState] = useState<PdfState>('opening');
  const [typed, setTyped] = useState<{ blob: Blob; password: string }>();
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(0);
  const [shown, setShown] = useState<number[]>([]);
  const [scale, setScale] = useState(1);
  const [matches, setMatches] = useState<Matches>({ current: 0, total: 0, searching: false });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    if (typed?.blob === blob) passwords.set(blob, typed.password);
    const { opened, close } = openPdf(blob);
    let leave = close;
    setState('opening');
    const start = async () => {
      const [document, parts] = await Promise.all([withPages(opened), loadViewer(), painted()]);
      if (signal.aborted || !box.current) return;
      const { pdf, eventBus, show, end } = viewPdf(parts, document, box.current, signal);
      const heard = { signal };
      const draw = () => {
        pdf.currentScaleValue = 'page-width';
        setPages(pdf.pagesCount);
        setState('open');
      };
      eventBus.on('pagesinit', draw, heard);
      eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => setPage(pageNumber), heard);
      const look = ({ location }: { location: { pageNumber: number } }) =>
        setShown((before) => {
          const now = pagesInView(pdf, location.pageNumber);
          return now.join() === before.join() ? before : now;
        });
      eventBus.on('updateviewarea', look, heard);
      eventBus.on('scalechanging', ({ scale: now }: { scale: number }) => setScale(now), heard);
      followSearch(eventBus, setMatches, signal);
      find.current = searchIn(eventBus);
      viewer.current = pdf;
      show();
      leave = () => void end().finally(close);
    };
    start().catch((error: unknown) => signal.aborted || setState(stateAfter(error, blob)));
    return () => {
      leaving.abort();
      viewer.current = undefined;
      find.current = undefined;
      leave();
    };
  }, [blob, box, typed]);

  const zoomBy = (factor: number) => {
    const pdf = viewer.current;
    if (pdf) pdf.currentScale = Math.min(mostZoom, Math.max(leastZoom, pdf.currentScale * factor));
  };
  return {
    state,
    page,
    pages,
    /** Pages on screen now, from 1. */
    shown,
    scale,
    matches,
    /** Opens what is locked. */
    unlock: (password: string) => {
      setTyped({ blob, password });
    },
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
