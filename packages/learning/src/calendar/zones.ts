import { contentLine } from './content-lines.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a zone, which is asked often and costs much to make. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What a clock on a wall shows, as calendars write it: 20261102T080000. */
export function wallClock(instant: Date, timeZone: string): string {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}${parts['month']}${parts['day']}T${parts['hour']}${parts['minute']}${parts['second']}`;
}

/** Minutes by which a zone is before Greenwich at a moment. */
export function offsetOf(instant: Date, timeZone: string): number {
  const [date, time] = wallClock(instant, timeZone).split('T') as [string, string];
  const shown = Date.UTC(
    Number(date.slice(0, 4)),
    Number(date.slice(4, 6)) - 1,
    Number(date.slice(6, 8)),
    Number(time.slice(0, 2)),
    Number(time.slice(2, 4)),
    Number(time.slice(4, 6)),
  );
  return Math.round((shown - Math.floor(instant.getTime() / 1000) * 1000) / minuteMs);
}

/** Offsets as calendars write them: +0200. */
function written(minutes: number): string {
  const sign = minutes < 0 ? '-' : '+';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${sign}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
}

/** The moments between two at which the clocks of a zone change, to the minute. */
function changesOf(timeZone: string, from: Date, to: Date): Date[] {
  const changes: Date[] = [];
  for (let day = from.getTime(); day < to.getTime(); day += dayMs) {
    const before = offsetOf(new Date(day), timeZone);
    if (before === offsetOf(new Date(day + dayMs), timeZone)) continue;
    let [low, high] = [day, day + dayMs];
    while (high - low > minuteMs) {
      const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
      if (offsetOf(new Date(middle), timeZone) === before) low = middle;
      else high = middle;
    }
    changes.push(new Date(high));
  }
  return changes;
}

/**
 * How a zone tells the time between two moments, for readers that do not know it by its name (RFC 5545, section 3.6.5): what
 * it begins with, and each change of its clocks.
 */
export function zoneLines(timeZone: string, from: Date, to: Date): string {
  // Readers look at what held before what they are told of.
  const start = new Date(Math.floor((from.getTime() - 366 * dayMs) / minuteMs) * minuteMs);
  const observances = [start, ...changesOf(timeZone, start, to)].map((instant, index) => {
    const offset = offsetOf(instant, timeZone);
    const before = index === 0 ? offset : offsetOf(new Date(instant.getTime() - minuteMs), timeZone);
    const kind = offset > before ? 'DAYLIGHT' : 'STANDARD';
    // It is told by the clock that was before it.
    const shown = wallClock(new Date(instant.getTime() + before * minuteMs), 'UTC');
    return [
      contentLine('BEGIN', kind),
      contentLine('DTSTART', shown),
      contentLine('TZOFFSETFROM', written(before)),
      contentLine('TZOFFSETTO', written(offset)),
      contentLine('END', kind),
    ].join('');
  });
  return [
    contentLine('BEGIN', 'VTIMEZONE'),
    contentLine('TZID', timeZone),
    ...observances,
    contentLine('END', 'VTIMEZONE'),
  ].join('');
}
