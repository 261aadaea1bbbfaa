import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { AgreementTable } from '@moderator/contract/types';
import { PeriodFilters } from '@/attempts/agreement/PeriodFilters.tsx';
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
  const { by = 'assessor' } = search;
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
      <PeriodFilters search={search} period={period} onSearch={onSearch} />
    </div>
  );
}
