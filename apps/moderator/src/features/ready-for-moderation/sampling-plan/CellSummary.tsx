import { plural } from '@lingui/core/macro';
import type { MatrixCell } from '@moderator/contract/types';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { Icon } from '@/ui/icons.tsx';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { cellLooks, shareLabel, whenLabel } from './cell-labels.ts';

/** A cell in two lines: how it stands, and how much of it was looked at and when. */
export function CellSummary({ cell }: { cell: MatrixCell }) {
  const more = [shareLabel(cell), whenLabel(cell)].filter(Boolean).join(' · ');
  if (cell.status === 'nothing')
    return (
      <span className="text-xs text-muted">
        <span aria-hidden="true">– </span>
        <VisuallyHidden>{cellLooks.nothing.word} </VisuallyHidden>
        {more}
      </span>
    );
  return (
    <span className="flex flex-col items-start gap-1">
      {cell.status === 'open' ? (
        // Most cells of a plan are like this, and are not what the eye should find first.
        <span className="flex min-h-6 items-center gap-1.5 text-xs text-muted">
          <Icon name="minus" className="size-3!" />
          {cellLooks.open.word}
        </span>
      ) : (
        <LookBadge look={cellLooks[cell.status]} />
      )}
      <span className="text-xs text-muted" data-numeric>
        {more}
        {cell.changed > 0 ? (
          <span className="text-bad">
            {more ? ' · ' : ''}
            {plural(cell.changed, { one: '# changed', other: '# changed' })}
          </span>
        ) : null}
      </span>
    </span>
  );
}
