import { t } from '@lingui/core/macro';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { ToggleChoice } from '../layout/ToggleChoice.tsx';
import type { ResultFieldsProps } from './result-fields.ts';

/** Two large answers: competent, and not yet. */
export function TwoChoices({ label, result, disabled, onGive }: Omit<ResultFieldsProps, 'scale'>) {
  const group = t`Outcome in focus`;
  const enabled = !disabled;
  useHotkeys([
    { keys: 'c', label: t`Competent`, group, place: 2, run: () => onGive('C', true), enabled },
    { keys: 'n', label: t`Not yet competent`, group, run: () => onGive('NYC', true), enabled },
  ]);
  return (
    <div role="group" aria-label={label} className="flex gap-2.5 max-mobile:flex-col">
      <ToggleChoice
        label={t`Competent`}
        icon="check"
        tone="good"
        hotkey="c"
        pressed={result === 'C'}
        disabled={disabled}
        onClick={() => onGive('C', false)}
      />
      <ToggleChoice
        label={t`Not yet competent`}
        icon="cross"
        tone="warn"
        hotkey="n"
        pressed={result === 'NYC'}
        disabled={disabled}
        onClick={() => onGive('NYC', false)}
      />
    </div>
  );
}
