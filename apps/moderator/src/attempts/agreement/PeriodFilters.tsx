import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { facetsQuery } from '@/attempts/queries.ts';
import { Button } from '@/ui/Button.tsx';
import { MultiSelect } from '@/ui/MultiSelect.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import type { PeriodSearch } from './period-search.ts';

interface PeriodFiltersProps {
  search: PeriodSearch;
  /** The days that are shown, which the platform knows where the address does not say. */
  period: { from: string; to: string } | undefined;
  /** What the days are called where figures are of other things than decisions. */
  days?: { from: string; to: string };
  onSearch: (change: PeriodSearch) => void;
}

/** Over which period, of which courses and sites figures are. */
export function PeriodFilters({ search, period, days, onSearch }: PeriodFiltersProps) {
  const { courseId, siteId, from, to } = search;
  const { data: facets } = useQuery(facetsQuery('all', {}));
  const names = (options: readonly { id: string; name: string }[] | undefined) =>
    (options ?? []).map(({ id, name }) => ({ id, name }));
  const orNone = (ids: string[]) => (ids.length > 0 ? ids : undefined);
  const narrows = [courseId, siteId, from, to].some((each) => each !== undefined);
  return (
    <>
      {/* As wide before the platform has said which days they are. */}
      <TextInput
        className="w-40"
        label={days?.from ?? t`Decided from`}
        type="date"
        value={from ?? period?.from ?? ''}
        max={to ?? period?.to}
        onChange={(day) => onSearch({ from: day || undefined })}
      />
      <TextInput
        className="w-40"
        label={days?.to ?? t`Decided to`}
        type="date"
        value={to ?? period?.to ?? ''}
        min={from ?? period?.from}
        onChange={(day) => onSearch({ to: day || undefined })}
      />
      <MultiSelect
        label={t`Course`}
        options={names(facets?.courses)}
        value={courseId ?? []}
        onChange={(ids) => onSearch({ courseId: orNone(ids) })}
      />
      <MultiSelect
        label={t`Site`}
        options={names(facets?.sites)}
        value={siteId ?? []}
        onChange={(ids) => onSearch({ siteId: orNone(ids) })}
      />
      {narrows ? (
        <Button
          variant="quiet"
          icon="close"
          onClick={() => onSearch({ courseId: undefined, siteId: undefined, from: undefined, to: undefined })}
        >
          <Trans>Clear filters</Trans>
        </Button>
      ) : null}
    </>
  );
}
