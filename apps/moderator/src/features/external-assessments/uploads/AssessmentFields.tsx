import { useId } from 'react';
import { t } from '@lingui/core/macro';
import { i18n } from '@lingui/core';
import type { CaptureChoices } from '@moderator/contract/types';
import { Select } from '@/ui/Select.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { kindLabels, kinds } from '../search.ts';
import type { ExternalKind } from '../search.ts';

/** What is said once of an assessment, of one learner or of many. */
export interface AssessmentFacts {
  courseId: string;
  body: string;
  kind: ExternalKind;
  assessedOn: string;
  venue: string;
  assessorName: string;
  reference: string;
}

interface AssessmentFieldsProps {
  choices: CaptureChoices;
  form: AssessmentFacts;
  onChange: (part: Partial<AssessmentFacts>) => void;
}

/** What was assessed by whom, and when; cells of a grid. */
export function AssessmentFields({ choices, form, onChange }: AssessmentFieldsProps) {
  const bodies = useId();
  return (
    <>
      <Select
        label={t`Course`}
        required
        placeholder={t`Choose a course`}
        options={choices.courses}
        value={form.courseId}
        onChange={(courseId) => onChange({ courseId })}
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
    </>
  );
}
