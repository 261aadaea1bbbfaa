import { t } from '@lingui/core/macro';
import { classNames } from '@/ui/class-names.ts';
import { TextArea } from '@/ui/TextArea.tsx';
import { findingOn } from '../draft/draft-body.ts';
import { ToggleChoice } from '@/judging/layout/ToggleChoice.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { Citations } from './Citations.tsx';
import { vacsLabels } from '@/labels/vacs-labels.ts';
import type { VacsRule } from '@/labels/vacs-labels.ts';
import { ruleCommentName } from './rule-focus.ts';
import type { Answer, useFindings } from './use-findings.ts';

const comments: Record<Answer, { error: () => string; placeholder: () => string }> = {
  yes: { error: () => '', placeholder: () => t`A comment, if it helps` },
  no: { error: () => t`A cross needs a comment: say what is wrong.`, placeholder: () => t`What is wrong` },
  not_checked: {
    error: () => t`Say why it was not checked.`,
    placeholder: () => t`Not checked because …`,
  },
};

interface FindingRowProps {
  rule: VacsRule;
  findings: ReturnType<typeof useFindings>;
}

/** One rule of evidence: its question, a tick, a cross or why neither, and what that rests on. */
export function FindingRow({ rule, findings }: FindingRowProps) {
  const { word, question } = vacsLabels(rule);
  const { body, drafts, canWork } = useWorkspaceContext();
  const finding = findingOn(body.findings, rule);
  const given = findings.answerGiven(rule);
  const choice = (answer: Answer) => ({
    size: 'small' as const,
    pressed: given === answer,
    disabled: !canWork,
    onClick: () => findings.answer(rule, answer),
  });
  const isSilent = given !== undefined && given !== 'yes' && finding.comment.trim() === '';
  // A tick says enough; what can be added to it comes while somebody is at it.
  const isPlain = given === 'yes' && finding.comment === '' && finding.evidenceIds.length === 0;
  return (
    <li
      data-rule={rule}
      data-open={given === undefined || undefined}
      tabIndex={-1}
      className="group px-5 py-3 -outline-offset-2"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-[12em] flex-1">
          <span className="font-medium">{word}</span>
          <span className="block text-sm text-muted">{question}</span>
        </p>
        <div role="group" aria-label={word} className="flex flex-wrap gap-1.5">
          <ToggleChoice label={t`Yes`} icon="check" tone="good" {...choice('yes')} />
          <ToggleChoice label={t`No`} icon="cross" tone="bad" {...choice('no')} />
          <ToggleChoice label={t`Not checked`} icon="minus" tone="warn" {...choice('not_checked')} />
        </div>
      </div>
      {given ? (
        <div
          className={classNames('mt-3 flex-col gap-2', isPlain ? 'hidden group-focus-within:flex' : 'flex')}
        >
          <TextArea
            label={given === 'not_checked' ? t`Why “${word}” was not checked` : t`Comment on “${word}”`}
            hideLabel
            name={ruleCommentName(rule)}
            required={given !== 'yes'}
            error={isSilent ? comments[given].error() : null}
            placeholder={comments[given].placeholder()}
            rows={1}
            readOnly={!canWork}
            value={finding.comment}
            onChange={(comment) => findings.change(rule, { comment })}
            onBlur={() => void drafts.flush()}
          />
          {given === 'not_checked' ? null : (
            <Citations
              rule={word}
              cited={finding.evidenceIds}
              onChange={(evidenceIds) => findings.change(rule, { evidenceIds })}
            />
          )}
        </div>
      ) : null}
    </li>
  );
}
