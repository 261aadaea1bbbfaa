import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

/** Where the keys are in a grid, counted from 0. */
interface Place {
  row: number;
  column: number;
}

/**
 * Arrow keys, Home, End and the page keys in a grid of which one cell at a time is in the tab order.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function useGridKeys(rows: number, columns: number) {
  const table = useRef<HTMLTableElement>(null);
  const [kept, setPlace] = useState<Place>({ row: 0, column: 0 });
  // Another period has other rows.
  const place = { row: Math.min(kept.row, rows - 1), column: Math.min(kept.column, columns - 1) };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, event.ctrlKey, place, rows, columns);
    if (!next) return;
    event.preventDefault();
    setPlace(next);
    table.current
      ?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)
      ?.focus({ preventScroll: false });
  };
  return {
    table,
    /** What each cell needs to be a place of the grid. */
    cellProps: (row: number, column: number) => ({
      'data-place': `${row} ${column}`,
      tabIndex: place.row === row && place.column === column ? 0 : -1,
      onFocus: () => setPlace({ row, column }),
      onKeyDown,
    }),
  };
}

/** The place that a key leads to; undefined for a key that leads nowhere. */
export function placeAfter(
  key: string,
  isControl: boolean,
  { row, column }: Place,
  rows: number,
  columns: number,
): Place | undefined {
  const steps: Record<string, Place> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row: isControl ? 0 : row, column: 0 },
    End: { row: isControl ? rows - 1 : row, column: columns - 1 },
    PageUp: { row: row - 10, column },
    PageDown: { row: row + 10, column },
  };
  const next = steps[key];
  if (!next) return undefined;
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  return { row: within(next.row, rows), column: within(next.column, columns) };
}
