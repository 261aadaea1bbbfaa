import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { myCoursesQuery } from '@/attempts/courses/my-courses.ts';
import { referralsQuery } from '@/attempts/referrals/queries.ts';
import { DueDay } from './DueDay.tsx';
import { Waiting, waitingLink } from './Waiting.tsx';

/** What is asked of a learner about work that came back; without any there is nothing to say. */
export function MyReturnedWork() {
  const { data } = useQuery(myCoursesQuery());
  const returned = (data?.items ?? []).flatMap(({ id, title, attempt }) =>
    attempt?.state === 'returned' ? [{ id, title, attemptId: attempt.id }] : [],
  );
  return (
    <Waiting title={t`Your work came back`} rows={returned} keyOf={({ id }) => id}>
      {(course) => <Returned {...course} />}
    </Waiting>
  );
}

/** What one course asks, the nearest day first. */
function Returned({ id, title, attemptId }: { id: string; title: string; attemptId: string }) {
  const { data } = useQuery(referralsQuery(attemptId));
  const actions = data?.referrals
    .at(-1)
    ?.actions.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
  return (
    <Link to="/courses/$courseId" params={{ courseId: id }} className={waitingLink}>
      <span className="font-medium">{title}</span>
      {actions?.map(({ place, action, dueOn, answers }) => (
        <span key={place} className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="whitespace-pre-line">{action}</span>
          <DueDay day={dueOn} />
          {answers.length > 0 ? (
            <span className="w-full text-sm text-muted">{t`You answered; hand your work in again.`}</span>
          ) : null}
        </span>
      ))}
      {actions?.length === 0 ? (
        <span className="block text-sm text-muted">
          {t`Your assessor looks at it again. There is nothing for you to do now.`}
        </span>
      ) : null}
    </Link>
  );
}
