import type { ButtonProps } from './Button.tsx';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icons.tsx';
import type { IconName } from './icons.tsx';
import { Tooltip } from './Tooltip.tsx';

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  icon: IconName;
  /** What it does; its name for screen readers and its tooltip. */
  label: string;
  /** Why it is disabled, or more about it; shown under the label. */
  hint?: string;
}

/** A button of one icon, with its name and key in a tooltip. */
export function IconButton({ icon, label, hint, hotkey, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} hint={hint} hotkey={hotkey}>
      <Button
        variant="quiet"
        {...rest}
        aria-label={label}
        aria-keyshortcuts={hotkey}
        className={classNames('aspect-square px-0!', className)}
      >
        <Icon name={icon} />
      </Button>
    </Tooltip>
  );
}
