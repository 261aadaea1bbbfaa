import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icons.tsx';
import type { IconName } from '@/ui/icons.tsx';
import { Key } from '@/ui/Key.tsx';

export type ChoiceTone = 'good' | 'warn' | 'bad';

interface ToggleChoiceProps {
  label: string;
  icon: IconName;
  tone: ChoiceTone;
  pressed: boolean;
  disabled?: boolean;
  hotkey?: string;
  /** The two big ones of a verdict; the small ones of a finding. */
  size?: 'large' | 'small';
  onClick: () => void;
}

const tones: Record<ChoiceTone, string> = {
  good: 'aria-pressed:border-good aria-pressed:bg-good-tint aria-pressed:text-good',
  warn: 'aria-pressed:border-warn aria-pressed:bg-warn-tint aria-pressed:text-warn',
  bad: 'aria-pressed:border-bad aria-pressed:bg-bad-tint aria-pressed:text-bad',
};

/** One of two answers: colour, sign and word say which is given. */
export const ToggleChoice = ({
  label,
  icon,
  tone,
  pressed,
  disabled,
  hotkey,
  size = 'large',
  onClick,
}: ToggleChoiceProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    aria-disabled={disabled || undefined}
    aria-keyshortcuts={hotkey}
    onClick={() => disabled || onClick()}
    className={classNames(
      'flex items-center justify-center gap-2 rounded-md border-2 border-line font-medium transition-colors',
      size === 'large' ? 'min-h-13 flex-1 px-4' : 'min-h-8 px-2.5 text-sm',
      disabled ? 'cursor-not-allowed text-muted' : 'bg-surface hover:border-line-strong',
      tones[tone],
    )}
  >
    <Icon name={icon} className={size === 'small' ? 'size-4!' : ''} />
    {label}
    {hotkey && !disabled ? <Key keys={hotkey} className="ml-1 opacity-60 max-tablet:hidden" /> : null}
  </button>
);
