import { useRef } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Batch } from '@moderator/contract/types';
import { useFacets } from '@/attempts/use-facets.ts';
import { useTypedSearch } from '@/attempts/use-typed-search.ts';
import { attemptStateLooks } from '@/labels/status-labels.ts';
import { Button } from '@/ui/Button.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { MultiSelect } from '@/ui/MultiSelect.tsx';
import { SearchField } from '@/ui/SearchField.tsx';
import { OutcomeFilter } from './OutcomeFilter.tsx';
import { narrowsBatch } from '../search.ts';
import type { BatchSearch } from '../search.ts';

interface BatchFiltersProps {
  batch: Batch;
  search: BatchSearch;
  onSearch: (change: Partial<BatchSearch>) => void;
}

/** Finds attempts within a batch. The counts of the options would be those of the batch, so there are none. */
export function BatchFilters({ batch, search, onSearch }: BatchFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useTypedSearch(search.query, (query) => onSearch({ query }));
  const isChosen = [search.siteId, search.assessorId, search.state].some((ids) => ids?.length);
  const { facets, filter } = useFacets(['all', { batchId: [batch.id] }], { isChosen });
  const grouped = search.group === 'assessor';
  const group = () => onSearch({ group: grouped ? undefined : 'assessor' });
  useHotkeys([
    { keys: '/', label: t`Search`, group: t`List`, run: () => field.current?.focus() },
    { keys: 'a', label: t`Group by assessor`, group: t`List`, run: group },
  ]);
  const names = (options: readonly { id: string; name: string }[] | undefined) =>
    options?.map(({ id, name }) => ({ id, name }));
  const orNone = <Id,>(ids: Id[]) => (ids.length > 0 ? ids : undefined);
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
      <MultiSelect
        label={t`Site`}
        options={names(facets?.sites)}
        value={search.siteId ?? []}
        {...filter}
        onChange={(ids) => onSearch({ siteId: orNone(ids) })}
      />
      <MultiSelect
        label={t`Assessor`}
        options={names(facets?.assessors)}
        value={search.assessorId ?? []}
        {...filter}
        onChange={(ids) => onSearch({ assessorId: orNone(ids) })}
      />
      <MultiSelect
        label={t`State`}
        options={facets?.states.map(({ id, name }) => ({
          id,
          name: attemptStateLooks[id as keyof typeof attemptStateLooks]?.word ?? name,
        }))}
        value={search.state ?? []}
        {...filter}
        onChange={(ids) => onSearch({ state: orNone(ids as NonNullable<BatchSearch['state']>) })}
      />
      {search.outcomeId ? (
        <OutcomeFilter
          batchId={batch.id}
          outcomeIds={search.outcomeId}
          onClear={() => onSearch({ outcomeId: undefined })}
        />
      ) : null}
      {narrowsBatch(search) ? (
        <Button
          variant="quiet"
          icon="close"
          onClick={() => {
            setText('');
            onSearch({
              query: undefined,
              siteId: undefined,
              assessorId: undefined,
              outcomeId: undefined,
              state: undefined,
            });
          }}
        >
          <Trans>Clear filters</Trans>
        </Button>
      ) : null}
      <Button icon="layers" hotkey="a" aria-pressed={grouped} className="ml-auto" onClick={group}>
        <Trans>Group by assessor</Trans>
      </Button>
    </div>
  );
}
