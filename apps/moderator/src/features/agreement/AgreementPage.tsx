import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AgreementOverTime } from '@moderator/contract/types';
import { ReadyNavigation } from '@/shell/ReadyPages.tsx';
import { AgreementTrends } from '@/attempts/agreement/AgreementTrends.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { classNames } from '@/ui/class-names.ts';
import { AgreementFilters } from './AgreementFilters.tsx';
import { FigureRows } from './FigureRows.tsx';
import { PairList } from './PairList.tsx';
import { SubjectHeading } from './SubjectHeading.tsx';
import { agreementQuery } from './queries.ts';
import type { AgreementPageProps } from './search.ts';

/** How far assessors and moderators judge alike, by one of them, course, site or outcome. */
export function AgreementPage({ search, onSearch }: AgreementPageProps) {
  const list = useQuery(agreementQuery(search));
  const { data } = list;
  return (
    <>
      <PageHeader title={t`Agreement`}>
        <Trans>
          How far assessors and moderators judge alike, from verdicts given before the judgement was shown.
        </Trans>
      </PageHeader>
      <ReadyNavigation />
      <AgreementFilters search={search} period={data} onSearch={onSearch} />
      {data ? (
        <div
          className={classNames(
            'flex flex-col gap-8 transition-opacity',
            list.isPlaceholderData && 'opacity-60',
          )}
        >
          {search.subject === undefined ? null : (
            <SubjectHeading
              search={search}
              row={data.rows[0]}
              onBack={() => onSearch({ subject: undefined })}
            />
          )}
          {data.all.length === 0 ? (
            <EmptyState icon="layers" title={t`No pairs in this period`}>
              <Trans>
                A pair is an outcome that assessor and moderator both judged, the moderator blind, once the
                decision is signed. Choose a longer period, or fewer filters.
              </Trans>
            </EmptyState>
          ) : (
            <>
              <Overall all={data.all} />
              {search.subject === undefined ? (
                <FigureRows
                  table={data}
                  by={search.by ?? 'assessor'}
                  onOpen={(subject) => onSearch({ subject }, false)}
                />
              ) : (
                <PairList search={search} onSearch={onSearch} />
              )}
            </>
          )}
        </div>
      ) : list.error ? (
        <ErrorState
          error={list.error}
          title={t`We could not load the figures`}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <SkeletonText lines={10} />
      )}
    </>
  );
}

/** Figures of all pairs. */
const Overall = ({ all }: { all: readonly AgreementOverTime[] }) => (
  <section aria-labelledby="all-together">
    <h2 id="all-together">
      <VisuallyHidden>{t`All together`}</VisuallyHidden>
    </h2>
    <AgreementTrends agreement={all} />
  </section>
);
