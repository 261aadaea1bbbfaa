import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReportTable } from '@moderator/contract/types';
import { percentOf } from '@/attempts/agreement/agreement-labels.ts';
import { formatNumber } from '@/i18n/format.ts';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { NoFigures, Panel } from './Panel.tsx';
import type { PanelProps } from './Panel.tsx';
import { coverageQuery } from './queries.ts';

/** Outcomes that most portfolios lack evidence of; its rows are bars and numbers at once. */
export function CoveragePanel({ search }: Pick<PanelProps, 'search'>) {
  const list = useQuery(coverageQuery(search));
  return (
    <Panel
      title={t`Coverage of outcomes`}
      about={t`Portfolios handed in that have evidence of an outcome, the outcomes with least evidence first.`}
      list={list}
    >
      {({ rows }) => {
        const outcomes = rows
          .map(({ id, cells }) => outcomeOf(id, cells))
          .filter(({ learners }) => learners > 0);
        return outcomes.length === 0 ? (
          <NoFigures>
            <Trans>Nothing was handed in in this period.</Trans>
          </NoFigures>
        ) : (
          <table className="w-full border-collapse text-left [&_td]:py-2 [&_th]:py-2">
            <thead>
              <tr className="border-b border-line text-sm text-muted [&>th]:font-medium">
                <th scope="col">{t`Outcome`}</th>
                <th scope="col" className="pl-4 text-right">{t`With evidence`}</th>
              </tr>
            </thead>
            <tbody>
              {outcomes.map((each) => (
                <tr key={each.id} className="border-b border-line align-top last:border-b-0">
                  <th scope="row" className="font-normal">
                    {each.outcome}
                    <span className="block text-sm text-muted">{each.course}</span>
                    <span className="mt-1.5 block">
                      <ProgressMeter bare label={each.outcome} value={each.shown} of={each.learners} />
                    </span>
                  </th>
                  <td data-numeric className="pl-4 text-right whitespace-nowrap">
                    <span className="font-medium">{percentOf(each.shown / each.learners)}</span>
                    <span className="block text-sm text-muted">
                      <Trans>
                        {formatNumber(each.shown)} of {formatNumber(each.learners)}
                      </Trans>
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      }}
    </Panel>
  );
}

/** A row, by the columns that were asked for. */
function outcomeOf(id: string, [course, outcome, learners, shown]: ReportTable['rows'][number]['cells']) {
  return {
    id,
    course: String(course ?? ''),
    outcome: String(outcome ?? ''),
    learners: Number(learners ?? 0),
    shown: Number(shown ?? 0),
  };
}
