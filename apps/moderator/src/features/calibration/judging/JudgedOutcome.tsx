import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CalibrationRound, EvidenceItem } from '@moderator/contract/types';
import { evidenceLook } from '@/judging/evidence-labels.ts';
import { OutcomeHeading } from '@/judging/OutcomeHeading.tsx';
import { methodLabels } from '@/judging/outcome-labels.ts';
import { ResultFields } from '@/judging/results/ResultFields.tsx';
import { resultCodeLook } from '@/labels/result-looks.ts';
import { Badge } from '@/ui/Badge.tsx';
import { Icon } from '@/ui/icons.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import type { Given } from './judgement-store.ts';

interface JudgedOutcomeProps {
  outcome: CalibrationRound['outcomes'][number];
  /** What of the case is about it. */
  evidence: readonly EvidenceItem[];
  given: Given;
  isOpen: boolean;
  onOpen: () => void;
  onGive: (part: Partial<Given>) => void;
  onEvidence: (id: string) => void;
}

/** One outcome: a line while it is not in focus, its criteria and the judging area while it is. */
export const JudgedOutcome = ({
  outcome,
  evidence,
  given,
  isOpen,
  onOpen,
  onGive,
  onEvidence,
}: JudgedOutcomeProps) => (
  <li className={isOpen ? 'bg-surface' : ''}>
    <OutcomeHeading outcome={outcome} isOpen={isOpen} onClick={onOpen}>
      {given.result ? (
        <LookBadge look={resultCodeLook({ result: given.result, scale: outcome.scale })} />
      ) : (
        <Badge shape="ring">
          <Trans>To do</Trans>
        </Badge>
      )}
    </OutcomeHeading>
    {isOpen ? (
      <div className="flex flex-col gap-4 border-l-3 border-accent-mark pr-5 pb-6 pl-4">
        <div>
          <p className="mb-1.5 text-sm text-muted">{i18n._(methodLabels[outcome.method])}</p>
          <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-muted">
            {outcome.criteria.map((criterion) => (
              <li key={criterion.id}>{criterion.text}</li>
            ))}
          </ul>
        </div>
        {evidence.length > 0 ? (
          <ul aria-label={t`Evidence for ${outcome.code}`} className="flex flex-wrap gap-1.5">
            {evidence.map((item) => (
              <li key={item.id} className="max-w-full">
                <button
                  type="button"
                  onClick={() => onEvidence(item.id)}
                  className="flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-line-strong/60 px-2.5 text-sm hover:bg-neutral-tint"
                >
                  <Icon name={evidenceLook(item).icon} className="size-4! text-muted" />
                  <span className="truncate">{item.title}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <ResultFields
          scale={outcome.scale}
          label={t`Your judgement on ${outcome.code}`}
          result={given.result}
          disabled={false}
          isBinding={false}
          onGive={(result) => onGive({ result })}
        />
        <TextArea
          label={t`Your comment`}
          hint={t`What you saw, and where; it is read beside the others in the comparison.`}
          rows={2}
          value={given.comment}
          onChange={(comment) => onGive({ comment })}
        />
      </div>
    ) : null}
  </li>
);
