import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { browserFetchesFiles } from '@/session/impersonation.ts';
import { ViewerBoundary } from './shared/ViewerBoundary.tsx';
import type { FileViewerProps, ViewerProps } from './shared/viewer-props.ts';
import { UnreadableFile } from './shared/ViewerMessage.tsx';
import { ViewerSkeleton } from './shared/ViewerSkeleton.tsx';
import { FileViewer } from './FileViewer.tsx';
import { viewerKindOf } from './viewer-kind.ts';
import type { ViewerKind } from './viewer-kind.ts';

type Fetched = 'pdf' | 'image' | 'word' | 'sheet' | 'text';
type Recording = 'video' | 'audio';

/** One entry per kind, each in a chunk of its own: a portfolio of photographs loads no PDF engine. */
const fetched: Record<Fetched, ComponentType<FileViewerProps>> = {
  pdf: lazy(() => import('./pdf/PdfViewer.tsx').then((module) => ({ default: module.PdfViewer }))),
  image: lazy(() => import('./ImageViewer.tsx').then((module) => ({ default: module.ImageViewer }))),
  word: lazy(() => import('./word/WordViewer.tsx').then((module) => ({ default: module.WordViewer }))),
  sheet: lazy(() => import('./sheet/SheetViewer.tsx').then((module) => ({ default: module.SheetViewer }))),
  text: lazy(() => import('./text/TextViewer.tsx').then((module) => ({ default: module.TextViewer }))),
};
const recording = lazy(() =>
  import('./media/WholeRecording.tsx').then((module) => ({ default: module.WholeRecording })),
);
/** The same for recordings where the token is too long for the cookies, with which they would stream. */
const whole: Record<Recording, ComponentType<FileViewerProps>> = { video: recording, audio: recording };
const direct: Record<Exclude<ViewerKind, Fetched>, ComponentType<ViewerProps>> = {
  video: lazy(() => import('./media/MediaViewer.tsx').then((module) => ({ default: module.MediaViewer }))),
  audio: lazy(() => import('./media/MediaViewer.tsx').then((module) => ({ default: module.MediaViewer }))),
  activity: lazy(() => import('./ActivityView.tsx').then((module) => ({ default: module.ActivityView }))),
  other: lazy(() => import('./OtherFile.tsx').then((module) => ({ default: module.OtherFile }))),
};

/** Shows one piece of evidence, whatever it is. */
export function Viewer({ item }: ViewerProps) {
  const kind = viewerKindOf(item);
  const fallback = <ViewerSkeleton fileId={item.fileId ?? ''} size={null} />;
  const views: Partial<Record<ViewerKind, ComponentType<FileViewerProps>>> = browserFetchesFiles()
    ? fetched
    : { ...fetched, ...whole };
  const view = views[kind];
  const Direct = direct[kind as keyof typeof direct];
  return (
    <ViewerBoundary key={item.id} fallback={<UnreadableFile item={item} />}>
      <Suspense fallback={fallback}>
        {view && item.fileId ? (
          <FileViewer key={item.id} item={item} fileId={item.fileId} view={view} />
        ) : (
          <Direct key={item.id} item={item} />
        )}
      </Suspense>
    </ViewerBoundary>
  );
}
