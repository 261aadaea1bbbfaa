import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { InterimLook, WorkspaceOutcome } from '@moderator/contract/types';
import { resultLook } from '@/labels/result-looks.ts';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { FeedbackOnOutcome } from '../feedback/FeedbackGiven.tsx';
import { comparisonLooks } from '@/judging/outcome-labels.ts';

interface InterimRecordProps {
  look: InterimLook;
  outcome: WorkspaceOutcome;
}

/** What an early look found, as far as this person may know it. */
export const InterimRecord = ({ look, outcome }: InterimRecordProps) => (
  <section
    aria-label={t`Early look at ${outcome.code}`}
    className="flex flex-col gap-3 rounded-lg border border-line px-4 py-3"
  >
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h4 className="font-semibold">
        <Trans>Early look</Trans>
      </h4>
      <span className="text-sm text-muted">
        {look.moderator.name}, <RelativeTime value={look.lookedAt} dated />
      </span>
    </div>
    {look.comparison ? (
      <div>
        <LookBadge look={comparisonLooks[look.comparison]} />
      </div>
    ) : null}
    {look.verdict ? (
      <Part title={t`Verdict`}>
        <LookBadge look={resultLook({ result: look.verdict.result, scale: look.scale })} />
        {look.verdict.comment ? <span className="mt-1 block">{look.verdict.comment}</span> : null}
      </Part>
    ) : null}
    {look.judgement ? (
      <Part title={t`Judgement as it stood`}>
        <LookBadge look={resultLook({ result: look.judgement.result, scale: look.scale })} />
        {look.judgement.feedback ? <span className="mt-1 block">{look.judgement.feedback}</span> : null}
      </Part>
    ) : null}
    {look.words ? (
      <FeedbackOnOutcome
        outcomeId={outcome.id}
        words={
          <Part title={t`Words to the assessor`}>
            <span className="whitespace-pre-line">{look.words}</span>
          </Part>
        }
      />
    ) : null}
    {look.words === null ? (
      <p className="text-sm text-muted">
        <Trans>What was found is kept from you, so that this attempt can be judged blind.</Trans>
      </p>
    ) : null}
  </section>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <p className="mb-1 text-sm text-muted">{title}</p>
    {children}
  </div>
);
