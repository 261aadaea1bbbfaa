import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icons.tsx';
import type { IconName } from './icons.tsx';
import { Key } from './Key.tsx';
import { mainAction } from './main-action.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks: Record<ButtonVariant, string> = {
  primary:
    // The edge is the colour itself, or what of it can be seen where the fill cannot.
    `${mainAction} border border-accent-mark bg-accent text-on-accent hover:bg-accent-hover hover:bg-(image:--accent-veil) aria-disabled:border-line aria-disabled:bg-none aria-disabled:bg-accent-disabled aria-disabled:text-on-accent-disabled`,
  secondary:
    'bg-surface text-ink border border-line-strong/70 hover:border-line-strong hover:bg-neutral-tint aria-disabled:text-muted',
  quiet: 'text-ink hover:bg-neutral-tint aria-disabled:text-muted',
  danger: 'bg-surface text-bad border border-bad/60 hover:bg-bad-tint aria-disabled:text-muted',
};

const sizes = { medium: 'min-h-9 px-3.5', small: 'min-h-7 px-2.5 text-sm', large: 'min-h-11 px-5' };

/** The look of a button, for links that act like one. */
export const buttonLook = (variant: ButtonVariant = 'secondary', size: keyof typeof sizes = 'medium') =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors select-none',
    'aria-disabled:cursor-not-allowed',
    looks[variant],
    sizes[size],
  );

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: keyof typeof sizes;
  icon?: IconName;
  /** Its key, shown on the button; the screen registers it with useHotkeys. */
  hotkey?: string;
  /** The call is under way: the button stays focusable, does nothing and says so. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A disabled button stays in the tab order (aria-disabled), so that whoever cannot press it
 * can still learn why from its description.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  hotkey,
  busy = false,
  disabled = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const inert = busy || disabled;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      aria-keyshortcuts={hotkey}
      className={classNames(buttonLook(variant, size), className)}
      onClick={inert ? (event) => event.preventDefault() : onClick}
    >
      {icon ? <Icon name={icon} className={classNames('-ml-1', busy && 'animate-pulse')} /> : null}
      {children} {hotkey ? <Key keys={hotkey} className="-mr-1 max-tablet:hidden" /> : null}
    </button>
  );
}
