import { useRef } from 'react';
import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AttemptFacets } from '@moderator/contract/types';
import { queries } from '@/api/queries.ts';
import { useOnceFetched } from '@/api/use-once-fetched.ts';
import { Button } from '@/ui/Button.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { MultiSelect } from '@/ui/MultiSelect.tsx';
import { SearchField } from '@/ui/SearchField.tsx';
import { attemptStateLooks } from '@/labels/status-labels.ts';
import { useFacets } from './use-facets.ts';
import type { Queue } from './queries.ts';
import { isFiltered } from './search.ts';
import type { AttemptSearch } from './search.ts';
import { useTypedSearch } from './use-typed-search.ts';

interface AttemptFiltersProps {
  queue: Queue;
  search: AttemptSearch;
  onSearch: (change: Partial<AttemptSearch>) => void;
}

const filters = [
  { key: 'courseId', facet: 'courses', label: msg`Course` },
  { key: 'siteId', facet: 'sites', label: msg`Site` },
  { key: 'assessorId', facet: 'assessors', label: msg`Assessor` },
  { key: 'state', facet: 'states', label: msg`State` },
] as const satisfies { key: keyof AttemptSearch; facet: keyof AttemptFacets; label: MessageDescriptor }[];

/** Search and filters of a list of attempts, each option with the number of rows it would give. */
export function AttemptFilters({ queue, search, onSearch }: AttemptFiltersProps) {
  const enabled = useOnceFetched(queries.key('listAttempts'));
  const isChosen = filters.some(({ key }) => search[key]?.length);
  const { facets, filter } = useFacets([queue, search], { enabled, isChosen });
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useTypedSearch(search.query, (query) => onSearch({ query }));
  useHotkeys([{ keys: '/', label: t`Search`, group: t`List`, run: () => field.current?.focus() }]);
  const clear = { query: undefined, courseId: undefined, siteId: undefined, assessorId: undefined };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2" role="search">
      <SearchField
        ref={field}
        label={t`Search learners`}
        placeholder={t`Learner name or number`}
        hotkey="/"
        value={text}
        onChange={setText}
        className="w-[20em] max-mobile:w-full"
      />
      <div className="flex gap-2 max-mobile:-m-1 max-mobile:w-[calc(100%+0.5rem)] max-mobile:overflow-x-auto max-mobile:p-1 mobile:flex-wrap">
        {filters.map(({ key, facet, label }) => (
          <MultiSelect
            key={key}
            label={i18n._(label)}
            options={facets?.[facet].map((option) =>
              key === 'state'
                ? {
                    ...option,
                    name: attemptStateLooks[option.id as keyof typeof attemptStateLooks]?.word ?? option.name,
                  }
                : option,
            )}
            value={search[key] ?? []}
            {...filter}
            onChange={(ids) => onSearch({ [key]: ids.length > 0 ? ids : undefined })}
          />
        ))}
      </div>
      {isFiltered(search) ? (
        <Button
          variant="quiet"
          icon="close"
          onClick={() => {
            setText('');
            onSearch({ ...clear, state: undefined, due: undefined, mine: undefined });
          }}
        >
          <Trans>Clear filters</Trans>
        </Button>
      ) : null}
    </div>
  );
}
