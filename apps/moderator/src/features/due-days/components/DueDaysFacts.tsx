import { useState } from 'react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DueDays } from '@moderator/contract/types';
import { dayInAccount } from '@/ui/relative-time.ts';
import { countryLabel, weekdayName } from '../day-labels.ts';
import { DaysOff } from './DaysOff.tsx';

/** What applies, for those who may not change it. */
export function DueDaysFacts({ dueDays: { calendar, reminders } }: { dueDays: DueDays }) {
  const [today] = useState(() => dayInAccount(new Date()));
  const { before, onTheDay, every } = reminders;
  const times = [
    before === null ? null : plural(before, { one: '# working day before', other: '# working days before' }),
    onTheDay ? t`on the day` : null,
    every === null ? null : plural(every, { one: 'every day after', other: 'every # days after' }),
  ].filter((each) => each !== null);
  return (
    <>
      <section aria-labelledby="reminders">
        <h2 id="reminders" className="mb-2 text-lg">
          <Trans>When reminders go out</Trans>
        </h2>
        <p>{times.length > 0 ? times.join(', ') : t`Never`}</p>
      </section>
      <section aria-labelledby="working-days">
        <h2 id="working-days" className="mb-2 text-lg">
          <Trans>Working days</Trans>
        </h2>
        <p>{calendar.weekdays.map((weekday) => weekdayName(weekday)).join(', ')}</p>
        <p className="mb-4 text-muted">{countryLabel(calendar.publicHolidays)}</p>
        <DaysOff calendar={calendar} today={today} />
        <p className="mt-4 text-muted">
          <Trans>Whoever manages the account changes its working days; you see what applies.</Trans>
        </p>
      </section>
    </>
  );
}
