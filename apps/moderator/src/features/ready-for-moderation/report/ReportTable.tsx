import type { ReactNode } from 'react';

interface ReportTableProps {
  /** What the table is of, for those who do not see it. */
  label: string;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Columns that are as wide as what they hold, by their place. */
  narrow?: readonly number[];
  /** Columns of numbers, by their place; narrow as well. */
  numeric?: readonly number[];
}

/** A small table of a report; on a small screen each row is a block whose cells say what they are. */
export const ReportTable = ({ label, head, rows, narrow = [], numeric = [] }: ReportTableProps) => (
  <table className="w-full border-collapse max-mobile:block" aria-label={label}>
    <thead className="max-mobile:sr-only">
      <tr className="border-b border-line">
        {head.map((text, column) => (
          <th
            key={text}
            scope="col"
            className={`pr-4 pb-2 text-left align-bottom text-sm font-medium text-muted ${numeric.includes(column) ? 'w-[8em]' : narrow.includes(column) ? 'w-px whitespace-nowrap' : ''}`}
          >
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-mobile:block">
      {rows.map(({ key, cells }) => (
        <tr
          key={key}
          className="border-b border-line last:border-b-0 max-mobile:block max-mobile:py-2 [&>td]:py-2 [&>td]:pr-4 [&>td]:align-top max-mobile:[&>td]:block max-mobile:[&>td]:py-0.5"
        >
          {cells.map((cell, column) => (
            <td
              key={head[column]}
              className={
                narrow.includes(column) ? 'max-mobile:inline-block! mobile:whitespace-nowrap' : undefined
              }
              {...(numeric.includes(column) ? { 'data-numeric': true } : {})}
            >
              {column > 0 ? (
                <span className="mr-2 text-sm text-muted mobile:hidden">{head[column]}</span>
              ) : null}
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
