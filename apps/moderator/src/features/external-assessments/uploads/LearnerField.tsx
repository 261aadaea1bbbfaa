import { useId, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CaptureLearner } from '@moderator/contract/types';
import { useTypedSearch } from '@/attempts/use-typed-search.ts';
import { Button } from '@/ui/Button.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { captureLearnersQuery } from '../queries.ts';

type Chosen = Pick<CaptureLearner, 'id' | 'name'>;

interface LearnerFieldProps {
  label: string;
  learner: Chosen | null;
  onChange: (learner: Chosen | null) => void;
}

/** One learner of many: how the name or number begins is typed, and one of those found is pressed. */
export function LearnerField({ label, learner, onChange }: LearnerFieldProps) {
  const [query = '', setQuery] = useState<string>();
  const [text, setText] = useTypedSearch(query, setQuery);
  const listId = useId();
  const found = useQuery({
    ...captureLearnersQuery(query),
    enabled: !learner,
    placeholderData: keepPreviousData,
  });
  if (learner)
    return (
      <div className="flex flex-col gap-1">
        <span className="text-sm font-medium">{label}</span>
        <span className="flex min-h-9 items-center justify-between gap-3 rounded-md border border-line bg-sunken pr-1 pl-3">
          {learner.name}
          <Button variant="quiet" size="small" onClick={() => onChange(null)}>
            <Trans>Another</Trans>
          </Button>
        </span>
      </div>
    );
  return (
    <div className="flex w-full flex-col gap-2">
      <TextInput
        label={label}
        required
        autoComplete="off"
        placeholder={t`Beginning of the name or number`}
        aria-controls={listId}
        value={text}
        onChange={setText}
      />
      <ul
        id={listId}
        aria-label={t`Learners that were found`}
        className="max-h-44 overflow-y-auto rounded-md border border-line bg-surface"
      >
        {(found.data?.items ?? []).map(({ id, name, number, site }) => (
          <li key={id} className="border-b border-line last:border-0">
            <button
              type="button"
              className="flex w-full flex-wrap justify-between gap-x-3 px-3 py-1.5 text-left hover:bg-neutral-tint"
              onClick={() => onChange({ id, name })}
            >
              <span>{name}</span>
              <span className="text-sm text-muted">{[number, site.name].filter(Boolean).join(' · ')}</span>
            </button>
          </li>
        ))}
        {found.data?.items.length === 0 ? (
          <li className="px-3 py-1.5 text-muted">
            <Trans>No learner matches.</Trans>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
