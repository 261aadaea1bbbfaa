import { t } from '@lingui/core/macro';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { ToolButton } from './ToolButton.tsx';

const key = 'shift+r';

/** Turns what is shown by a quarter. */
export function RotateButton({ onRotate }: { onRotate: () => void }) {
  useHotkeys([{ keys: key, label: t`Rotate`, group: t`Evidence shown`, run: onRotate }]);
  return <ToolButton glyph="rotate" label={t`Rotate by a quarter`} hotkey={key} onClick={onRotate} />;
}
