import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { queries } from '@/api/queries.ts';
import { referralsQuery } from '@/attempts/referrals/queries.ts';
import { DueDay } from './DueDay.tsx';
import { Waiting, waitingLink } from './Waiting.tsx';

const myCoursesQuery = () => queries.one((api) => api.listMyCourses({ query: { limit: 100 } }));

/** What is asked of a learner about work that came back, the nearest day first; without any there is nothing to say. */
export default function MyReturnedWork() {
  const courses = useQuery(myCoursesQuery()).data?.items ?? [];
  const returned = courses.flatMap(({ id, title, attempt }) =>
    attempt?.state === 'returned' ? [{ id, title, attemptId: attempt.id }] : [],
  );
  const asked = useQueries({ queries: returned.map(({ attemptId }) => referralsQuery(attemptId)) });
  const rows = returned
    .flatMap((course, index) =>
      (asked[index]?.data?.referrals.at(-1)?.actions ?? []).map((action) => ({ course, action })),
    )
    .toSorted((one, other) => (one.action.dueOn < other.action.dueOn ? -1 : 1));
  return (
    <Waiting title={t`Your work came back`} rows={rows} keyOf={(_, index) => index}>
      {({ course, action: { action, dueOn, answers } }) => (
        <Link to="/courses/$courseId" params={{ courseId: course.id }} className={waitingLink}>
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-medium">{course.title}</span>
            <DueDay day={dueOn} />
          </span>
          <span className="block whitespace-pre-line">{action}</span>
          {answers.length > 0 ? (
            <span className="block text-sm text-muted">{t`You answered; hand your work in again.`}</span>
          ) : null}
        </Link>
      )}
    </Waiting>
  );
}
