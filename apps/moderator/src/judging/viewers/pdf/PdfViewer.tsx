import { useEffect, useRef } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DownloadButton } from '../shared/DownloadButton.tsx';
import { NotOnThisDevice } from '../shared/NotOnThisDevice.tsx';
import { useShown } from '../shared/use-shown.ts';
import { UnreadableFile } from '../shared/ViewerMessage.tsx';
import { ViewerSkeleton } from '../shared/ViewerSkeleton.tsx';
import type { FileViewerProps } from '../shared/viewer-props.ts';
import { PdfToolbar } from './PdfToolbar.tsx';
import { getEngineReady } from '@/attempts/pdf/engine.ts';
import { LockedPdf } from '@/attempts/pdf/LockedPdf.tsx';
import { usePdf } from '@/attempts/pdf/use-pdf.ts';
import '@/attempts/pdf/pdf.css';

/** A PDF as continuous pages with text that can be selected and searched. */
export function PdfViewer({ item, blob }: FileViewerProps) {
  const box = useRef<HTMLDivElement>(null);
  const pdf = usePdf(blob, box);
  const isOpen = pdf.state === 'open';
  useEffect(() => (isOpen ? getEngineReady() : undefined), [isOpen]);
  useShown(item, isOpen ? pdf.shown : [], Math.max(1, pdf.pages));
  if (pdf.state === 'missing') return <NotOnThisDevice />;
  if (pdf.state === 'failed') return <UnreadableFile item={item} />;
  if (pdf.state === 'locked' || pdf.state === 'refused')
    return (
      <div className="overflow-y-auto">
        <LockedPdf
          isRefused={pdf.state === 'refused'}
          onUnlock={pdf.unlock}
          action={<DownloadButton item={item} />}
        >
          <Trans>
            Whoever made it has locked it. Ask the learner or the provider for the password; where nobody
            knows it, the document supports no outcome.
          </Trans>
        </LockedPdf>
      </div>
    );
  return (
    <>
      <PdfToolbar pdf={pdf} />
      <div className="relative min-h-0 flex-1">
        {/* The engine measures the scrolling box itself and insists on its position. */}
        <div
          ref={box}
          tabIndex={0}
          role="region"
          aria-label={t`Pages of ${item.title}`}
          className="absolute inset-0 overflow-auto"
        />
        {pdf.state === 'opening' ? (
          <div className="absolute inset-0 flex bg-sunken">
            <ViewerSkeleton fileId={item.fileId ?? ''} size={null} />
          </div>
        ) : null}
      </div>
    </>
  );
}
