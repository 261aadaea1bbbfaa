import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { choicesOf } from '@moderator/moderation';
import type { ExternalImport, ImportMapping } from '@moderator/contract/types';
import { resultWords } from '@/labels/result-looks.ts';
import { Select } from '@/ui/Select.tsx';

interface WordFieldsProps {
  data: ExternalImport;
  words: ImportMapping['words'];
  onChange: (words: ImportMapping['words']) => void;
}

/** What the words of the columns with results mean; those that nobody can tell are asked for first. */
export function WordFields({ data, words, onChange }: WordFieldsProps) {
  const choices = new Map(
    data.outcomes.flatMap(({ scale }) =>
      choicesOf(scale).map((result) => [result, resultWords({ result, scale })] as const),
    ),
  );
  const asked = data.words.toSorted(
    (one, other) => Number(one.result !== null) - Number(other.result !== null),
  );
  if (asked.length === 0 || choices.size === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 text-lg font-semibold">
        <Trans>What the words mean</Trans>
      </legend>
      <p className="mb-3 text-muted">
        <Trans>The next import from there begins with what you say here.</Trans>
      </p>
      <div className="grid gap-4 tablet:grid-cols-2">
        {asked.map(({ word, result }) => (
          <Select
            key={word}
            label={t`“${word}” means`}
            placeholder={t`Nobody knows`}
            options={[...choices].map(([id, name]) => ({ id, name }))}
            value={words[word] ?? result ?? ''}
            onChange={(chosen) => {
              const { [word]: _, ...others } = words;
              onChange(chosen ? { ...others, [word]: chosen } : others);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
