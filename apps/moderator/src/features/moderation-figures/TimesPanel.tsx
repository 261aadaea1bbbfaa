import { useQuery } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '@/i18n/format.ts';
import { everyMonth, valuesOf } from './every-month.ts';
import { BigFigures } from './BigFigures.tsx';
import { MonthChart } from './MonthChart.tsx';
import { NoFigures, Panel } from './Panel.tsx';
import type { PanelProps } from './Panel.tsx';
import { moderationFiguresQuery } from './queries.ts';

const days = (value: number | null) =>
  value === null ? '–' : formatNumber(value, { maximumFractionDigits: 1 });

/** Time to assess and to moderate. */
export function TimesPanel({ search, hasTables }: PanelProps) {
  const list = useQuery(moderationFiguresQuery(search));
  const words = {
    assess: t({ message: `To assess`, context: 'time taken' }),
    moderate: t({ message: `To moderate`, context: 'time taken' }),
  };
  return (
    <Panel
      title={t`Time taken`}
      about={t`Median of working days: from submission to assessment, and from assessment to decision.`}
      list={list}
    >
      {({ all, months: some }) =>
        all.assess.count + all.moderate.count === 0 ? (
          <NoFigures>
            <Trans>Nothing was assessed or decided in this period.</Trans>
          </NoFigures>
        ) : (
          <>
            <BigFigures
              figures={[
                {
                  word: words.assess,
                  value: days(all.assess.median),
                  of: plural(all.assess.count, {
                    one: 'working days, median of # attempt',
                    other: 'working days, median of # attempts',
                  }),
                },
                {
                  word: words.moderate,
                  value: days(all.moderate.median),
                  of: plural(all.moderate.count, {
                    one: 'working days, median of # decision',
                    other: 'working days, median of # decisions',
                  }),
                },
              ]}
            />
            <MonthChart
              kind="lines"
              label={t`Time taken by month`}
              months={everyMonth(some)}
              series={[
                {
                  name: words.assess,
                  tone: 'accent',
                  values: valuesOf(some, ({ assess }) => assess.median),
                },
                {
                  name: words.moderate,
                  tone: 'ink',
                  values: valuesOf(some, ({ moderate }) => moderate.median),
                },
              ]}
              format={days}
              hasTable={hasTables}
            />
          </>
        )
      }
    </Panel>
  );
}
