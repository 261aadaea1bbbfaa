import type { Header } from '@tanstack/react-table';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons.tsx';
import type { features } from './columns.ts';

interface TableHeaderProps<Row extends object> {
  headers: readonly Header<typeof features, Row>[];
  tracks: string;
  narrow: boolean;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
}

/** Headers that sort are buttons; a narrow screen has SortChoice instead. */
export function TableHeader<Row extends object>({
  headers,
  tracks,
  narrow,
  sort,
  onSort,
}: TableHeaderProps<Row>) {
  const sortable = headers.filter((header) => onSort && header.column.columnDef.enableSorting);
  const name = (header: (typeof headers)[number]) => String(header.column.columnDef.header);
  return (
    <div role="rowgroup" className={classNames('bg-surface', !narrow && 'sticky top-0 z-10 rounded-t-lg')}>
      <div
        role="row"
        aria-rowindex={1}
        className={narrow ? 'sr-only' : 'grid min-h-10 items-center gap-4 border-b border-line px-4'}
        style={narrow ? undefined : { gridTemplateColumns: tracks }}
      >
        {headers.map((header) => {
          const { id } = header.column;
          const direction = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : 'none';
          const canSort = sortable.includes(header);
          return (
            <div
              key={header.id}
              role="columnheader"
              aria-sort={canSort ? direction : undefined}
              className={classNames(
                'truncate text-sm font-medium text-muted',
                header.column.columnDef.meta?.align === 'end' && 'text-right',
              )}
            >
              {canSort && !narrow ? (
                <button
                  type="button"
                  className={classNames(
                    'inline-flex items-center gap-1 rounded-sm hover:text-ink',
                    direction !== 'none' && 'text-ink',
                  )}
                  onClick={() => onSort?.(direction === 'ascending' ? `-${id}` : id)}
                >
                  {name(header)}
                  <Icon
                    name={direction === 'none' ? 'sort' : direction === 'ascending' ? 'arrowUp' : 'arrowDown'}
                    className={classNames('size-4!', direction === 'none' && 'opacity-60')}
                  />
                </button>
              ) : (
                name(header)
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
