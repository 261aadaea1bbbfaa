import { useId } from 'react';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComingWeek } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { weekLabel } from './week-label.ts';

interface ComingStripProps {
  part: 'assess' | 'moderate';
  weeks: readonly ComingWeek[];
}

/** What schedules will bring, week by week, with the way to what is behind it; nothing where nothing comes. */
export function ComingStrip({ part, weeks }: ComingStripProps) {
  const title = useId();
  if (weeks.every(({ learners }) => learners === 0)) return null;
  return (
    <section
      aria-labelledby={title}
      className="flex flex-wrap items-baseline gap-x-8 gap-y-2 rounded-lg border border-line bg-surface px-5 py-3"
    >
      <h2 id={title} className="text-base font-medium">
        {part === 'assess' ? t`Coming to assess` : t`Coming to moderate`}
      </h2>
      <ol className="flex flex-wrap gap-x-6 gap-y-1">
        {weeks.map(({ learners, ...week }, place) => (
          <li key={week.from} className="whitespace-nowrap">
            <span className="text-muted">{weekLabel(week, place)}</span>{' '}
            <span data-numeric className={learners === 0 ? 'text-muted' : 'font-semibold'}>
              {formatNumber(learners)}
            </span>
          </li>
        ))}
      </ol>
      <Link
        to="/coming-work"
        search={part === 'moderate' ? { part } : {}}
        className="ml-auto text-accent-ink hover:underline hover:underline-offset-2"
      >
        <Trans>Schedules behind it</Trans>
      </Link>
    </section>
  );
}
