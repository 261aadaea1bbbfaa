import { useState } from 'react';
import { t } from '@lingui/core/macro';
import { formatNumber } from '@/i18n/format.ts';
import { TextInput } from '@/ui/TextInput.tsx';
import { marksIn } from './marks-in.ts';

interface MarksInputProps {
  label: string;
  most: number;
  given: number | null;
  className: string;
  disabled?: boolean;
  /** With null where nothing is typed, or nothing that can be given. */
  onGive: (marks: number | null) => void;
  onBlur?: () => void;
}

/** A number of marks as it is typed: half of one ("67,") and a wrong one stay in the field. */
export function MarksInput({ label, most, given, className, disabled, onGive, onBlur }: MarksInputProps) {
  const [typed, setTyped] = useState('');
  const shown = formatNumber(most);
  // What another window gave meanwhile is not what was typed here.
  const isTyped = marksIn(typed, most) === given;
  const text = isTyped ? typed : given === null ? '' : formatNumber(given, { useGrouping: false });
  return (
    <TextInput
      label={label}
      className={className}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      error={text.trim() !== '' && marksIn(text, most) === null ? t`Give marks from 0 to ${shown}.` : null}
      value={text}
      onChange={(value) => {
        setTyped(value);
        onGive(marksIn(value, most));
      }}
      onBlur={onBlur}
    />
  );
}
