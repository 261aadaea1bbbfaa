import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CalibrationComparison, CalibrationRound } from '@moderator/contract/types';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { Conclusion } from './Conclusion.tsx';
import { ComparedOutcome } from './ComparedOutcome.tsx';
import { FiguresOfPeople, FiguresOfRound } from './Figures.tsx';

interface ComparisonPaneProps {
  round: CalibrationRound;
  comparison: CalibrationComparison;
}

/** Who said what beside what was settled, how far they agree, and what came of the discussion. */
export const ComparisonPane = ({ round, comparison }: ComparisonPaneProps) => (
  <section aria-label={t`Comparison`} className="min-h-0 flex-1 overflow-y-auto">
    <div className="flex flex-col gap-8 px-5 py-5">
      <p className="whitespace-pre-line">{round.reason}</p>
      {comparison.people.length === 0 ? (
        <EmptyState icon="people" title={t`Nobody handed in`}>
          <Trans>The round was closed before anybody did. Ask people again from the list of cases.</Trans>
        </EmptyState>
      ) : (
        <>
          <section aria-labelledby="figures">
            <h2 id="figures" className="mb-2 font-semibold">
              <Trans>Agreement with what was settled</Trans>
            </h2>
            <FiguresOfRound agreement={comparison.agreement} />
            <FiguresOfPeople people={comparison.people} />
          </section>
          <section aria-labelledby="outcomes">
            <h2 id="outcomes" className="mb-2 font-semibold">
              <Trans>Outcome by outcome</Trans>
            </h2>
            <ol className="flex flex-col gap-4">
              {comparison.outcomes.map((compared) => {
                const outcome = round.outcomes.find(({ id }) => id === compared.outcomeId);
                return outcome ? (
                  <ComparedOutcome key={outcome.id} outcome={outcome} compared={compared} />
                ) : null;
              })}
            </ol>
          </section>
        </>
      )}
      <Conclusion key={round.id} round={round} />
    </div>
  </section>
);
