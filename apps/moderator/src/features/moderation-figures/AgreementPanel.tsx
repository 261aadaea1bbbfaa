import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AgreementOverTime, Estimate } from '@moderator/contract/types';
import { percentOf } from '@/attempts/agreement/agreement-labels.ts';
import { everyMonth, valuesOf } from './every-month.ts';
import { BigFigures } from './BigFigures.tsx';
import { MonthChart } from './MonthChart.tsx';
import { NoFigures, Panel } from './Panel.tsx';
import type { PanelProps } from './Panel.tsx';
import { agreementQuery } from './queries.ts';

const share = (value: number | null) => (value === null ? '–' : percentOf(value));

/** How far assessors and moderators judge alike, of the measure with most pairs. */
export function AgreementPanel({ search, hasTables }: PanelProps) {
  const list = useQuery(agreementQuery(search));
  return (
    <Panel
      title={t`Agreement`}
      about={t`Share of outcomes that assessor and moderator judged alike, the moderator blind, over 30 pairs or more.`}
      link={
        <Link
          to="/ready-for-moderation/agreement"
          search={search}
          className="text-accent-ink hover:underline hover:underline-offset-2"
        >
          <Trans>By person and course</Trans>
        </Link>
      }
      list={list}
    >
      {({ all: [first, ...others] }) => {
        if (!first)
          return (
            <NoFigures>
              <Trans>There are no pairs in this period.</Trans>
            </NoFigures>
          );
        const most = others.reduce((one, other) => (other.pairs > one.pairs ? other : one), first);
        return <Trend agreement={most} hasTable={hasTables} />;
      }}
    </Panel>
  );
}

function Trend({ agreement, hasTable }: { agreement: AgreementOverTime; hasTable: boolean }) {
  const shares = agreement.months.flatMap(({ month, share: each }) => (each ? [{ month, ...each }] : []));
  const months = everyMonth(shares);
  // In per cent, of which the axis makes whole steps.
  const of = (take: (each: Estimate) => number) => valuesOf(shares, (each) => take(each) * 100);
  return (
    <>
      <BigFigures
        figures={[
          {
            word: t`Judged alike`,
            value: share(agreement.raw),
            of: plural(agreement.pairs, { one: 'of # pair', other: 'of # pairs' }),
          },
        ]}
      />
      {months.length === 0 ? (
        <NoFigures>
          <Trans>There is a trend to show once 30 pairs have come together.</Trans>
        </NoFigures>
      ) : (
        <MonthChart
          kind="lines"
          label={t`Agreement by month`}
          low={Math.min(80, Math.floor(Math.min(...shares.map(({ low }) => low)) * 10) * 10)}
          high={100}
          months={months}
          series={[
            { name: t`Judged alike`, tone: 'accent', values: of(({ value }) => value) },
            { name: t`95 % from`, tone: 'quiet', values: of(({ low }) => low) },
            { name: t`to`, tone: 'quiet', values: of(({ high }) => high) },
          ]}
          format={(value) => share(value === null ? null : value / 100)}
          hasTable={hasTable}
        />
      )}
    </>
  );
}
