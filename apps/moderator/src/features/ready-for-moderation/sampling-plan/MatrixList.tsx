import type { SamplingMatrix } from '@moderator/contract/types';
import { AssessorLink } from '@/shell/AssessorLink.tsx';
import { CellSummary } from './CellSummary.tsx';
import { cellOf } from './matrix-cells.ts';
import type { ChosenCell } from './matrix-cells.ts';

interface MatrixListProps {
  label: string;
  matrix: SamplingMatrix;
  onOpen: (chosen: ChosenCell) => void;
}

/** The same where a grid has no room: assessor by assessor, outcome under outcome. */
export const MatrixList = ({ label, matrix: { outcomes, rows }, onOpen }: MatrixListProps) => (
  <ul aria-label={label} className="flex flex-col gap-4">
    {rows.map((row) => (
      <li
        key={row.assessor.id ?? row.assessor.name}
        className="overflow-hidden rounded-lg border border-line bg-surface"
      >
        <h2 className="px-4 pt-3 text-base font-medium">
          <AssessorLink assessor={row.assessor} />
        </h2>
        <p className="px-4 pb-2 text-sm text-muted">{row.sites.join(', ')}</p>
        <ul>
          {outcomes.map((outcome) => {
            const cell = cellOf(row, outcome.id);
            return (
              <li key={outcome.id} className="border-t border-line">
                <button
                  type="button"
                  onClick={() => onOpen({ row, outcome, cell })}
                  className="flex min-h-11 w-full items-start justify-between gap-3 px-4 py-2 text-left -outline-offset-2 hover:bg-neutral-tint/60"
                >
                  <span className="min-w-0 text-sm">
                    <span className="block text-muted">{outcome.code}</span>
                    {outcome.title}
                  </span>
                  <span className="w-[9em] shrink-0">
                    <CellSummary cell={cell} />
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </li>
    ))}
  </ul>
);
