import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MultiSelect } from '@/ui/MultiSelect.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { EvidenceChips } from '../evidence/EvidenceChips.tsx';

interface CitationsProps {
  rule: string;
  cited: readonly string[];
  onChange: (evidenceIds: string[]) => void;
}

/** The evidence that a finding rests on, chosen from the portfolio. */
export function Citations({ rule, cited, onChange }: CitationsProps) {
  const { workspace, canWork, evidence } = useWorkspaceContext();
  const options = workspace.evidence.map(({ id, title }) => ({ id, name: title }));
  const isOpenCited = evidence === null || cited.includes(evidence.id);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canWork ? (
        <>
          <MultiSelect label={t`Cite for: ${rule}`} options={options} value={cited} onChange={onChange} />
          {isOpenCited ? null : (
            <button
              type="button"
              onClick={() => onChange([...cited, evidence.id])}
              className="min-h-7 max-w-full truncate rounded-md px-2 text-sm text-accent-ink hover:bg-neutral-tint"
            >
              <Trans>+ what is open</Trans>
            </button>
          )}
        </>
      ) : null}
      <EvidenceChips label={t`Cited evidence`} ids={cited} />
    </div>
  );
}
