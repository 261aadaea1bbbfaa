import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Select } from '../Select.tsx';
import type { Column } from './columns.ts';

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sort: string | undefined;
  onSort: (sort: string) => void;
}

/** The order of a list on a narrow screen, which has no headers to press. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const options = columns.flatMap(({ header, sort: id }) => {
    if (!id) return [];
    const column = i18n._(header);
    return [
      { id, name: t`${column}, first to last` },
      { id: `-${id}`, name: t`${column}, last to first` },
    ];
  });
  if (options.length === 0) return null;
  return (
    <div className="mb-3">
      <Select
        label={t`Sort by`}
        hideLabel
        placeholder={t`Sort by`}
        options={options}
        value={sort ?? ''}
        onChange={onSort}
      />
    </div>
  );
}
