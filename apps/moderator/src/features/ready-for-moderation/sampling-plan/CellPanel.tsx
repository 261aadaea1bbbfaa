import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Dialog } from '@/ui/Dialog.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { cellLooks } from './cell-labels.ts';
import { CellFigures } from './CellFigures.tsx';
import type { ChosenCell } from './matrix-cells.ts';

interface CellPanelProps {
  /** Undefined while none is open. */
  chosen: ChosenCell | undefined;
  onClose: () => void;
  /** What goes with the figures: the plan and the attempts, or the way to them. */
  children: ReactNode;
}

/** Everything of one assessor and one outcome. */
export function CellPanel({ chosen, onClose, children }: CellPanelProps) {
  if (!chosen) return null;
  const { row, outcome, cell } = chosen;
  return (
    <Dialog open title={t`${row.assessor.name}, ${outcome.code}`} onClose={onClose}>
      <div className="flex flex-col gap-6">
        <p>
          {outcome.title}
          <span className="block text-sm text-muted">{row.sites.join(', ')}</span>
        </p>
        <div className="flex flex-col items-start gap-3">
          <LookBadge look={cellLooks[cell.status]} />
          <CellFigures cell={cell} />
        </div>
        {children}
      </div>
    </Dialog>
  );
}
