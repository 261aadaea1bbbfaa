import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createColumnHelper, useTable } from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { i18n } from '@lingui/core';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../Skeleton.tsx';
import { features } from './columns.ts';
import { MoreFailed } from './MoreFailed.tsx';
import { SortChoice } from './SortChoice.tsx';
import type { Column } from './columns.ts';
import { TableHeader } from './TableHeader.tsx';
import { TableRow } from './TableRow.tsx';
import { useIntent } from './use-intent.ts';
import { useLayout, useRowHeight } from './use-layout.ts';
import type { Pages } from './use-pages.ts';
import { useRowFocus } from './use-row-focus.ts';

interface DataTableProps<Row extends object> {
  label: string;
  /** Stable: a constant of the module or memoised. */
  columns: readonly Column<Row>[];
  /** What is loaded of the list; the next page is asked for as the end comes near. */
  pages: Pages<Row>;
  getRowId: (row: Row) => string;
  /** `dueAt` or `-dueAt`, as the platform takes it. */
  sort?: string;
  onSort?: (sort: string) => void;
  onOpen?: (row: Row) => void;
  /** Called when the pointer or the focus rests on a row, to fetch ahead. */
  onIntent?: (row: Row) => void;
  /** Rows drawn back, for instance because one may not act on them. */
  isMuted?: (row: Row) => boolean;
  /** Whether j and k move in this table; false for a second table of a screen. */
  letters?: boolean;
  /** What the row belongs to, in rows that are sorted by it: each group gets a line above its first row. */
  groupOf?: (row: Row) => string;
  /** Space and x choose the row that has the focus. */
  onSelect?: (row: Row) => void;
}

