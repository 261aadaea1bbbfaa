import type { ComponentType } from 'react';
import { part } from './shared/use-code.ts';
import type { Part } from './shared/use-code.ts';
import type { FileViewerProps, ViewerProps } from './shared/viewer-props.ts';
import type { ViewerKind } from './viewer-kind.ts';

type ViewerCode<Props> = Part<ComponentType<Props>>;
export type FetchedKind = 'pdf' | 'image' | 'word' | 'sheet' | 'text';

/** One entry per kind, each in a chunk of its own: a portfolio of photographs waits for no PDF engine. */
export const fetched: Record<FetchedKind, ViewerCode<FileViewerProps>> = {
  pdf: part(() => import('./pdf/PdfViewer.tsx').then((module) => module.PdfViewer)),
  image: part(() => import('./ImageViewer.tsx').then((module) => module.ImageViewer)),
  word: part(() => import('./word/WordViewer.tsx').then((module) => module.WordViewer)),
  sheet: part(() => import('./sheet/SheetViewer.tsx').then((module) => module.SheetViewer)),
  text: part(() => import('./text/TextViewer.tsx').then((module) => module.TextViewer)),
};
/** Recordings where the token is too long for the cookies, with which they would stream. */
export const wholeRecording: ViewerCode<FileViewerProps> = part(() =>
  import('./media/WholeRecording.tsx').then((module) => module.WholeRecording),
);

const recording: ViewerCode<ViewerProps> = part(() =>
  import('./media/MediaViewer.tsx').then((module) => module.MediaViewer),
);

export const direct: Record<Exclude<ViewerKind, FetchedKind>, ViewerCode<ViewerProps>> = {
  video: recording,
  audio: recording,
  activity: part(() => import('./ActivityView.tsx').then((module) => module.ActivityView)),
  other: part(() => import('./OtherFile.tsx').then((module) => module.OtherFile)),
};
