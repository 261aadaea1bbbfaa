import type { ComponentType } from 'react';
import type { FileViewerProps, ViewerProps } from './shared/viewer-props.ts';
import type { ViewerKind } from './viewer-kind.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;
export type FetchedKind = 'pdf' | 'image' | 'word' | 'sheet' | 'text';

/** One entry per kind, each in a chunk of its own: a portfolio of photographs waits for no PDF engine. */
export const fetched: Record<FetchedKind, Load<FileViewerProps>> = {
  pdf: () => import('./pdf/PdfViewer.tsx').then((module) => module.PdfViewer),
  image: () => import('./ImageViewer.tsx').then((module) => module.ImageViewer),
  word: () => import('./word/WordViewer.tsx').then((module) => module.WordViewer),
  sheet: () => import('./sheet/SheetViewer.tsx').then((module) => module.SheetViewer),
  text: () => import('./text/TextViewer.tsx').then((module) => module.TextViewer),
};
/** Recordings where the token is too long for the cookies, with which they would stream. */
export const wholeRecording: Load<FileViewerProps> = () =>
  import('./media/WholeRecording.tsx').then((module) => module.WholeRecording);

const recording: Load<ViewerProps> = () =>
  import('./media/MediaViewer.tsx').then((module) => module.MediaViewer);

export const direct: Record<Exclude<ViewerKind, FetchedKind>, Load<ViewerProps>> = {
  video: recording,
  audio: recording,
  activity: () => import('./ActivityView.tsx').then((module) => module.ActivityView),
  other: () => import('./OtherFile.tsx').then((module) => module.OtherFile),
};
