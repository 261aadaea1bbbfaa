import { Select } from '../Select.tsx';
import type { Column } from './columns.ts';

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sort: string | undefined;
  onSort: (sort: string) => void;
}

/** The order of a list on a narrow screen, which has no headers to press. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const options = columns.flatMap(({ header, sort: name }) =>
    name
      ? [
          { id: name, name: `${header}, first to last` },
          { id: `-${name}`, name: `${header}, last to first` },
        ]
      : [],
  );
  if (options.length === 0) return null;
  return (
    <div className="mb-3">
      <Select
        label="Sort by"
        hideLabel
        placeholder="Sort by"
        options={options}
        value={sort ?? ''}
        onChange={onSort}
      />
    </div>
  );
}
