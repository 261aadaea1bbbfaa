import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import type { ModeratorHome, User } from '@moderator/contract/types';
import type { AttemptSearch } from '@/attempts/search.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { grants, mayModerate } from '@/shell/access.ts';
import { classNames } from '@/ui/class-names.ts';
import { formatNumber } from '@/i18n/format.ts';

interface Figure {
  word: string;
  count: number;
  tone?: string;
  to: '/due-assessments' | '/ready-for-moderation';
  search: AttemptSearch;
}

/** The numbers of the day, of what one does oneself; each leads to the rows it counts. */
export function Figures({ home, user }: { home: ModeratorHome; user: User }) {
  const { licences } = useMe();
  const due = '/due-assessments' as const;
  const ready = '/ready-for-moderation' as const;
  const all: Figure[] = [
    {
      word: t`Overdue`,
      count: home.overdue,
      tone: 'text-bad',
      to: due,
      search: { due: ['overdue'] },
    },
    {
      word: t`Due today`,
      count: home.dueToday,
      tone: 'text-warn',
      to: due,
      search: { due: ['today'] },
    },
    {
      word: t`Due this week`,
      count: home.dueThisWeek,
      to: due,
      search: { due: ['this_week'] },
    },
    {
      word: t`To moderate`,
      count: home.toModerate,
      to: ready,
      search: { state: ['in_sample', 'moderating'] },
    },
    {
      word: t`In your hands`,
      count: home.inProgress,
      to: ready,
      search: { mine: 'true' },
    },
    {
      word: t`Ready to batch`,
      count: home.readyToBatch,
      to: ready,
      search: { state: ['assessed'] },
    },
  ];
  const figures = all.filter(({ to }) =>
    to === due
      ? user.roles.includes('assessor') && grants(licences, 'DueAssessments')
      : mayModerate(user) && grants(licences, 'ReadyForModeration'),
  );
  if (figures.length === 0) return null;
  return (
    <ul
      className={classNames(
        'grid gap-px overflow-hidden rounded-lg border border-line bg-line max-tablet:grid-cols-3',
        figures.length > 3 ? 'grid-cols-6 max-mobile:grid-cols-2' : 'grid-cols-3',
      )}
    >
      {figures.map(({ word, count, tone, to, search }) => (
        <li key={word} className="min-w-0 flex-1">
          <Link
            to={to}
            search={search}
            className="flex h-full flex-col bg-surface px-5 py-4 -outline-offset-2! hover:bg-neutral-tint"
          >
            <span
              data-numeric
              className={classNames(
                'text-2xl font-semibold tracking-tight',
                count === 0 ? 'text-muted' : tone,
              )}
            >
              {formatNumber(count)}
            </span>
            <span className="text-muted">{word}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
