import { useMemo, useState } from 'react';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { AttemptRow } from '@moderator/contract/types';
import { AttemptFilters } from '@/attempts/AttemptFilters.tsx';
import { AttemptTable } from '@/attempts/AttemptTable.tsx';
import { usualSort } from '@/attempts/queries.ts';
import { isFiltered } from '@/attempts/search.ts';
import { Button } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { notify } from '@/ui/toast.ts';
import type { ReadySearch } from '../search.ts';
import { choosingColumns, columns } from './attempt-columns.tsx';

/** As many as a batch takes one by one. */
const mostChosen = 500;

interface ReadyAttemptsProps {
  search: ReadySearch;
  onSearch: (change: Partial<ReadySearch>) => void;
  /** Builds a batch of what is chosen; absent for whoever builds none. */
  onBuild: ((attempts: readonly AttemptRow[]) => void) | undefined;
}

/** Attempts that are assessed, batched or in a sample; of one course some can be chosen for a batch. */
export function ReadyAttempts({
  search: { view: _view, show: _show, build: _build, ...search },
  onSearch,
  onBuild,
}: ReadyAttemptsProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, AttemptRow>>(new Map());
  const [first] = chosen.values();
  const course = first?.course;
  const shown = useMemo(() => {
    if (!onBuild) return { columns };
    const canChoose = ({ state }: AttemptRow) => state === 'assessed';
    const toggle = (attempt: AttemptRow) => {
      if (!canChoose(attempt)) return;
      if (course && attempt.course.id !== course.id) {
        notify.message(t`A batch is of one course. What you chose is of ${course.name}.`);
        return;
      }
      setChosen((before) => {
        const after = new Map(before);
        if (!after.delete(attempt.id) && after.size < mostChosen) after.set(attempt.id, attempt);
        return after;
      });
    };
    return { columns: choosingColumns(chosen, canChoose, toggle), onSelect: toggle };
  }, [chosen, course, onBuild]);
  return (
    <>
      <AttemptFilters queue="ready" search={search} onSearch={onSearch} />
      {onBuild && chosen.size > 0 ? (
        <div
          role="region"
          aria-label={t`Chosen attempts`}
          className="sticky top-2 z-20 mb-3 flex flex-wrap items-center gap-3 rounded-lg border border-accent-mark bg-surface px-4 py-2 shadow-raised"
        >
          <span className="min-w-0 flex-1" role="status">
            <span className="font-medium" data-numeric>
              <Plural value={chosen.size} one="# attempt chosen" other="# attempts chosen" />
            </span>{' '}
            <span className="text-muted">{course?.name}</span>
          </span>
          <Button variant="quiet" icon="close" onClick={() => setChosen(new Map())}>
            <Trans>Choose none</Trans>
          </Button>
          <Button variant="primary" icon="plus" onClick={() => onBuild([...chosen.values()])}>
            {plural(chosen.size, { one: 'Build a batch of #', other: 'Build a batch of #' })}
          </Button>
        </div>
      ) : null}
      <AttemptTable
        label={t`Attempts ready for moderation`}
        queue="ready"
        search={search}
        defaultSort={usualSort.ready}
        onSort={(sort) => onSearch({ sort })}
        {...shown}
        empty={
          isFiltered(search) ? (
            <EmptyState icon="filter" title={t`No attempt matches these filters`}>
              <Trans>Take a filter away, or search for a part of the name or number.</Trans>
            </EmptyState>
          ) : (
            <EmptyState title={t`Nothing waits to be moderated`}>
              <Trans>
                Attempts appear here as soon as an assessor has signed a judgement on every outcome.
              </Trans>
            </EmptyState>
          )
        }
      />
    </>
  );
}
