import { Button } from '@/ui/Button.tsx';
import type { IconName } from '@/ui/icons.tsx';
import { Icon } from '@/ui/icons.tsx';
import { Tooltip } from '@/ui/Tooltip.tsx';
import { Glyph } from './glyphs.tsx';
import type { GlyphName } from './glyphs.tsx';

interface ToolButtonProps {
  label: string;
  glyph?: GlyphName;
  icon?: IconName;
  hotkey?: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** A small button of a viewer's toolbar, with its name and key in a tooltip. */
export const ToolButton = ({ label, glyph, icon, hotkey, pressed, disabled, onClick }: ToolButtonProps) => (
  <Tooltip label={label} hotkey={hotkey}>
    <Button
      variant="quiet"
      size="small"
      aria-label={label}
      aria-keyshortcuts={hotkey}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
      className="aspect-square px-0! min-h-8! aria-pressed:bg-neutral-tint aria-pressed:text-accent-ink"
    >
      {glyph ? <Glyph name={glyph} /> : null}
      {icon ? <Icon name={icon} /> : null}
    </Button>
  </Tooltip>
);