/** A list of any length: only what is on screen is in the page, and the next page loads as one scrolls. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactNode {
  const { columns, pages, getRowId, onOpen, onSelect } = props;
  const { rows, total, hasMore, isLoadingMore, loadSoon, moreFailed, isStale } = pages;
  const layout = useLayout();
  const rowHeight = useRowHeight(layout);
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);

  const shown = useMemo(
    () =>
      columns
        .filter(
          ({ from = 'always', narrow = 'meta' }) =>
            (layout === 'narrow' && narrow !== 'none') ||
            (layout !== 'narrow' &&
              (from === 'always' || layout === 'desktop' || (from === 'tablet' && layout === 'tablet'))),
        )
        .map((column) =>
          createColumnHelper<typeof features, Row>().display({
            id: column.sort ?? column.id,
            header: i18n._(column.header),
            cell: ({ row }) => column.cell(row.original),
            enableSorting: column.sort !== undefined,
            meta: {
              track: column.track ?? 'minmax(0, 1fr)',
              align: column.align ?? 'start',
              narrow: column.narrow ?? 'meta',
              from: column.from ?? 'always',
            },
          }),
        ),
    [columns, layout],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns: shown, data, getRowId, manualSorting: true });
  const models = table.getRowModel().rows;
  const { groupOf } = props;
  const intent = useIntent(props.onIntent);
  // Lines on screen: rows by their index, and the headings of groups between them.
  const lines = useMemo(
    () =>
      rows.flatMap((row, index): (number | string)[] => {
        const group = groupOf?.(row);
        const before = rows[index - 1];
        return group !== undefined && (!before || groupOf?.(before) !== group) ? [group, index] : [index];
      }),
    [rows, groupOf],
  );

  const isNarrow = layout === 'narrow';
  const extra = hasMore && !moreFailed ? 3 : 0;
  // A row keeps its height wherever another order puts it.
  const getItemKey = useCallback(
    (index: number) => {
      const line = lines[index];
      return typeof line === 'number' ? getRowId(rows[line]!) : (line ?? index);
    },
    [lines, rows, getRowId],
  );
  const virtualizer = useWindowVirtualizer({
    count: lines.length + extra,
    estimateSize: () => rowHeight,
    getItemKey,
    indexAttribute: 'data-line',
    overscan: 8,
    scrollMargin: top,
    // Room for the sticky header above a row that is scrolled to.
    scrollPaddingStart: isNarrow ? 8 : rowHeight,
    scrollPaddingEnd: 16,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useEffect(() => {
    const measure = () =>
      setTop((list.current?.getBoundingClientRect().top ?? 0) + document.documentElement.scrollTop);
    measure();
    // Whatever stands above the list moves it: filters that wrap, a message that appears.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const ids = useMemo(() => models.map(({ id }) => id), [models]);
  const focus = useRowFocus({
    ids,
    scrollTo: (index) => virtualizer.scrollToIndex(lines.indexOf(index)),
    open: onOpen && ((index) => models[index] && onOpen(models[index].original)),
    select: onSelect && ((index) => models[index] && onSelect(models[index].original)),
    letters: props.letters ?? true,
  });
  const rowAt = (index: number) => list.current?.querySelector<HTMLElement>(`[aria-rowindex="${index + 2}"]`);
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && !isLoadingMore && last >= lines.length - 12) loadSoon?.();
  }, [hasMore, isLoadingMore, last, lines.length, loadSoon]);

  const tracks = shown.map((column) => column.meta?.track).join(' ');
  const grid = (
    <div
      role="grid"
      aria-label={props.label}
      aria-rowcount={total === undefined ? (hasMore ? -1 : models.length + 1) : total + 1}
      aria-colcount={shown.length}
      aria-busy={isStale || undefined}
      className={classNames(
        'rounded-lg border border-line bg-surface transition-opacity',
        isStale && 'opacity-60',
      )}
    >
      <TableHeader
        headers={table.getHeaderGroups()[0]?.headers ?? []}
        tracks={tracks}
        narrow={isNarrow}
        sort={props.sort}
        onSort={props.onSort}
      />
      <div
        ref={(element) => {
          list.current = element;
          focus.body.current = element;
        }}
        role="rowgroup"
        onPointerLeave={intent.leave}
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {items.map((item) => {
          const line = lines[item.index];
          const model = typeof line === 'number' ? models[line] : undefined;
          const transform = `translateY(${item.start - top}px)`;
          const style = { height: rowHeight, transform };
          return model ? (
            <TableRow
              key={model.id}
              row={model}
              index={line as number}
              line={item.index}
              tracks={tracks}
              narrow={isNarrow}
              // What a narrow row says takes as many lines as it needs.
              style={isNarrow ? { minHeight: rowHeight, transform } : style}
              measure={isNarrow ? virtualizer.measureElement : undefined}
              isCurrent={line === focus.current}
              isMuted={props.isMuted?.(model.original) ?? false}
              onKeyDown={focus.onKeyDown}
              onBlur={focus.onBlur}
              onFocus={() => {
                focus.setIndex(line as number);
                intent.rest(model.original);
              }}
              onIntent={() => intent.rest(model.original)}
              onOpen={onOpen && (() => onOpen(model.original))}
            />
          ) : typeof line === 'string' ? (
            <div
              key={`group ${line}`}
              role="row"
              className="absolute inset-x-0 flex items-end border-b border-line bg-sunken px-4 pb-2 text-sm font-medium"
              style={style}
            >
              <span role="gridcell" aria-colspan={shown.length} className="truncate">
                {line}
              </span>
            </div>
          ) : (
            <div key={item.key} className="absolute inset-x-0 flex items-center px-4" style={style}>
              <Skeleton className="h-4 w-full" />
            </div>
          );
        })}
      </div>
    </div>
  );
  return (
    <>
      {isNarrow && props.onSort ? (
        <SortChoice columns={columns} sort={props.sort} onSort={props.onSort} />
      ) : null}
      {grid}
      <MoreFailed pages={pages} then={() => rowAt(rows.length) ?? rowAt(rows.length - 1)} />
    </>
  );
}
