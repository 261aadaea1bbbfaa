import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { i18n } from '@lingui/core';
import { facetsQuery } from '@/attempts/queries.ts';
import { useTypedSearch } from '@/attempts/use-typed-search.ts';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { MultiSelect } from '@/ui/MultiSelect.tsx';
import { SearchField } from '@/ui/SearchField.tsx';
import { kinds, kindLabels } from '../search.ts';
import type { ExternalKind, ExternalSearch } from '../search.ts';

interface ExternalFiltersProps {
  search: ExternalSearch;
  onSearch: (change: Partial<ExternalSearch>) => void;
}

export function ExternalFilters({ search, onSearch }: ExternalFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useTypedSearch(search.query, (query) => onSearch({ query }));
  useHotkeys([{ keys: '/', label: t`Search`, group: t`List`, run: () => field.current?.focus() }]);
  // Courses of all attempts: external ones have no facets of their own, and their counts would mislead.
  const { data: facets } = useQuery(facetsQuery('all', {}));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2" role="search">
      <SearchField
        ref={field}
        label={t`Search external assessments`}
        placeholder={t`Learner or reference`}
        hotkey="/"
        value={text}
        onChange={setText}
        className="w-[20em] max-mobile:w-full"
      />
      <MultiSelect
        label={t`Kind`}
        options={kinds.map((id) => ({ id, name: i18n._(kindLabels[id]) }))}
        value={search.kind ?? []}
        onChange={(ids) => onSearch({ kind: ids.length > 0 ? (ids as ExternalKind[]) : undefined })}
      />
      <MultiSelect
        label={t`Course`}
        options={(facets?.courses ?? []).map(({ id, name }) => ({ id, name }))}
        value={search.courseId ?? []}
        onChange={(ids) => onSearch({ courseId: ids.length > 0 ? ids : undefined })}
      />
    </div>
  );
}
