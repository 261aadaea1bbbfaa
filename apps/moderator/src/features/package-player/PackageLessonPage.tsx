import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PackagePlayer } from '@/package-player/PackagePlayer.tsx';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { Boundary } from '@/ui/Boundary.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { packageLessonQuery } from './queries.ts';

/** A lesson that consists of a package, as its learner plays it. */
export default function PackageLessonPage({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const { user } = useMe();
  const query = useQuery(packageLessonQuery(lessonId, courseId));
  const { data } = query;
  if (query.isError)
    return (
      <>
        <PageHeader title={t`Lesson`} />
        <ErrorState error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      </>
    );
  return (
    <>
      <PageHeader title={data?.lesson.title}>{data?.lesson.course?.name}</PageHeader>
      {data === undefined ? (
        <Skeleton className="h-[60vh]" />
      ) : data.registrationId === null ? (
        <EmptyState title={t`This lesson has no package`}>
          <Trans>It is made of something else.</Trans>
        </EmptyState>
      ) : (
        <Boundary fallback={<ErrorState error={null} />}>
          <Suspense fallback={<Skeleton className="h-[60vh]" />}>
            <PackagePlayer userId={user.id} registrationId={data.registrationId} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
