import { Suspense, lazy } from 'react';
import type { ComponentProps } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { monthOf } from '@/attempts/agreement/agreement-labels.ts';
import { Boundary } from '@/ui/Boundary.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';

/** Fetched with the first chart that is drawn; the numbers beside it and its table are there before. */
const Chart = lazy(() => import('@/ui/chart/Chart.tsx'));

interface MonthChartProps extends Omit<ComponentProps<typeof Chart>, 'places' | 'ends'> {
  /** 2026-10, in order, one for each value of a series. */
  months: readonly string[];
  hasTable: boolean;
}

/** Figures by month as a chart, and as a table behind it. */
export function MonthChart({ months, hasTable, ...chart }: MonthChartProps) {
  const [first, last] = [months[0] ?? '', months.at(-1) ?? ''];
  return (
    <>
      {/* Without its code the table says the same. */}
      <Boundary fallback={null}>
        <Suspense fallback={<Skeleton className="h-50 w-full" />}>
          <Chart
            {...chart}
            places={months.map((month) => monthOf(month))}
            ends={[monthOf(first, 'short'), monthOf(last, 'short')]}
          />
        </Suspense>
      </Boundary>
      <details key={String(hasTable)} open={hasTable} className="mt-3 text-sm">
        <summary className="w-fit text-accent-ink hover:underline">
          <Trans>The months in numbers</Trans>
        </summary>
        <div className="mt-2 overflow-x-auto" tabIndex={0} role="group" aria-label={chart.label}>
          <table className="border-collapse [&_td]:py-1 [&_td]:pl-6 [&_td]:text-right [&_th]:py-1 [&_th]:font-medium">
            <thead>
              <tr className="border-b border-line text-muted">
                <th scope="col" className="text-left">{t`Month`}</th>
                {chart.series.map(({ name }) => (
                  <th key={name} scope="col" className="pl-6 text-right">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map((month, place) => (
                <tr key={month} className="border-b border-line last:border-b-0">
                  <th scope="row" className="text-left font-normal! whitespace-nowrap">
                    {monthOf(month)}
                  </th>
                  {chart.series.map(({ name, values }) => (
                    <td key={name} data-numeric>
                      {chart.format(values[place] ?? null)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
