import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { sourceQuery } from './calibration-api.ts';
import { CaseFields } from './cases/CaseFields.tsx';

/** Makes a case of a settled attempt: what it is called, which outcomes are judged, and what of the evidence is shown. */
export default function NewCasePage({ attemptId }: { attemptId: string }) {
  const { data, error, isFetching, refetch } = useQuery(sourceQuery(attemptId));
  return (
    <>
      <PageHeader
        title={t`New calibration case`}
        parent={{ title: t`Calibration`, to: '/ready-for-moderation/calibration' }}
      >
        {data ? data.course.name : <Trans>What is settled, without names.</Trans>}
      </PageHeader>
      {data?.refusal ? (
        <EmptyState icon="lock" title={t`Not yet`}>
          {data.refusal.sentence}
        </EmptyState>
      ) : data ? (
        <CaseFields attemptId={attemptId} source={data} />
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load this attempt`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={12} />
      )}
    </>
  );
}
