import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { WorkingCalendar } from '@moderator/contract/types';
import { formatDate } from '@/i18n/format.ts';
import { dayOffLabel } from '@/labels/holiday-labels.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { comingDaysOff } from '../coming-days-off.ts';

interface DaysOffProps {
  calendar: WorkingCalendar;
  /** The first day that is shown, YYYY-MM-DD. */
  today: string;
  /** Only who may change them takes the account's own days out. */
  onRemove?: (day: string) => void;
}

const dayText = (day: string): string =>
  formatDate(new Date(`${day}T00:00:00Z`), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Days of the coming twelve months on which nobody works, beside the weekends. */
export function DaysOff({ calendar, today, onRemove }: DaysOffProps) {
  const days = comingDaysOff(calendar, today);
  if (days.length === 0)
    return (
      <p className="text-muted">
        <Trans>No day off in the coming twelve months beside the weekends.</Trans>
      </p>
    );
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {days.map(({ day, off }) => (
        <li key={day} className="flex min-h-11 items-center gap-4 px-4 py-1">
          <span data-numeric className="w-36 shrink-0 text-muted">
            {dayText(day)}
          </span>
          <span className="min-w-0 flex-1">{dayOffLabel(off)}</span>
          {off.kind === 'own' && onRemove ? (
            <IconButton
              icon="close"
              size="small"
              label={t`Take out ${dayText(day)}`}
              onClick={() => onRemove(day)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
