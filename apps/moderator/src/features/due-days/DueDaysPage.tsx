import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dueDaysQuery } from '@/attempts/due-days.ts';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { DueDaysEditor } from './components/DueDaysEditor.tsx';
import { DueDaysFacts } from './components/DueDaysFacts.tsx';

/** On which days an account works, and when people are reminded of what is asked of them. */
export function DueDaysPage() {
  const { data, error, isFetching, refetch } = useQuery(dueDaysQuery());
  return (
    <>
      <PageHeader title={t`Working days and reminders`}>
        <Trans>What is due counts working days, and people are reminded by mail before it is too late.</Trans>
      </PageHeader>
      {data ? (
        <div className="flex max-w-[52em] flex-col gap-8">
          {data.mayEdit ? <DueDaysEditor saved={data} /> : <DueDaysFacts dueDays={data} />}
        </div>
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load the working days`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={10} />
      )}
    </>
  );
}
