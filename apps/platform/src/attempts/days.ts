import { accountTimeZone } from '@moderator/contract/options';

/** The zone in which "today" and "this week" are meant. */
export const timeZone = accountTimeZone;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a zone, YYYY-MM-DD. */
export function dayIn(instant: Date, zone: string = timeZone): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  // Formats are costly to make, and a list asks for the day of every row.
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone, ...parts });
  formats.set(zone, format);
  return format.format(instant);
}

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

/** Milliseconds that a zone is ahead of UTC. */
function offsetAt(instant: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
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
