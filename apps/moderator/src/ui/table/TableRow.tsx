import type { CSSProperties, FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { FlexRender } from '@tanstack/react-table';
import type { Row } from '@tanstack/react-table';
import { classNames } from '../class-names.ts';
import type { features, NarrowPlace } from './columns.ts';

interface TableRowProps<Item extends object> {
  row: Row<typeof features, Item>;
  index: number;
  /** Its place among rows and headings of groups. */
  line: number;
  tracks: string;
  narrow: boolean;
  style: CSSProperties;
  /** Learns how high the row is, where that follows from what it says. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  isCurrent: boolean;
  isMuted: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
  onIntent: () => void;
  onOpen: (() => void) | undefined;
}

const places: Record<NarrowPlace, string> = {
  title: 'order-1 min-w-0 flex-1 font-medium',
  end: 'order-2 shrink-0',
  meta: 'order-3 max-w-full text-sm text-muted',
  none: 'hidden',
};

/** A dot before each cell; where one begins a line its dot is cut away. */
const metaLines = classNames(
  '-ml-4 flex flex-wrap items-center [clip-path:inset(-4px_-4px_-4px_--spacing(4))]',
  "[&>*]:relative [&>*]:pl-4 [&>*]:before:absolute [&>*]:before:inset-y-0 [&>*]:before:left-1.5 [&>*]:before:my-auto [&>*]:before:h-[1lh] [&>*]:before:content-['·']",
  '[&>:has([role=progressbar])]:flex [&>:has([role=progressbar])]:items-center',
);

function tellWhole({ currentTarget: cell }: PointerEvent<HTMLElement>): void {
  const isCut = [cell, ...cell.querySelectorAll<HTMLElement>('*')].some(
    (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 4,
  );
  cell.title = isCut ? (cell.textContent ?? '') : '';
}

/** One row; on a narrow screen its cells flow into lines, title and state above, the rest below. */
export function TableRow<Item extends object>({ row, narrow, ...rest }: TableRowProps<Item>) {
  const { index, line, tracks, style, measure, isCurrent, isMuted, onKeyDown, onFocus, onBlur } = rest;
  const { onIntent, onOpen } = rest;
  const cells = row.getAllCells();
  const cell = (each: (typeof cells)[number]) => {
    const layout = each.column.columnDef.meta;
    return (
      <div
        key={each.id}
        role="gridcell"
        // What does not fit can be read by pointing at it; what fits needs no second telling.
        onPointerEnter={tellWhole}
        className={
          narrow
            ? places[layout?.narrow ?? 'meta']
            : classNames('min-w-0 truncate', layout?.align === 'end' && 'text-right')
        }
      >
        <FlexRender cell={each} />
      </div>
    );
  };
  const isMeta = (each: (typeof cells)[number]) => each.column.columnDef.meta?.narrow === 'meta';
  return (
    <div
      ref={measure}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-line={line}
      tabIndex={isCurrent ? 0 : -1}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerEnter={onIntent}
      onClick={(event) => {
        const target = event.target as HTMLElement;
        // Links and buttons in the row act themselves; a selection of text is not a click.
        if (target.closest('a, button, input, label') || getSelection()?.toString()) return;
        onOpen?.();
      }}
      className={classNames(
        'absolute inset-x-0 border-b border-line px-4 last:rounded-b-lg last:border-b-transparent -outline-offset-2! focus-visible:bg-accent-transparent/10',
        onOpen && 'cursor-pointer hover:bg-neutral-tint/60',
        isMuted && 'text-muted',
        narrow ? 'flex flex-col justify-center gap-0.5 py-2.5' : 'grid items-center gap-4',
      )}
      style={narrow ? style : { ...style, gridTemplateColumns: tracks }}
    >
      {narrow ? (
        <>
          <div role="presentation" className="flex items-baseline gap-3">
            {cells.filter((each) => !isMeta(each)).map(cell)}
          </div>
          <div role="presentation" className={metaLines}>
            {cells.filter(isMeta).map(cell)}
          </div>
        </>
      ) : (
        cells.map(cell)
      )}
    </div>
  );
}
