import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import type { MatrixCell } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { monthLabel } from './cell-labels.ts';

const Figure = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-[7em]">
    <dt className="text-sm text-muted">{term}</dt>
    <dd className="font-medium" data-numeric>
      {children}
    </dd>
  </div>
);

/** What is counted of a cell. */
export const CellFigures = ({ cell }: { cell: MatrixCell }) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-3">
    <Figure term={t({ message: `Assessed`, context: 'attempts' })}>{formatNumber(cell.assessed)}</Figure>
    <Figure term={t`In the sample`}>{formatNumber(cell.sampled)}</Figure>
    <Figure term={t({ message: `Decided`, context: 'attempts' })}>{formatNumber(cell.decided)}</Figure>
    <Figure term={t`Result changed`}>{formatNumber(cell.changed)}</Figure>
    {cell.interim > 0 ? <Figure term={t`Looked at early`}>{formatNumber(cell.interim)}</Figure> : null}
    {cell.unfinished > 0 ? <Figure term={t`Not finished`}>{formatNumber(cell.unfinished)}</Figure> : null}
    <Figure term={t`Looked at last`}>
      <RelativeTime value={cell.lastLookedAt} dated />
    </Figure>
    {cell.months.length > 0 ? (
      <Figure term={t`Months`}>{cell.months.map((month) => monthLabel(month)).join(', ')}</Figure>
    ) : null}
  </dl>
);
