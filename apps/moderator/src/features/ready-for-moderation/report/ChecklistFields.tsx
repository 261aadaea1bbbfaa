import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { reportChecklist } from '@moderator/contract/options';
import { Button } from '@/ui/Button.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { ReportSection } from './ReportSection.tsx';
import { answerLabel, statementLabel } from './report-labels.ts';
import type { ChecklistAnswer, ChecklistItem } from './report-labels.ts';

export type Checklist = Partial<Record<ChecklistItem, { answer: ChecklistAnswer; remark: string }>>;

interface ChecklistFieldsProps {
  checklist: Checklist;
  onChange: (checklist: Checklist) => void;
}

const answers: readonly ChecklistAnswer[] = ['yes', 'no', 'not_applicable'];

/** One answer to each statement; a "no" says what is wrong. */
export function ChecklistFields({ checklist, onChange }: ChecklistFieldsProps) {
  const open = reportChecklist.filter((item) => !checklist[item]);
  return (
    <ReportSection title={t`Checklist`}>
      <p className="mb-4 max-w-[70ch] text-sm text-muted">
        <Trans>Kept on this device until the report is signed; colleagues do not see it.</Trans>
      </p>
      <div className="flex flex-col">
        {reportChecklist.map((item) => {
          const given = checklist[item];
          const change = (part: Partial<NonNullable<typeof given>>) =>
            onChange({ ...checklist, [item]: { answer: 'yes', remark: '', ...given, ...part } });
          return (
            <fieldset key={item} className="border-b border-line py-3 last:border-b-0">
              <legend className="float-left w-[55%] pr-6 max-mobile:w-full">{statementLabel(item)}</legend>
              <div className="flex flex-wrap gap-x-5 gap-y-1 max-mobile:clear-left max-mobile:pt-2">
                {answers.map((answer) => (
                  <label key={answer} className="inline-flex min-h-6 items-center gap-2">
                    <input
                      type="radio"
                      name={`checklist-${item}`}
                      className="size-4 accent-(--accent)"
                      checked={given?.answer === answer}
                      onChange={() => change({ answer })}
                    />
                    {answerLabel(answer)}
                  </label>
                ))}
              </div>
              {given && (given.answer === 'no' || given.remark) ? (
                <TextInput
                  className="clear-both mt-2"
                  label={given.answer === 'no' ? t`What is wrong` : t`Remark`}
                  required={given.answer === 'no'}
                  maxLength={2000}
                  value={given.remark}
                  onChange={(remark) => change({ remark })}
                />
              ) : null}
            </fieldset>
          );
        })}
      </div>
      {open.length > 1 ? (
        <Button
          className="mt-3"
          onClick={() =>
            onChange({
              ...checklist,
              ...Object.fromEntries(open.map((item) => [item, { answer: 'yes' as const, remark: '' }])),
            })
          }
        >
          <Trans>Answer the other {open.length} with yes</Trans>
        </Button>
      ) : null}
    </ReportSection>
  );
}
