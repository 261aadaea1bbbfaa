import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CalibrationComparison, CalibrationRound } from '@moderator/contract/types';
import { comparisonLooks } from '@/judging/outcome-labels.ts';
import { resultLook } from '@/labels/result-looks.ts';
import { Badge } from '@/ui/Badge.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';

interface ComparedOutcomeProps {
  outcome: CalibrationRound['outcomes'][number];
  compared: CalibrationComparison['outcomes'][number];
}

/** What was settled of an outcome, and below it who said what; those who differ stand out. */
export const ComparedOutcome = ({ outcome, compared }: ComparedOutcomeProps) => {
  const { scale } = outcome;
  const isSplit = compared.agreed < compared.judged;
  return (
    <li className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-line px-4 py-3">
        <h3 className="min-w-0 flex-1 basis-[14em]">
          <span className="text-sm font-normal text-muted">{outcome.code}</span> {outcome.title}
        </h3>
        <Badge tone={isSplit ? 'bad' : 'good'} shape={isSplit ? 'bang' : 'tick'}>
          {t`${compared.agreed} of ${compared.judged} agree`}
        </Badge>
      </div>
      <details className="border-b border-line px-4 py-2">
        <summary className="min-h-6 cursor-pointer text-sm text-muted">
          <Trans>Criteria</Trans>
        </summary>
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 marker:text-muted">
          {outcome.criteria.map((criterion) => (
            <li key={criterion.id}>{criterion.text}</li>
          ))}
        </ul>
      </details>
      <dl className="divide-y divide-line">
        <div className="bg-page px-4 py-3">
          <dt className="text-sm font-medium">
            <Trans>Settled</Trans>
          </dt>
          <dd className="mt-1">
            <LookBadge look={resultLook({ result: compared.settled.result, scale })} />
            {compared.settled.comment ? (
              <p className="mt-1.5 whitespace-pre-line">{compared.settled.comment}</p>
            ) : null}
          </dd>
        </div>
        {compared.judgements.map(({ person, result, comment, agrees }) => (
          <div key={person.id} className="px-4 py-3">
            <dt className="text-sm text-muted">{person.name}</dt>
            <dd className="mt-1">
              <p className="flex flex-wrap gap-1.5">
                <LookBadge look={resultLook({ result, scale })} />
                {agrees ? null : <LookBadge look={comparisonLooks.differs} />}
              </p>
              {comment ? <p className="mt-1.5 whitespace-pre-line">{comment}</p> : null}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
};
