import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { vacsRules } from '@moderator/contract/options';
import { isReachable } from '@/session/connection.ts';
import { Key } from '@/ui/Key.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { useSignal } from '@/ui/use-signal.ts';
import { findingOn } from '../draft/draft-body.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { EvidenceChips } from '../evidence/EvidenceChips.tsx';
import { FindingRow } from './FindingRow.tsx';
import { findingsId } from './rule-focus.ts';
import { useFindings } from './use-findings.ts';
import { vacsLabels } from '@/labels/vacs-labels.ts';
import type { VacsRule } from '@/labels/vacs-labels.ts';

/** The rules of evidence over the whole attempt: to answer, or as they were answered. */
export function FindingsSection() {
  const { workspace } = useWorkspaceContext();
  const isOpen = workspace.mode === 'moderate';
  if (!isOpen && workspace.findings.length === 0) return null;
  return (
    <section aria-labelledby={findingsId} className="border-t border-line">
      <h2 id={findingsId} tabIndex={-1} className="px-5 pt-5 font-semibold outline-none">
        <Trans>Rules of evidence</Trans>
      </h2>
      <p className="px-5 pb-1 text-sm text-muted">
        <Trans>Valid, authentic, current, sufficient: over the whole portfolio.</Trans>
      </p>
      {isOpen && !workspace.attempt.claim ? <WaitForClaim /> : null}
      {isOpen ? (
        <OpenFindings />
      ) : (
        <ul className="divide-y divide-line">
          {vacsRules.map((rule) => (
            <ReadFinding key={rule} rule={rule} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Why nothing can be answered yet. Who else holds the attempt is said above all outcomes. */
function WaitForClaim() {
  return (
    <p className="px-5 pb-1 text-sm text-warn">
      {useSignal(isReachable) ? (
        <Trans>Claim the attempt to answer them; your first verdict does so as well.</Trans>
      ) : (
        <Trans>
          They can be answered once the attempt is yours, for which the platform has to be reached. Verdicts
          can be given before.
        </Trans>
      )}
    </p>
  );
}

/** The keys of the rule in focus stand once above all of them. */
function OpenFindings() {
  const findings = useFindings();
  const keys = { y: t`Yes`, x: t`No`, o: t`Not checked`, 'shift+y': t`Yes to all rules that are left` };
  return (
    <>
      <p className="flex flex-wrap gap-x-4 gap-y-1 px-5 pb-1 text-sm text-muted max-tablet:hidden">
        {Object.entries(keys).map(([key, label]) => (
          <span key={key} className="flex items-center gap-1.5">
            <Key keys={key} /> {label}
          </span>
        ))}
      </p>
      <ul className="divide-y divide-line">
        {vacsRules.map((rule) => (
          <FindingRow key={rule} rule={rule} findings={findings} />
        ))}
      </ul>
    </>
  );
}

function ReadFinding({ rule }: { rule: VacsRule }) {
  const { word, question } = vacsLabels(rule);
  const { workspace } = useWorkspaceContext();
  const { passed, comment, evidenceIds } = findingOn(workspace.findings, rule);
  return (
    <li className="flex flex-col gap-2 px-5 py-3">
      <div className="flex items-center gap-4">
        <p className="flex-1">
          <span className="font-medium">{word}</span>
          <span className="block text-sm text-muted">{question}</span>
        </p>
        {passed === null ? (
          <LookBadge
            look={{ word: comment ? t`Not checked` : t`Not answered`, tone: 'neutral', shape: 'dash' }}
          />
        ) : (
          <LookBadge
            look={
              passed
                ? { word: t`Yes`, tone: 'good', shape: 'tick' }
                : { word: t`No`, tone: 'bad', shape: 'cross' }
            }
          />
        )}
      </div>
      {comment ? <p className="whitespace-pre-line">{comment}</p> : null}
      <EvidenceChips label={t`Cited evidence`} ids={evidenceIds} />
    </li>
  );
}
