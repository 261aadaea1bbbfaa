import { useState } from 'react';
import { t } from '@lingui/core/macro';
import type { Scale } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { markFrom } from '@/judging/results/mark-from.ts';
import { TextInput } from '@/ui/TextInput.tsx';

const percent: Scale = { kind: 'marks', maximum: 100, step: 0.01, passMark: 0, grades: [] };

interface PercentFieldProps {
  given: number | null;
  /** With null where nothing is typed, or nothing that can be given. */
  onGive: (mark: number | null) => void;
  onBlur: () => void;
}

/** A mark as it is typed: half of one ("67,") and a wrong one stay in the field. */
export function PercentField({ given, onGive, onBlur }: PercentFieldProps) {
  const [typed, setTyped] = useState('');
  // What another window gave meanwhile is not what was typed here.
  const isTyped = numberFrom(typed) === given;
  const text = isTyped
    ? typed
    : given === null
      ? ''
      : formatNumber(given, { useGrouping: false, maximumFractionDigits: 2 });
  return (
    <TextInput
      label={t`Mark, % (optional)`}
      className="w-[9em]"
      inputMode="decimal"
      autoComplete="off"
      error={text.trim() !== '' && numberFrom(text) === null ? t`Give a mark from 0 to 100.` : null}
      value={text}
      onChange={(value) => {
        setTyped(value);
        onGive(numberFrom(value));
      }}
      onBlur={onBlur}
    />
  );
}

function numberFrom(typed: string): number | null {
  const mark = markFrom(percent, typed);
  return mark === null ? null : Number(mark);
}
