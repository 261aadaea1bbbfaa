import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { VisitChoices } from '@moderator/contract/types';
import { Check } from '@/ui/Check.tsx';
import { Select } from '@/ui/Select.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import type { RequestForm } from './request-form.ts';

interface RequestFieldsProps {
  choices: VisitChoices;
  form: RequestForm;
  onChange: (part: Partial<RequestForm>) => void;
}

/** What a visit is asked for: which batches, by whom, when, and on what terms. */
export function RequestFields({ choices, form, onChange }: RequestFieldsProps) {
  const layout = choices.layouts.find(({ id }) => id === form.layoutId);
  return (
    <div className="flex flex-col gap-5">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-sm font-medium">
          <Trans>Batches</Trans>
        </legend>
        {choices.batches.length === 0 ? (
          <p className="text-muted">
            <Trans>No reported batch has results that wait for a verifier.</Trans>
          </p>
        ) : null}
        {choices.batches.map(({ batch, course, waiting }) => (
          <Check
            key={batch.id}
            label={batch.name}
            hint={[
              course.name,
              plural(waiting, { one: '# result to verify', other: '# results to verify' }),
            ].join(' · ')}
            checked={form.batchIds.includes(batch.id)}
            onChange={(checked) =>
              onChange({
                batchIds: checked
                  ? [...form.batchIds, batch.id]
                  : form.batchIds.filter((id) => id !== batch.id),
              })
            }
          />
        ))}
      </fieldset>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextInput
          label={t`Quality body`}
          required
          maxLength={120}
          value={form.body}
          onChange={(body) => onChange({ body })}
        />
        <Select
          label={t`Verifier`}
          placeholder={t`Whoever verifies for the account`}
          options={choices.verifiers}
          value={form.verifierId}
          onChange={(verifierId) => onChange({ verifierId })}
        />
        <TextInput
          type="date"
          label={t`First day`}
          required
          value={form.startsOn}
          onChange={(startsOn) => onChange({ startsOn })}
        />
        <TextInput
          type="date"
          label={t`Last day`}
          required
          min={form.startsOn}
          value={form.endsOn}
          onChange={(endsOn) => onChange({ endsOn })}
        />
        <Select
          label={t`Kind`}
          options={[
            { id: 'remote', name: t`Remote` },
            { id: 'on_site', name: t`On site` },
          ]}
          value={form.kind}
          onChange={(kind) => onChange({ kind: kind === 'on_site' ? 'on_site' : 'remote' })}
        />
        <Select
          label={t`Checklist and report`}
          options={choices.layouts.map(({ id, title }) => ({ id, name: title }))}
          value={form.layoutId}
          onChange={(layoutId) => onChange({ layoutId, blind: null })}
        />
      </div>
      <TextArea
        label={t`What is looked at`}
        rows={2}
        value={form.scope}
        onChange={(scope) => onChange({ scope })}
      />
      <div className="flex flex-col gap-2">
        <Check
          label={t`The verifier judges before they see what others judged`}
          checked={form.blind ?? layout?.blind ?? false}
          onChange={(blind) => onChange({ blind })}
        />
        <Check
          label={t`The verifier may take files and tables away`}
          hint={t`What they see carries their name and the time either way, in PDFs and images.`}
          checked={form.downloads}
          onChange={(downloads) => onChange({ downloads })}
        />
      </div>
    </div>
  );
}
