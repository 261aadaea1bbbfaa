import { Suspense, useEffect } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MyLessonInFull } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { PackagePlayer } from '@/package-player/PackagePlayer.tsx';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { PdfLesson } from './components/PdfLesson.tsx';
import { Share, Standing } from '@/attempts/courses/Standing.tsx';
import { VideoLesson } from './components/VideoLesson.tsx';
import { myLessonQuery, refreshLearning } from './queries.ts';

/** One lesson: registered on when it is opened, kept as it is learnt. */
export function LessonPage({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const { data, error, isFetching, refetch } = useQuery(myLessonQuery(lessonId));
  return (
    <>
      <PageHeader
        title={data?.title}
        instead={error ? t`Lesson` : undefined}
        parent={{ title: data?.course?.name ?? t`Course`, to: `/courses/${courseId}` }}
        actions={
          // A package says itself how far one is in it.
          data && data.contentType !== 'Scorm' ? (
            <div className="flex items-center gap-4">
              <div className="w-40">
                <Share label={t`Progress in the lesson`} percent={Math.round(data.progress * 100)} />
              </div>
              <Standing status={data.status} />
            </div>
          ) : null
        }
      >
        {data?.description}
      </PageHeader>
      {data ? (
        <Lesson lesson={data} courseId={courseId} />
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load this lesson`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={10} />
      )}
    </>
  );
}

function Lesson({ lesson, courseId }: { lesson: MyLessonInFull; courseId: string }) {
  const { user } = useMe();
  const queryClient = useQueryClient();
  const { id, registration, locked, status, contentType } = lesson;
  const register = useMutation({
    mutationFn: () => api.registerOnLesson({ kind: 'formal', id, body: { courseId } }),
    onSuccess: async (begun) => {
      // What was asked before would come behind it, and know of no beginning.
      await queryClient.cancelQueries({ queryKey: myLessonQuery(id).queryKey });
      queryClient.setQueryData(
        myLessonQuery(id).queryKey,
        (shown) => shown && { ...shown, registration: begun },
      );
      void refreshLearning(queryClient, courseId);
    },
  });
  const { mutate } = register;
  const isReady = registration === null && locked === null && status !== 'Missed' && status !== 'Upcoming';
  useEffect(() => {
    if (isReady) mutate();
  }, [isReady, mutate]);
  if (locked)
    return (
      <EmptyState icon="lock" title={t`“${locked.by.name}” comes first`}>
        <Trans>Finish it, then you can begin here.</Trans>
      </EmptyState>
    );
  if (register.error)
    return (
      <ErrorState
        error={register.error}
        title={t`This lesson could not be begun`}
        busy={register.isPending}
        onRetry={() => mutate()}
      />
    );
  if (status === 'Upcoming')
    return (
      <EmptyState icon="clock" title={t`This lesson is not open yet`}>
        <Trans>The list of the course says when it opens. Come back then.</Trans>
      </EmptyState>
    );
  if (!registration)
    return status === 'Missed' ? (
      <EmptyState icon="clock" title={t`The time of this lesson is over`}>
        <Trans>Ask your trainer whether it can be opened again.</Trans>
      </EmptyState>
    ) : (
      <SkeletonText lines={10} />
    );
  if (contentType === 'Video') return <VideoLesson lesson={lesson} courseId={courseId} />;
  if (contentType === 'Pdf') return <PdfLesson lesson={lesson} courseId={courseId} />;
  return (
    <Suspense fallback={<SkeletonText lines={10} />}>
      <PackagePlayer
        userId={user.id}
        registrationId={registration.id}
        onProgress={() => void refreshLearning(queryClient, courseId)}
      />
    </Suspense>
  );
}
