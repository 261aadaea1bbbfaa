import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { OnlySiteNotice } from '@/attempts/OnlySiteNotice.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { useMayOpen } from '@/shell/use-may-open.ts';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { TableSkeleton } from '@/ui/table/TableSkeleton.tsx';
import { BatchActions } from './components/BatchActions.tsx';
import { BatchFacts } from './components/BatchFacts.tsx';
import { BatchGaps } from './components/BatchGaps.tsx';
import { BatchMatrixSection } from './components/BatchMatrixSection.tsx';
import { BatchNext } from './components/BatchNext.tsx';
import { BatchTable } from './components/BatchTable.tsx';
import { SampleProofBox } from './components/SampleProofBox.tsx';
import { VerificationSection } from './components/VerificationSection.tsx';
import { WideningStory } from './components/WideningStory.tsx';
import { batchAttemptsQuery, batchQuery, whichShown } from './queries.ts';
import type { BatchSearch } from './search.ts';

interface BatchPageProps {
  batchId: string;
  search: BatchSearch;
  onSearch: (change: Partial<BatchSearch>) => void;
}

/** One batch: its sample, how far it is and what is missing. */
export function BatchPage({ batchId, search, onSearch }: BatchPageProps) {
  const mayOpen = useMayOpen();
  const { data: batch, error, isFetching, refetch } = useQuery(batchQuery(batchId));
  // Its attempts are asked for together with the batch, not after it.
  const which = whichShown(search, batch?.state === 'collecting');
  usePrefetchInfiniteQuery(batchAttemptsQuery(batchId, which, search));
  return (
    <>
      <PageHeader
        title={batch?.title}
        instead={error ? t`Batch` : undefined}
        parent={{ title: t`Ready for moderation`, to: '/ready-for-moderation' }}
        actions={batch ? <BatchActions batch={batch} /> : null}
      >
        {batch?.course.name}
      </PageHeader>
      {batch ? (
        <>
          <OnlySiteNotice site={batch.onlySite} className="mb-6" />
          <BatchNext batch={batch} />
          {batch.state === 'reported' ? <VerificationSection batch={batch} /> : null}
          <BatchGaps batch={batch} />
          <WideningStory batch={batch} />
          <SampleProofBox batch={batch} />
          <BatchTable batch={batch} search={search} onSearch={onSearch} />
          {mayOpen('/ready-for-moderation/sampling-plan') ? <BatchMatrixSection batchId={batch.id} /> : null}
          <BatchFacts batch={batch} />
        </>
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load the batch`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <Skeleton className="mb-6 h-20" />
          <TableSkeleton label={t`the batch`} />
        </>
      )}
    </>
  );
}
