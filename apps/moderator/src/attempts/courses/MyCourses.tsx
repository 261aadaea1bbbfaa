import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MyCourse } from '@moderator/contract/types';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { shortDate } from '@/ui/relative-time.ts';
import { Share, Standing, isOver } from './Standing.tsx';
import { myCoursesQuery } from './my-courses.ts';

/** The courses that somebody takes, with how far they are in each: a page of its own, and the Home of those who learn. */
export default function MyCourses() {
  const { data, error, isFetching, refetch } = useQuery(myCoursesQuery());
  if (data) return <CourseList courses={data.items} />;
  if (!error) return <SkeletonText lines={6} />;
  return (
    <ErrorState
      error={error}
      title={t`We could not load your courses`}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function CourseList({ courses }: { courses: readonly MyCourse[] }) {
  if (courses.length === 0)
    return (
      <EmptyState icon="layers" title={t`You are on no course yet`}>
        <Trans>Your trainer or manager puts you on a course. It is here as soon as they have.</Trans>
      </EmptyState>
    );
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {courses.map((course) => (
        <li
          key={course.id}
          className="relative grid gap-x-6 gap-y-2 px-4 py-4 hover:bg-neutral-tint tablet:grid-cols-[1fr_14rem_9rem]"
        >
          <div className="min-w-0">
            <Link
              to="/courses/$courseId"
              params={{ courseId: course.id }}
              className="font-medium after:absolute after:inset-0"
            >
              {course.title}
            </Link>
            {course.dueAt && !isOver(course.status) ? (
              <p className="text-sm text-muted">
                <Trans>Due {shortDate(course.dueAt)}</Trans>
              </p>
            ) : null}
          </div>
          <div className="self-center">
            {isOver(course.status) ? null : (
              <Share label={t`Progress in ${course.title}`} percent={course.percent} />
            )}
          </div>
          <div className="self-center tablet:justify-self-end">
            <Standing status={course.status} />
          </div>
        </li>
      ))}
    </ul>
  );
}
