import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AgreementTable } from '@moderator/contract/types';
import { facetsQuery } from '@/attempts/queries.ts';
import { Button } from '@/ui/Button.tsx';
import { MultiSelect } from '@/ui/MultiSelect.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { classNames } from '@/ui/class-names.ts';
import { subjects } from './search.ts';
import type { AgreementPageProps } from './search.ts';

const words = {
  assessor: msg`Assessors`,
  moderator: msg`Moderators`,
  course: msg`Courses`,
  site: msg`Sites`,
  outcome: msg`Outcomes`,
};

interface AgreementFiltersProps extends AgreementPageProps {
  /** The days that are shown, which the platform knows where the address does not say. */
  period: Pick<AgreementTable, 'from' | 'to'> | undefined;
}

/** By whom or what, over which period, of which courses and sites. */
export function AgreementFilters({ search, period, onSearch }: AgreementFiltersProps) {
  const { by = 'assessor', courseId, siteId, from, to } = search;
  const { data: facets } = useQuery(facetsQuery('all', {}));
  const names = (options: readonly { id: string; name: string }[] | undefined) =>
    (options ?? []).map(({ id, name }) => ({ id, name }));
  const orNone = (ids: string[]) => (ids.length > 0 ? ids : undefined);
  const narrows = [courseId, siteId, from, to].some((each) => each !== undefined);
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-3 gap-y-2" role="search">
      <div
        role="group"
        aria-label={t`Figures by`}
        className="flex w-fit max-w-full gap-1 overflow-x-auto rounded-lg bg-neutral-tint p-1"
      >
        {subjects.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={by === each}
            onClick={() => onSearch({ by: each, subject: undefined, differing: undefined })}
            className={classNames(
              'min-h-9 rounded-md px-3 font-medium whitespace-nowrap',
              by === each
                ? 'bg-surface text-ink shadow-[0_0_0_1px_var(--line-strong)]'
                : 'text-muted hover:text-ink',
            )}
          >
            {i18n._(words[each])}
          </button>
        ))}
      </div>
      <TextInput
        label={t`Decided from`}
        type="date"
        value={from ?? period?.from ?? ''}
        max={to ?? period?.to}
        onChange={(day) => onSearch({ from: day || undefined })}
      />
      <TextInput
        label={t`Decided to`}
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
    </div>
  );
}
