import { t } from '@lingui/core/macro';
import type { FeedbackInput } from '@moderator/contract/types';
import { topicOf, topicOptions } from '@/labels/topic-labels.ts';
import { Select } from '@/ui/Select.tsx';
import { TextArea } from '@/ui/TextArea.tsx';

interface FeedbackFieldsProps {
  /** To whom it is said. */
  assessor: string;
  /** When they read it. */
  hint: string;
  value: FeedbackInput | null | undefined;
  onChange: (value: FeedbackInput) => void;
  onBlur?: () => void;
}

/** Words for the assessor to learn from, and what they are about. */
export function FeedbackFields({ assessor, hint, value, onChange, onBlur }: FeedbackFieldsProps) {
  const { topic, text } = value ?? { topic: 'criteria', text: '' };
  return (
    <div className="grid gap-x-3 gap-y-2 mobile:grid-cols-[minmax(0,14em)_minmax(0,1fr)]">
      <Select
        label={t`About`}
        options={topicOptions()}
        value={topic}
        onChange={(id) => onChange({ topic: topicOf(id), text })}
      />
      <TextArea
        label={t`Words for ${assessor}`}
        hint={hint}
        rows={2}
        value={text}
        onChange={(typed) => onChange({ topic, text: typed })}
        onBlur={onBlur}
      />
    </div>
  );
}
