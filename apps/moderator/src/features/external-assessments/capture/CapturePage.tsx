import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { captureChoicesQuery } from '../queries.ts';
import { CaptureForm } from './CaptureForm.tsx';

/** An assessment that another body did, typed in by hand. */
export function CapturePage() {
  const { data, error, isFetching, refetch } = useQuery(captureChoicesQuery());
  return (
    <>
      <PageHeader
        title={t`Capture an assessment`}
        parent={{ title: t`External assessments`, to: '/external-assessments' }}
      >
        <Trans>
          What another body judged of one learner. As you see the results, somebody else moderates it.
        </Trans>
      </PageHeader>
      {data ? (
        <CaptureForm choices={data} />
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load the courses`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={10} />
      )}
    </>
  );
}
