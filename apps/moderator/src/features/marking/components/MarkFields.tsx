import { useId, useState } from 'react';
import { t } from '@lingui/core/macro';
import type { GivenMarks } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { TextInput } from '@/ui/TextInput.tsx';
import type { WorkQuestion } from '../use-marks.ts';

interface MarkFieldsProps {
  question: WorkQuestion;
  said: GivenMarks | undefined;
  disabled: boolean;
  onSay: (part: Partial<GivenMarks>) => void;
}

/** A level of each criterion, what was seen, or a number where there is neither. */
export function MarkFields({ question, said, disabled, onSay }: MarkFieldsProps) {
  const { items, rubric } = question;
  if (items.length > 0)
    return items.map((item, place) => (
      <Choice
        key={item}
        title={item}
        disabled={disabled}
        options={[
          { value: 'met', label: t`Met` },
          { value: 'not_met', label: t`Not met` },
          { value: 'not_observed', label: t`Not observed` },
        ]}
        value={said?.seen?.[place]}
        onChange={(seen) => onSay({ seen: placed(items, said?.seen, place, seen) })}
      />
    ));
  if (rubric.length > 0)
    return rubric.map(({ title, levels }, place) => (
      <Choice
        key={title}
        title={title}
        disabled={disabled}
        options={levels.map((level, index) => ({
          value: index,
          label: level.title,
          marks: formatNumber(level.marks),
        }))}
        value={said?.levels?.[place]}
        onChange={(level) => onSay({ levels: placed(rubric, said?.levels, place, level) })}
      />
    ));
  return <Marks most={question.most} given={said?.marks} disabled={disabled} onSay={onSay} />;
}

/** What was said of each criterion, with one of them said anew. */
function placed<Said>(
  criteria: readonly unknown[],
  said: readonly Said[] | undefined,
  place: number,
  value: Said,
): Said[] {
  // Those that nothing was said of yet stay empty places.
  const all = Array.from({ length: criteria.length }, (_, index) => said?.[index]);
  return all.with(place, value) as Said[];
}

interface ChoiceProps<Value extends string | number> {
  title: string;
  options: readonly { value: Value; label: string; marks?: string }[];
  value: Value | undefined;
  disabled: boolean;
  onChange: (value: Value) => void;
}

/** One of a few, all of them in sight. */
function Choice<Value extends string | number>({
  title,
  options,
  value,
  disabled,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-2 text-sm font-medium">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-9 cursor-pointer items-center gap-2 rounded-md border border-line-strong px-3 py-1.5 has-checked:border-accent-mark has-checked:bg-neutral-tint has-focus-visible:outline-2 has-disabled:cursor-default"
          >
            <input
              type="radio"
              name={name}
              className="size-4 accent-(--accent-ink)"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.marks === undefined ? null : (
              <span data-numeric className="text-sm text-muted">
                {option.marks}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface MarksProps {
  most: number;
  given: number | undefined;
  disabled: boolean;
  onSay: (part: Partial<GivenMarks>) => void;
}

function Marks({ most, given, disabled, onSay }: MarksProps) {
  const [typed, setTyped] = useState(() => (given === undefined ? '' : String(given)));
  const shown = formatNumber(most);
  return (
    <TextInput
      label={t`Marks of ${shown}`}
      className="w-[10em]"
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      error={
        typed.trim() !== '' && marksIn(typed, most) === undefined ? t`Give marks from 0 to ${shown}.` : null
      }
      value={typed}
      onChange={(value) => {
        setTyped(value);
        onSay({ marks: marksIn(value, most) });
      }}
    />
  );
}

/** The marks that somebody typed; undefined where it is none that can be given. */
function marksIn(typed: string, most: number): number | undefined {
  const marks = typed.trim() === '' ? NaN : Number(typed.replace(',', '.'));
  return marks >= 0 && marks <= most ? marks : undefined;
}
