import { t } from '@lingui/core/macro';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { FindBar } from '../shared/FindBar.tsx';
import { PageBox } from '../shared/PageBox.tsx';
import { RotateButton } from '../shared/RotateButton.tsx';
import { ToolbarGap, ViewerToolbar } from '../shared/ViewerToolbar.tsx';
import { ZoomControls } from '../shared/ZoomControls.tsx';
import type { Pdf } from '@/attempts/pdf/use-pdf.ts';

/** Page, zoom, rotation and search of a PDF. */
export function PdfToolbar({ pdf }: { pdf: Pdf }) {
  useHotkeys([
    { keys: 'pagedown', label: t`Next page`, group: t`Evidence shown`, run: () => pdf.goTo(pdf.page + 1) },
    { keys: 'pageup', label: t`Previous page`, group: t`Evidence shown`, run: () => pdf.goTo(pdf.page - 1) },
  ]);
  return (
    <ViewerToolbar label={t`Document`}>
      <PageBox page={pdf.page} pages={pdf.pages} onChange={pdf.goTo} onEntered={pdf.focusPages} />
      <ToolbarGap />
      <ZoomControls
        percent={Math.round(pdf.scale * 100)}
        onZoomIn={pdf.zoomIn}
        onZoomOut={pdf.zoomOut}
        onFitWidth={() => pdf.fit('page-width')}
        onFitPage={() => pdf.fit('page-fit')}
      />
      <RotateButton onRotate={pdf.rotate} />
      <FindBar matches={pdf.matches} onFind={pdf.find} />
    </ViewerToolbar>
  );
}
