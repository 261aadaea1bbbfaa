import { accountTimeZone } from '@moderator/contract/options';
import { dayNumber } from '@moderator/moderation';

/** The zone in which "today" and "this week" are meant. */
export const timeZone = accountTimeZone;

/** The calendar day of a zone, YYYY-MM-DD. */
export const dayIn = (instant: Date, zone: string = timeZone): string =>
  new Date(dayNumber(instant, zone) * 86_400_000).toISOString().slice(0, 10);

/** Midnights that the due groups are divided by, in a time zone: today's, tomorrow's, next Monday's. */
export function dayBounds(now: Date, zone: string): { today: Date; tomorrow: Date; nextWeek: Date } {
  const parts = dayIn(now, zone);
  const midnight = (daysAhead: number) => {
    const day = new Date(`${parts}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + daysAhead);
    return new Date(day.getTime() - offsetAt(day, zone));
  };
  // Monday is 1 and Sunday 7, as weeks start on Monday.
  const weekday = new Date(`${parts}T00:00:00Z`).getUTCDay() || 7;
  return { today: midnight(0), tomorrow: midnight(1), nextWeek: midnight(8 - weekday) };
}

/** Clocks of zones: to make one takes longer than anything else that is asked of a day. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Milliseconds that a zone is ahead of UTC. */
function offsetAt(instant: Date, zone: string): number {
  const parts = clockOf(zone).formatToParts(instant);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return (
    Date.UTC(
      value('year'),
      value('month') - 1,
      value('day'),
      value('hour'),
      value('minute'),
      value('second'),
    ) - instant.getTime()
  );
}
