import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { accountTimeZone } from '@moderator/contract/options';
import type { ComingWork } from '@moderator/contract/types';
import { comingWorkQuery } from '@/attempts/coming-work.ts';
import { weekLabel } from '@/attempts/week-label.ts';
import { formatDate } from '@/i18n/format.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { mayManage, mayModerate } from '@/shell/access.ts';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';

type Part = ComingWork['part'];
type Schedule = ComingWork['schedules'][number];

const look =
  '-mb-px flex min-h-10 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-accent-mark aria-[current=page]:text-ink';
const exactly = { exact: true, includeSearch: true };

/** What schedules will bring in the next weeks, by the week in which it is due. */
export function ComingWorkPage({ part: asked }: { part: Part | undefined }) {
  const { user } = useMe();
  const assesses = user.roles.includes('assessor');
  const moderates = mayModerate(user) || mayManage(user);
  const part = asked ?? (assesses ? 'assess' : 'moderate');
  return (
    <>
      <PageHeader title={t`Coming work`} parent={{ title: t`Home`, to: '/' }}>
        <Trans>
          Learners whose schedules end in the next six weeks, by the day until which they are to be assessed.
        </Trans>
      </PageHeader>
      {assesses && moderates ? (
        <>
          <nav aria-label={t`Coming work`} className="mb-4 flex gap-6 border-b border-line">
            <Link to="/coming-work" activeOptions={exactly} preload={false} replace className={look}>
              <Trans>To assess</Trans>
            </Link>
            <Link
              to="/coming-work"
              search={{ part: 'moderate' }}
              activeOptions={exactly}
              preload={false}
              replace
              className={look}
            >
              <Trans>To moderate</Trans>
            </Link>
          </nav>
          <Weeks key={part} part={part} />
        </>
      ) : (
        <Weeks part={part} />
      )}
    </>
  );
}

function Weeks({ part }: { part: Part }) {
  const { data, error, isFetching, refetch } = useQuery(comingWorkQuery(part));
  if (!data)
    return error ? (
      <ErrorState
        error={error}
        title={t`We could not load the coming work`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonText lines={8} />
    );
  const { weeks, schedules } = data;
  if (schedules.length === 0)
    return (
      <EmptyState icon="clock" title={t`Nothing comes in the next six weeks`}>
        <Trans>A schedule shows up here as soon as it has learners and is due within six weeks.</Trans>
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-6">
      {weeks.map((week, place) => {
        const [from, to] = [week.from, week.to];
        const due = schedules.filter(({ dueAt }) => from <= dayOf(dueAt) && dayOf(dueAt) <= to);
        return <Week key={from} title={weekLabel(week, place)} learners={week.learners} schedules={due} />;
      })}
    </div>
  );
}

/** The day on which it is due, where the accounts are. */
const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: accountTimeZone }).format(new Date(instant));

interface WeekProps {
  title: string;
  learners: number;
  schedules: readonly Schedule[];
}

const Week = ({ title, learners, schedules }: WeekProps) => (
  <section aria-label={title}>
    <h2 className="mb-2 flex items-baseline gap-3 text-lg">
      {title}
      <span data-numeric className="text-base font-normal text-muted">
        {schedules.length === 0
          ? t`No schedule is due`
          : plural(learners, { one: '# learner', other: '# learners' })}
      </span>
    </h2>
    {schedules.length === 0 ? null : (
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {schedules.map((schedule) => (
          <ScheduleRow key={schedule.id} schedule={schedule} />
        ))}
      </ul>
    )}
  </section>
);

const ScheduleRow = ({
  schedule: { title, course, site, assessor, dueAt, learners },
}: {
  schedule: Schedule;
}) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 px-5 py-3">
    <span className="min-w-0">
      <span className="block font-medium">{title}</span>
      <span className="block text-sm text-muted">
        {[course.name === title ? undefined : course.name, site?.name, assessor?.name ?? t`No assessor yet`]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
    <span className="text-right">
      <time dateTime={dueAt} className="block whitespace-nowrap">
        {formatDate(new Date(dueAt), {
          weekday: 'short',
          day: 'numeric',
          month: 'short',
          timeZone: accountTimeZone,
        })}
      </time>
      <span data-numeric className="block text-sm text-muted">
        {plural(learners, { one: '# learner', other: '# learners' })}
      </span>
    </span>
  </li>
);
