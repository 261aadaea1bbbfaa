import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { captureChoicesQuery } from '../queries.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { ImportStart } from './ImportStart.tsx';
import { Steps } from './Steps.tsx';

/** The first step of an import: what was assessed, and the files. */
export function ImportStartPage() {
  const { data, error, isFetching, refetch } = useQuery(captureChoicesQuery());
  return (
    <>
      <PageHeader
        title={t`Import assessments`}
        parent={{ title: t`External assessments`, to: '/external-assessments' }}
      >
        <Trans>
          Many learners at once: a folder for each with a table of results, or what Moodle or Canvas gives
          out.
        </Trans>
      </PageHeader>
      <Steps at={0} />
      {data ? (
        <>
          <ImportStart choices={data} />
          <EarlierImports />
        </>
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
