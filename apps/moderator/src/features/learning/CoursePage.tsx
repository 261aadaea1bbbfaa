import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MyCourseInFull } from '@moderator/contract/types';
import { Appeals } from '@/attempts/appeals/Appeals.tsx';
import { resultWords } from '@/labels/result-looks.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { buttonLook } from '@/ui/Button.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { Certificates } from './components/Certificates.tsx';
import { CourseItems } from './components/CourseItems.tsx';
import { Portfolio } from './components/Portfolio.tsx';
import { EarlierResult } from './components/Released.tsx';
import { Share, isOver } from '@/attempts/courses/Standing.tsx';
import { itemAddress } from './item-address.ts';
import { evidenceQuery, myCourseQuery } from './queries.ts';

/** One course: what it consists of, what comes next, and the work that is handed in for it. */
export function CoursePage({ courseId }: { courseId: string }) {
  const { user } = useMe();
  const { data, error, isFetching, refetch } = useQuery(myCourseQuery(courseId));
  // What the portfolio shows, once it is known that there is one.
  usePrefetchQuery(evidenceQuery(courseId));
  return (
    <>
      <PageHeader
        title={data?.title}
        instead={error ? t`Course` : undefined}
        parent={{ title: t`My courses`, to: '/courses' }}
        actions={data ? <Next course={data} /> : null}
      />
      {data ? (
        <div className="grid items-start gap-8 tablet:grid-cols-[1fr_22rem]">
          <section aria-labelledby="course-items" className="min-w-0">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <h2 id="course-items" className="text-lg">
                <Trans>What it consists of</Trans>
              </h2>
              {data.items.length > 0 ? (
                <div className="w-56">
                  <Share label={t`Progress in the course`} percent={data.percent} />
                </div>
              ) : null}
            </div>
            <CourseItems courseId={courseId} items={data.items} isOver={isOver(data.status)} />
          </section>
          <div className="grid gap-8">
            {data.certificates.length > 0 ? <Certificates course={data} /> : null}
            {data.attempt ? <Portfolio course={data} attempt={data.attempt} /> : null}
            {data.attempt ? (
              <Appeals
                reader="learner"
                person={user.id}
                attemptId={data.attempt.id}
                outcomes={withResults(data)}
                className="rounded-lg border border-line bg-surface p-4"
              />
            ) : null}
            {data.released && data.released.attemptId !== data.attempt?.id ? (
              <EarlierResult released={data.released} outcomes={data.outcomes} />
            ) : null}
          </div>
        </div>
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load this course`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={8} />
      )}
    </>
  );
}

/** Outcomes with what is released of them, for whoever appeals. */
const withResults = ({ outcomes, released }: MyCourseInFull) =>
  outcomes.map((outcome) => {
    const found = released?.outcomes.find(({ outcomeId }) => outcomeId === outcome.id);
    return found?.result ? { ...outcome, result: resultWords({ ...found, result: found.result }) } : outcome;
  });

/** The one thing to go on with. */
function Next({ course }: { course: MyCourseInFull }) {
  const next = course.items.find(({ id }) => id === course.nextItemId);
  if (!next) return null;
  return (
    <Link {...itemAddress(course.id, next)} className={buttonLook('primary')}>
      {course.percent === 0 ? <Trans>Begin with {next.title}</Trans> : <Trans>Go on with {next.title}</Trans>}
    </Link>
  );
}
