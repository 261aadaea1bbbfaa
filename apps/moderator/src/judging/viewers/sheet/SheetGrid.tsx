import { useMemo, useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { t } from '@lingui/core/macro';
import { columnName, columnWidths } from './read-sheets.ts';
import type { Sheet } from './read-sheets.ts';

const rowHeight = 29;
/** As on paper, text runs on over empty cells. */
const runsOn = (row: readonly string[] | undefined, column: number): boolean => !row?.[column + 1];
const numeric = /^[-+R$€£(]?[\s\d.,%()]+$/;

/** Only the rows in view are in the page; two empty rows hold the place of the rest. */
export function SheetGrid({ sheet }: { sheet: Sheet }) {
  const box = useRef<HTMLDivElement>(null);
  const widths = useMemo(() => columnWidths(sheet.rows), [sheet]);
  const virtual = useVirtualizer({
    count: sheet.rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 20,
  });
  const rows = virtual.getVirtualItems();
  const before = rows[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (rows.at(-1)?.end ?? 0);
  const filler = (height: number) => (height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null);
  return (
    <div
      ref={box}
      tabIndex={0}
      role="region"
      aria-label={t`Sheet ${sheet.name}`}
      className="min-h-0 flex-1 overflow-auto bg-surface"
    >
      <table
        aria-rowcount={sheet.rows.length + 1}
        className="w-max table-fixed border-separate border-spacing-0 text-sm"
      >
        <colgroup>
          <col style={{ width: '3.6em' }} />
          {widths.map((width, index) => (
            <col key={index} style={{ width: `${width * 0.62 + 1}em` }} />
          ))}
        </colgroup>
        <thead className="sticky top-0 z-10">
          <tr>
            <th className="border-r border-b border-line bg-neutral-tint">
              <span className="sr-only">{t`Row`}</span>
            </th>
            {widths.map((_, index) => (
              <th
                key={index}
                scope="col"
                className="border-r border-b border-line bg-neutral-tint py-1 font-normal text-muted"
              >
                {columnName(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filler(before)}
          {rows.map(({ index }) => (
            <tr key={index} aria-rowindex={index + 2} style={{ height: rowHeight }}>
              <th
                scope="row"
                data-numeric
                className="sticky left-0 border-r border-b border-line bg-neutral-tint px-2 text-right font-normal text-muted"
              >
                {index + 1}
              </th>
              {widths.map((_, column) => {
                const cell = sheet.rows[index]?.[column] ?? '';
                return (
                  <td
                    key={column}
                    title={cell.length > 40 ? cell : undefined}
                    className={`${runsOn(sheet.rows[index], column) ? 'whitespace-nowrap' : 'truncate'} border-r border-b border-line px-2 ${cell !== '' && numeric.test(cell) ? 'text-right tabular-nums' : ''}`}
                  >
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
          {filler(after)}
        </tbody>
      </table>
    </div>
  );
}
