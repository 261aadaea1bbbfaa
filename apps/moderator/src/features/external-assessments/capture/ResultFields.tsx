import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CaptureChoices } from '@moderator/contract/types';
import { choicesOf } from '@moderator/moderation';
import { resultWords } from '@/labels/result-looks.ts';
import { Button } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { mistakeOf } from './capture-form.ts';

type Course = CaptureChoices['courses'][number];
type Results = Readonly<Record<string, string>>;

interface ResultFieldsProps {
  course: Course;
  results: Results;
  onChange: (results: Results) => void;
}

/** The result of each outcome, in the words of its scale. */
export function ResultFields({ course, results, onChange }: ResultFieldsProps) {
  const isAlike = course.outcomes.every(({ scale }) => scale.kind === 'two_results');
  return (
    <fieldset>
      <legend className="mb-3 text-lg font-semibold">
        <Trans>Results by outcome</Trans>
      </legend>
      {isAlike && course.outcomes.length > 1 ? (
        <Button
          size="small"
          className="mb-3"
          onClick={() => onChange(Object.fromEntries(course.outcomes.map(({ id }) => [id, 'C'])))}
        >
          <Trans>All competent</Trans>
        </Button>
      ) : null}
      <ul className="rounded-lg border border-line bg-surface">
        {course.outcomes.map((outcome) => (
          <li
            key={outcome.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-5 py-2.5 last:border-0"
          >
            <span className="min-w-0 flex-1 basis-[16em]">
              <span className="mr-2 text-sm text-muted">{outcome.code}</span>
              {outcome.title}
            </span>
            <ResultField
              outcome={outcome}
              value={results[outcome.id] ?? ''}
              onChange={(result) => onChange({ ...results, [outcome.id]: result })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface ResultFieldProps {
  outcome: Course['outcomes'][number];
  value: string;
  onChange: (result: string) => void;
}

function ResultField({ outcome, value, onChange }: ResultFieldProps) {
  const { scale } = outcome;
  const field = {
    label: t`Result of ${outcome.title}`,
    hideLabel: true,
    className: 'w-[14em]',
    value,
    onChange,
  };
  if (scale.kind === 'marks')
    return (
      <TextInput
        {...field}
        inputMode="decimal"
        placeholder={t`of ${scale.maximum}`}
        error={mistakeOf(outcome, value) ?? null}
      />
    );
  return (
    <Select
      {...field}
      placeholder={t`Choose`}
      options={choicesOf(scale)
        .toReversed()
        .map((result) => ({ id: result, name: resultWords({ result, scale }) }))}
    />
  );
}
