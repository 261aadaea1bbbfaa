import { useEffect, useRef, useState } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UnreadDocument } from '../shared/UnreadDocument.tsx';
import { ViewerSkeleton } from '../shared/ViewerSkeleton.tsx';
import { ViewerToolbar } from '../shared/ViewerToolbar.tsx';
import { ZoomControls } from '../shared/ZoomControls.tsx';
import { useShownWhole } from '../shared/use-shown.ts';
import { useParsed } from '../shared/use-parsed.ts';
import type { FileViewerProps } from '../shared/viewer-props.ts';
import { wordPage } from './word-page.ts';

const zoomStep = 1.2;
/** Pixels beside a page: its margins and a scroll bar. */
const beside = 42;

/** A Word document in a frame without scripts, without an origin and without a network. */
export function WordViewer({ item, blob }: FileViewerProps) {
  const page = useParsed(blob, wordPage);
  const box = useRef<HTMLDivElement>(null);
  const [boxWidth, setBoxWidth] = useState(0);
  /** Undefined while it follows the width of the box. */
  const [chosen, setChosen] = useState<number>();
  useEffect(() => {
    if (page.state !== 'done' || !box.current) return;
    const observer = new ResizeObserver(([entry]) => setBoxWidth(entry!.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [page.state]);
  useShownWhole(item, page.state === 'done');
  if (page.state === 'failed') return <UnreadDocument item={item} error={page.error} />;
  if (page.state === 'pending') return <ViewerSkeleton fileId={item.fileId ?? ''} size={null} />;
  const fitting = Math.min(1.6, Math.max(0.3, boxWidth / (page.value.width + beside)));
  const zoom = chosen ?? fitting;
  return (
    <>
      <ViewerToolbar label={t`Document`}>
        <ZoomControls
          percent={Math.round(zoom * 100)}
          onZoomIn={() => setChosen(Math.min(4, zoom * zoomStep))}
          onZoomOut={() => setChosen(Math.max(0.3, zoom / zoomStep))}
          onFitWidth={() => setChosen(undefined)}
          onFitPage={() => setChosen(undefined)}
        />
        <span className="ml-auto pr-1 text-sm text-muted">
          <Trans>Layout may differ from Word</Trans>
        </span>
      </ViewerToolbar>
      <div ref={box} className="relative min-h-0 flex-1 overflow-hidden">
        {/* Scaled from outside, so that zooming keeps the place in the document. */}
        <iframe
          title={item.title}
          sandbox=""
          srcDoc={page.value.html}
          referrerPolicy="no-referrer"
          className="absolute top-0 left-0 origin-top-left border-0"
          style={{ width: `${100 / zoom}%`, height: `${100 / zoom}%`, transform: `scale(${zoom})` }}
        />
      </div>
    </>
  );
}
