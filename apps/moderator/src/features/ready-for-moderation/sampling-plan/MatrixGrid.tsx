import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SamplingMatrix } from '@moderator/contract/types';
import { AssessorLink } from '@/shell/AssessorLink.tsx';
import { useLayout } from '@/ui/table/use-layout.ts';
import { CellSummary } from './CellSummary.tsx';
import { cellOf } from './matrix-cells.ts';
import type { ChosenCell } from './matrix-cells.ts';
import { MatrixList } from './MatrixList.tsx';
import { useGridKeys } from './use-grid-keys.ts';

interface MatrixGridProps {
  label: string;
  matrix: SamplingMatrix;
  onOpen: (chosen: ChosenCell) => void;
}

/** Assessors by outcomes: a table whose names stay in sight, and on a telephone a list by assessor. */
export function MatrixGrid({ label, matrix, onOpen }: MatrixGridProps) {
  const layout = useLayout();
  if (layout === 'narrow' || layout === 'mobile') return <MatrixList {...{ label, matrix, onOpen }} />;
  return <Grid {...{ label, matrix, onOpen }} />;
}

function Grid({ label, matrix: { outcomes, rows }, onOpen }: MatrixGridProps) {
  const { table, cellProps } = useGridKeys(rows.length, outcomes.length);
  const sticky = 'sticky bg-surface';
  return (
    <div className="max-h-[75dvh] w-fit max-w-full overflow-auto rounded-lg border border-line bg-surface">
      <table
        ref={table}

        aria-label={label}
        className="border-separate border-spacing-0 text-left"
      >
        <thead>
          <tr>
            <th scope="col" className={`${sticky} top-0 left-0 z-20 border-r border-b border-line px-4 py-2`}>
              <Trans>Assessor</Trans>
            </th>
            {outcomes.map((outcome) => (
              <th
                key={outcome.id}
                scope="col"
                title={outcome.title}
                className={`${sticky} top-0 z-10 w-[10em] min-w-[10em] border-b border-line px-3 py-2 align-bottom`}
              >
                <span className="block text-sm text-muted" data-numeric>
                  {outcome.code}
                </span>
                <span className="line-clamp-2 text-sm leading-snug font-medium">{outcome.title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowPlace) => (
            <tr key={row.assessor.id ?? row.assessor.name} className="group/row">
              <th
                scope="row"
                className={`${sticky} left-0 z-10 w-[15em] min-w-[12em] border-r border-b border-line px-4 py-2 align-top group-last/row:border-b-0`}
              >
                <AssessorLink assessor={row.assessor} className="block font-medium" />
                <span className="line-clamp-2 text-sm font-normal text-muted">{row.sites.join(', ')}</span>
              </th>
              {outcomes.map((outcome, columnPlace) => {
                const cell = cellOf(row, outcome.id);
                return (
                  <td key={outcome.id} className="h-px border-b border-line p-0 group-last/row:border-b-0">
                    <button
                      type="button"
                      {...cellProps(rowPlace, columnPlace)}
                      onClick={() => onOpen({ row, outcome, cell })}
                      className="flex h-full min-h-16 w-full items-start px-3 py-2 text-left -outline-offset-2! hover:bg-neutral-tint/60"
                    >
                      <CellSummary cell={cell} />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Said under a grid: what its keys are. */
export const GridHint = () => {
  const layout = useLayout();
  if (layout === 'narrow' || layout === 'mobile') return null;
  return <p className="mt-2 text-sm text-muted">{t`Arrow keys go from cell to cell, Enter opens one.`}</p>;
};
