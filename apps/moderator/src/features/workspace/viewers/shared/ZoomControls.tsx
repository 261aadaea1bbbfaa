import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { ToolButton } from './ToolButton.tsx';

interface ZoomControlsProps {
  percent: number;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFitWidth?: () => void;
  onFitPage: () => void;
}

const group = 'Evidence shown';

/** Larger, smaller, and the sizes that fit. */
export function ZoomControls({ percent, onZoomIn, onZoomOut, onFitWidth, onFitPage }: ZoomControlsProps) {
  useHotkeys([
    { keys: '+', label: 'Zoom in', group, run: onZoomIn },
    { keys: '=', label: 'Zoom in', group, run: onZoomIn, unlisted: true },
    { keys: '-', label: 'Zoom out', group, run: onZoomOut },
    { keys: '0', label: 'Fit the whole page', group, run: onFitPage },
    { keys: 'w', label: 'Fit the width', group, run: () => onFitWidth?.(), enabled: Boolean(onFitWidth) },
  ]);
  return (
    <>
      <ToolButton icon="zoomOut" label="Zoom out" hotkey="-" onClick={onZoomOut} />
      <span data-numeric className="min-w-[3.2em] text-center text-sm text-muted">
        <span className="sr-only">Zoom </span>
        {percent} %
      </span>
      <ToolButton icon="zoomIn" label="Zoom in" hotkey="+" onClick={onZoomIn} />
      {onFitWidth ? (
        <ToolButton glyph="fitWidth" label="Fit the width" hotkey="w" onClick={onFitWidth} />
      ) : null}
      <ToolButton glyph="fitPage" label="Fit the whole page" hotkey="0" onClick={onFitPage} />
    </>
  );
}
