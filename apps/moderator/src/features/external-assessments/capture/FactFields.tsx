import { t } from '@lingui/core/macro';
import type { CaptureChoices } from '@moderator/contract/types';
import { TextArea } from '@/ui/TextArea.tsx';
import { AssessmentFields } from '../uploads/AssessmentFields.tsx';
import type { CaptureForm } from './capture-form.ts';
import { LearnerField } from '../uploads/LearnerField.tsx';

interface FactFieldsProps {
  choices: CaptureChoices;
  form: CaptureForm;
  onChange: (part: Partial<CaptureForm>) => void;
}

/** Who was assessed on what, by whom, and when. */
export const FactFields = ({ choices, form, onChange }: FactFieldsProps) => (
  <div className="grid gap-4 tablet:grid-cols-2">
    <LearnerField label={t`Learner`} learner={form.learner} onChange={(learner) => onChange({ learner })} />
    <AssessmentFields
      choices={choices}
      form={form}
      // Results are of the outcomes of one course.
      onChange={(part) => onChange(part.courseId === undefined ? part : { ...part, results: {} })}
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
