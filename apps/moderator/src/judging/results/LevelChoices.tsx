import { t } from '@lingui/core/macro';
import type { Scale } from '@moderator/contract/types';
import { passes } from '@moderator/moderation';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { ToggleChoice } from '../layout/ToggleChoice.tsx';
import type { ResultFieldsProps } from './result-fields.ts';

/** The key of a level by its place: C and its number, 0 for the tenth. */
const keyOf = (place: number): string => `c ${(place + 1) % 10}`;

/** The levels side by side, the lowest first; colour and sign say which of them pass. */
export function LevelChoices({
  scale,
  label,
  result,
  disabled,
  onGive,
}: ResultFieldsProps<Extract<Scale, { kind: 'levels' }>>) {
  useHotkeys(
    scale.levels.map((level, place) => ({
      keys: keyOf(place),
      label: level,
      group: t`Outcome in focus`,
      place: 2,
      run: () => onGive(level, true),
      enabled: !disabled,
    })),
  );
  return (
    <div
      role="group"
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(13.5em,1fr))] gap-2.5"
    >
      {scale.levels.map((level, place) => (
        <ToggleChoice
          key={level}
          label={level}
          icon={passes(scale, level) ? 'check' : 'cross'}
          tone={passes(scale, level) ? 'good' : 'warn'}
          hotkey={keyOf(place)}
          pressed={result === level}
          disabled={disabled}
          onClick={() => onGive(level, false)}
        />
      ))}
    </div>
  );
}
