import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ExternalImport, ImportMapping } from '@moderator/contract/types';
import { importApi } from './import-api.ts';
import { Button } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { notify } from '@/ui/toast.ts';
import { WordFields } from './WordFields.tsx';
import { refreshImport } from './import-queries.ts';

/** What the columns mean: guessed by their names, or as the last import from there had it. */
export function MappingStep({ data, onNext }: { data: ExternalImport; onNext: () => void }) {
  const client = useQueryClient();
  const [mapping, setMapping] = useState<ImportMapping>(data.mapping);
  const save = useMutation({
    mutationFn: () => importApi.mapExternalImport({ id: data.id, body: mapping }),
    onSuccess: async (changed) => {
      await refreshImport(client, changed);
      // Other columns may bring words that have to be asked for; who is asked once may go on without an answer.
      const unknown = changed.words.filter(({ result }) => result === null);
      if (unknown.some(({ word }) => !data.words.some((each) => each.word === word))) {
        notify.message(t`Say what the words mean that the columns hold.`);
        return;
      }
      onNext();
    },
    onError: notify.error,
  });
  const options = data.columns.filter(Boolean).map((column) => ({ id: column, name: column }));
  const people = {
    number: t`Number of the learner`,
    name: t`Name`,
    surname: t`Surname, where it stands alone`,
    email: t`Email address`,
    feedback: t`Feedback`,
  };
  return (
    <form
      className="flex max-w-[60em] flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <fieldset>
        <legend className="mb-3 text-lg font-semibold">
          <Trans>Who the rows are about</Trans>
        </legend>
        <div className="grid gap-4 tablet:grid-cols-2">
          {(Object.keys(people) as (keyof typeof people)[]).map((column) => (
            <Select
              key={column}
              label={people[column]}
              placeholder={t`No column`}
              options={options}
              value={mapping.columns[column] ?? ''}
              onChange={(chosen) =>
                setMapping({ ...mapping, columns: { ...mapping.columns, [column]: chosen || undefined } })
              }
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1 text-lg font-semibold">
          <Trans>Results by outcome</Trans>
        </legend>
        <p className="mb-3 text-muted">
          <Trans>One column may hold the result of several outcomes.</Trans>
        </p>
        <div className="grid gap-4 tablet:grid-cols-2">
          {data.outcomes.map(({ id, code, title }) => (
            <Select
              key={id}
              label={`${code} ${title}`}
              required
              placeholder={t`Choose a column`}
              options={options}
              value={mapping.results[id] ?? ''}
              onChange={(chosen) => setMapping({ ...mapping, results: withResult(mapping, id, chosen) })}
            />
          ))}
          <TextInput
            type="number"
            inputMode="decimal"
            min={0}
            max={100}
            label={t`Marks pass from (per cent)`}
            hint={t`Where the course says competent and not yet competent.`}
            value={String(mapping.passFrom)}
            onChange={(text) =>
              setMapping({ ...mapping, passFrom: Math.min(100, Math.max(0, Number(text) || 0)) })
            }
          />
        </div>
      </fieldset>
      <WordFields data={data} words={mapping.words} onChange={(words) => setMapping({ ...mapping, words })} />
      <div>
        <Button type="submit" variant="primary" busy={save.isPending}>
          <Trans>Look at the people</Trans>
        </Button>
      </div>
    </form>
  );
}

const withResult = ({ results }: ImportMapping, outcomeId: string, column: string) => {
  const { [outcomeId]: _, ...others } = results;
  return column ? { ...others, [outcomeId]: column } : others;
};
