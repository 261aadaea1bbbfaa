import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Hotkey } from '@/ui/hotkeys/registry.ts';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { ToolButton } from './ToolButton.tsx';

interface ZoomControlsProps {
  /** What its keys are listed under, where it is no evidence. */
  listedUnder?: string;
  percent: number;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFitWidth?: () => void;
  onFitPage: () => void;
}

/** Larger, smaller, and the sizes that fit. */
export function ZoomControls({
  listedUnder,
  percent,
  onZoomIn,
  onZoomOut,
  onFitWidth,
  onFitPage,
}: ZoomControlsProps) {
  const group = t`Evidence shown`;
  const keys: Hotkey[] = [
    { keys: '+', label: t`Zoom in`, group, run: onZoomIn },
    { keys: '=', label: t`Zoom in`, group, run: onZoomIn, unlisted: true },
    { keys: '-', label: t`Zoom out`, group, run: onZoomOut },
    { keys: '0', label: t`Fit the whole page`, group, run: onFitPage },
    { keys: 'w', label: t`Fit the width`, group, run: () => onFitWidth?.(), enabled: Boolean(onFitWidth) },
  ];
  useHotkeys(keys.map((key) => ({ ...key, group: listedUnder ?? group })));
  return (
    <>
      <ToolButton icon="zoomOut" label={t`Zoom out`} hotkey="-" onClick={onZoomOut} />
      <span data-numeric className="min-w-[3.2em] text-center text-sm text-muted">
        <span className="sr-only">
          <Trans>Zoom</Trans>{' '}
        </span>
        {percent} %
      </span>
      <ToolButton icon="zoomIn" label={t`Zoom in`} hotkey="+" onClick={onZoomIn} />
      {onFitWidth ? (
        <ToolButton glyph="fitWidth" label={t`Fit the width`} hotkey="w" onClick={onFitWidth} />
      ) : null}
      <ToolButton glyph="fitPage" label={t`Fit the whole page`} hotkey="0" onClick={onFitPage} />
    </>
  );
}
