import type { ReactNode } from 'react';
import { Check } from '@/ui/Check.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { TextArea } from '@/ui/TextArea.tsx';

interface OutcomesAndReasonProps {
  outcomes: readonly { id: string; name: string; hint?: string | undefined }[];
  form: { outcomeIds: string[]; reason: string };
  onChange: (part: { outcomeIds?: string[]; reason?: string }) => void;
  /** What is asked of the outcomes, and what is to be known of the others. */
  question: string;
  note?: ReactNode;
  reason: { label: string; hint: string; rows: number; maxLength?: number };
  disabled?: boolean;
  /** Why it could not be sent. */
  error: unknown;
}

/** Which outcomes something is about, and why: of an appeal as of a reopening. */
export function OutcomesAndReason({
  outcomes,
  form,
  onChange,
  question,
  note,
  reason,
  disabled = false,
  error,
}: OutcomesAndReasonProps) {
  const toggle = (id: string, isNamed: boolean) =>
    onChange({
      outcomeIds: isNamed ? [...form.outcomeIds, id] : form.outcomeIds.filter((each) => each !== id),
    });
  return (
    <>
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 font-medium">{question}</legend>
        {outcomes.map(({ id, name, hint }) => (
          <Check
            key={id}
            label={name}
            {...(hint ? { hint } : {})}
            checked={form.outcomeIds.includes(id)}
            disabled={disabled}
            onChange={(isNamed) => toggle(id, isNamed)}
          />
        ))}
        {note ? <p className="text-sm text-muted">{note}</p> : null}
      </fieldset>
      <TextArea
        {...reason}
        required
        value={form.reason}
        onChange={(text) => onChange({ reason: text })}
        {...(error ? { error: describeError(error).message } : {})}
      />
    </>
  );
}

/** What of such a form was kept on the device; undefined where it does not look like one. */
export function keptOutcomesAndReason(kept: unknown): OutcomesAndReasonProps['form'] | undefined {
  const { outcomeIds, reason } = (kept ?? {}) as Partial<OutcomesAndReasonProps['form']>;
  return Array.isArray(outcomeIds) && typeof reason === 'string' ? { outcomeIds, reason } : undefined;
}
