import { useId } from 'react';
import { t } from '@lingui/core/macro';
import { i18n } from '@lingui/core';
import type { CaptureChoices } from '@moderator/contract/types';
import { Select } from '@/ui/Select.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { kindLabels, kinds } from '../search.ts';
import type { ExternalKind } from '../search.ts';
import type { CaptureForm } from './capture-form.ts';
import { LearnerField } from './LearnerField.tsx';

interface FactFieldsProps {
  choices: CaptureChoices;
  form: CaptureForm;
  onChange: (part: Partial<CaptureForm>) => void;
}

/** Who was assessed on what, by whom, and when. */
export function FactFields({ choices, form, onChange }: FactFieldsProps) {
  const bodies = useId();
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <LearnerField learner={form.learner} onChange={(learner) => onChange({ learner })} />
      <Select
        label={t`Course`}
        required
        placeholder={t`Choose a course`}
        options={choices.courses}
        value={form.courseId}
        onChange={(courseId) => onChange({ courseId, results: {} })}
      />
      <TextInput
        label={t`Body`}
        required
        maxLength={200}
        list={bodies}
        value={form.body}
        onChange={(body) => onChange({ body })}
      />
      <datalist id={bodies}>
        {choices.bodies.map((body) => (
          <option key={body} value={body}>
            {body}
          </option>
        ))}
      </datalist>
      <Select
        label={t`Kind`}
        options={kinds.map((id) => ({ id, name: i18n._(kindLabels[id]) }))}
        value={form.kind}
        onChange={(kind) => onChange({ kind: kind as ExternalKind })}
      />
      <TextInput
        type="date"
        label={t`Assessed on`}
        required
        value={form.assessedOn}
        onChange={(assessedOn) => onChange({ assessedOn })}
      />
      <TextInput
        label={t`Reference`}
        required
        maxLength={100}
        value={form.reference}
        onChange={(reference) => onChange({ reference })}
      />
      <TextInput
        label={t`Assessor`}
        maxLength={200}
        value={form.assessorName}
        onChange={(assessorName) => onChange({ assessorName })}
      />
      <TextInput
        label={t`Venue`}
        maxLength={200}
        value={form.venue}
        onChange={(venue) => onChange({ venue })}
      />
      <TextArea
        className="tablet:col-span-2"
        label={t`Notes`}
        rows={2}
        value={form.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </div>
  );
}
