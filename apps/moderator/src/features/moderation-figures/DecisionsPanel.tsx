import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { percentOf } from '@/attempts/agreement/agreement-labels.ts';
import { formatNumber } from '@/i18n/format.ts';
import { everyMonth, valuesOf } from './every-month.ts';
import { BigFigures } from './BigFigures.tsx';
import { MonthChart } from './MonthChart.tsx';
import { NoFigures, Panel } from './Panel.tsx';
import type { PanelProps } from './Panel.tsx';
import { moderationFiguresQuery } from './queries.ts';

const whole = (value: number | null) => formatNumber(value ?? 0);

/** What came of moderating: what stood, what was changed, and what returned. */
export function DecisionsPanel({ search, hasTables }: PanelProps) {
  const list = useQuery(moderationFiguresQuery(search));
  return (
    <Panel
      title={t`Decisions`}
      about={t`Decisions that were signed, by what they were: upheld, overturned or referred back.`}
      link={
        <Link
          to="/ready-for-moderation"
          search={{ view: 'attempts', state: ['returned'] }}
          className="text-accent-ink hover:underline hover:underline-offset-2"
        >
          <Trans>Referred back now</Trans>
        </Link>
      }
      list={list}
    >
      {({ all, months: every }) => {
        const decided = all.upheld + all.overturned + all.referredBack;
        const months = every.filter((each) => each.upheld + each.overturned + each.referredBack > 0);
        if (decided === 0)
          return (
            <NoFigures>
              <Trans>Nothing was decided in this period.</Trans>
            </NoFigures>
          );
        const of = plural(decided, { one: 'of # decision', other: 'of # decisions' });
        return (
          <>
            <BigFigures
              figures={[
                { word: t`Referred back`, value: percentOf(all.referredBack / decided), of },
                { word: t`Overturned`, value: percentOf(all.overturned / decided), of },
              ]}
            />
            <MonthChart
              kind="bars"
              label={t`Decisions by month`}
              months={everyMonth(months)}
              series={[
                { name: t`Upheld`, tone: 'quiet', values: valuesOf(months, ({ upheld }) => upheld) },
                {
                  name: t`Overturned`,
                  tone: 'ink',
                  values: valuesOf(months, ({ overturned }) => overturned),
                },
                {
                  name: t`Referred back`,
                  tone: 'accent',
                  values: valuesOf(months, (each) => each.referredBack),
                },
              ]}
              format={whole}
              hasTable={hasTables}
            />
          </>
        );
      }}
    </Panel>
  );
}
