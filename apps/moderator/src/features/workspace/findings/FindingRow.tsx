import { t } from '@lingui/core/macro';
import type { Finding } from '@moderator/contract/types';
import { TextArea } from '@/ui/TextArea.tsx';
import { findingOn, withFinding } from '../draft/draft-body.ts';
import { ToggleChoice } from '../layout/ToggleChoice.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { Citations } from './Citations.tsx';
import { vacsLabels } from '@/labels/vacs-labels.ts';
import type { VacsRule } from '@/labels/vacs-labels.ts';

/** One rule of evidence: its question, a tick or a cross, and what that rests on. */
export function FindingRow({ rule }: { rule: VacsRule }) {
  const { word, question } = vacsLabels(rule);
  const { body, drafts, canWork } = useWorkspaceContext();
  const finding = findingOn(body.findings, rule);
  const change = (part: Partial<Finding>) =>
    drafts.change((draft) => ({
      ...draft,
      findings: withFinding(draft.findings, { ...findingOn(draft.findings, rule), ...part }),
    }));
  const answer = (passed: boolean) => change({ passed: finding.passed === passed ? null : passed });
  const isSilentCross = finding.passed === false && finding.comment.trim() === '';
  return (
    <li className="px-5 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-[12em] flex-1">
          <span className="font-medium">{word}</span>
          <span className="block text-sm text-muted">{question}</span>
        </p>
        <div role="group" aria-label={word} className="flex gap-1.5">
          <ToggleChoice
            size="small"
            label={t`Yes`}
            icon="check"
            tone="good"
            pressed={finding.passed === true}
            disabled={!canWork}
            onClick={() => answer(true)}
          />
          <ToggleChoice
            size="small"
            label={t`No`}
            icon="cross"
            tone="bad"
            pressed={finding.passed === false}
            disabled={!canWork}
            onClick={() => answer(false)}
          />
        </div>
      </div>
      {finding.passed !== null || finding.comment !== '' ? (
        <div className="mt-3 flex flex-col gap-2">
          <TextArea
            label={t`Comment on “${word}”`}
            hideLabel
            required={finding.passed === false}
            error={isSilentCross ? t`A cross needs a comment: say what is wrong.` : null}
            placeholder={finding.passed === false ? t`What is wrong` : t`A comment, if it helps`}
            rows={1}
            readOnly={!canWork}
            value={finding.comment}
            onChange={(comment) => change({ comment })}
            onBlur={() => void drafts.flush()}
          />
          <Citations
            rule={word}
            cited={finding.evidenceIds}
            onChange={(evidenceIds) => change({ evidenceIds })}
          />
        </div>
      ) : null}
    </li>
  );
}
