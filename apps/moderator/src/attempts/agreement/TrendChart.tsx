import { useId } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AgreementOverTime } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { monthOf, percentOf } from './agreement-labels.ts';
import { chartOf } from './chart-shapes.ts';

type Months = AgreementOverTime['months'];

const height = 96;
const width = 480;

/** The share that agrees by month with its interval; the same as a table behind it. */
export function TrendChart({ months }: { months: Months }) {
  const title = useId();
  const chart = chartOf(months, width, height);
  if (!chart)
    return (
      <p className="text-sm text-muted">
        <Trans>There is a trend to show once 30 pairs have come together.</Trans>
      </p>
    );
  const { first, last, points, band, line, lines } = chart;
  return (
    <figure className="max-w-[44rem]">
      <figcaption id={title} className="mb-2 text-sm text-muted">
        <Trans>Share judged alike by month, with its interval of 95 %</Trans>
      </figcaption>
      <div className="grid grid-cols-[max-content_1fr] gap-x-2">
        <div
          className="flex flex-col justify-between text-right text-xs text-muted"
          data-numeric
          aria-hidden="true"
        >
          {lines.map(({ share }) => (
            <span key={share} className="leading-none">
              {percentOf(share)}
            </span>
          ))}
        </div>
        <svg
          role="img"
          aria-labelledby={title}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-28 w-full overflow-visible"
        >
          {lines.map(({ share, y }) => (
            <line
              key={share}
              x1={0}
              x2={width}
              y1={y}
              y2={y}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <polygon points={band} className="fill-accent-mark opacity-20" />
          <polyline
            points={line}
            className="fill-none stroke-accent-mark stroke-2"
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
          {points.map(({ month, x, y }) => (
            <line
              key={month}
              x1={x}
              x2={x}
              y1={y}
              y2={y}
              strokeWidth={8}
              strokeLinecap="round"
              className="stroke-accent-mark"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <span />
        <div className="mt-2 flex justify-between text-xs text-muted">
          <span>{monthOf(first, 'short')}</span>
          {first === last ? null : <span>{monthOf(last, 'short')}</span>}
        </div>
      </div>
      <MonthTable months={months} />
    </figure>
  );
}

const MonthTable = ({ months }: { months: Months }) => (
  <details className="mt-3 text-sm">
    <summary className="w-fit text-accent-ink hover:underline">
      <Trans>The months in numbers</Trans>
    </summary>
    <div className="mt-2 overflow-x-auto">
      <table className="border-collapse">
        <thead>
          <tr className="border-b border-line text-left text-muted">
            {[t`Month`, t`Judged alike`, t`Share`, t`95 % between`, t`From`].map((head) => (
              <th key={head} scope="col" className="py-1 pr-6 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, pairs, agreed, share }) => (
            <tr key={month} className="border-b border-line last:border-b-0 [&>td]:py-1 [&>td]:pr-6">
              <td>{monthOf(month)}</td>
              <td data-numeric>
                <Trans>
                  {formatNumber(agreed)} of {formatNumber(pairs)}
                </Trans>
              </td>
              <td data-numeric>{share ? percentOf(share.value) : '–'}</td>
              <td data-numeric>{share ? t`${percentOf(share.low)} and ${percentOf(share.high)}` : '–'}</td>
              <td>{share ? t`${share.pairs} pairs since ${monthOf(share.since, 'short')}` : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

/** The trend as small as a word, for a row of a table. */
export function TrendLine({ months }: { months: Months }) {
  const chart = chartOf(months, 96, 24);
  if (!chart || chart.points.length < 2) return <span className="text-muted">–</span>;
  const [from, to] = [chart.points[0]!, chart.points.at(-1)!];
  const label = t`${percentOf(from.share)} in ${monthOf(from.month)}, ${percentOf(to.share)} in ${monthOf(to.month)}`;
  return (
    <svg role="img" aria-label={label} viewBox="0 0 96 24" className="h-6 w-24 overflow-visible">
      <title>{label}</title>
      <polygon points={chart.band} className="fill-accent-mark opacity-20" />
      <polyline
        points={chart.line}
        className="fill-none stroke-accent-mark stroke-2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
