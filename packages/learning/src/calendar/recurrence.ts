import type { Recurrence } from '@moderator/contract/types';
import { offsetOf, wallClock } from './zones.ts';

const dayMs = 86_400_000;
/** Occurrences that are looked through: forty years of days. */
const mostOccurrences = 15_000;

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** A rule as it is sent or stored: what is not said may be undefined. */
type Rule = { [Name in keyof Recurrence]: Recurrence[Name] | undefined } & Pick<
  Recurrence,
  'frequency' | 'startsAt'
>;

/** When a rule comes round once: by the clock on the wall, which is its name, and as a moment. */
export interface Occurrence {
  /** YYYY-MM-DDTHH:MM */
  local: string;
  at: Date;
}

/**
 * When a rule comes round, in order (a subset of RFC 5545, by the clock on the wall). What the clock leaves out in spring comes at
 * the first moment behind the gap; what it shows twice in autumn comes the first time.
 * @example [...occurrencesOf({ frequency: 'daily', startsAt: '2026-03-28T01:30' }, 'Europe/London')]
 */
export function* occurrencesOf(rule: Rule, timeZone: string): Generator<Occurrence> {
  const [firstDay = '', time = ''] = rule.startsAt.split('T');
  let found = 0;
  for (const day of daysOf(rule, firstDay)) {
    if (rule.until && day > rule.until) return;
    const local = `${day}T${time}`;
    yield { local, at: instantOf(local, timeZone) };
    found += 1;
    if (found === (rule.count ?? mostOccurrences)) return;
  }
}

/** The next time that a rule comes round behind a moment; undefined where it does not any more. */
export function nextOccurrence(rule: Rule, timeZone: string, after: Date): Occurrence | undefined {
  for (const each of occurrencesOf(rule, timeZone)) if (each.at > after) return each;
  return undefined;
}

/** The times that a rule came round behind a moment and up to another. */
export function occurrencesBetween(
  rule: Recurrence,
  timeZone: string,
  after: Date,
  until: Date,
): Occurrence[] {
  const between: Occurrence[] = [];
  for (const each of occurrencesOf(rule, timeZone)) {
    if (each.at > until) break;
    if (each.at > after) between.push(each);
  }
  return between;
}

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Days of a rule from its first one on, without end. */
function* daysOf(rule: Rule, first: string): Generator<string> {
  const { frequency, interval = 1 } = rule;
  const start = dateOf(first);
  if (frequency === 'daily') {
    for (let day = start.getTime(); ; day += interval * dayMs) yield dayOf(new Date(day));
  } else if (frequency === 'weekly') {
    // Weeks begin on Monday.
    const weekday = (start.getUTCDay() + 6) % 7;
    const chosen = rule.byDay?.length
      ? [...new Set(rule.byDay)].map((each) => weekdays.indexOf(each)).sort((a, b) => a - b)
      : [weekday];
    for (let monday = start.getTime() - weekday * dayMs; ; monday += interval * 7 * dayMs)
      for (const each of chosen) {
        const day = dayOf(new Date(monday + each * dayMs));
        if (day >= first) yield day;
      }
  } else {
    const chosen = rule.byMonthDay?.length ? rule.byMonthDay : [start.getUTCDate()];
    for (let month = 0; ; month += interval) {
      const [year, index] = [start.getUTCFullYear(), start.getUTCMonth() + month];
      const length = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
      const days = chosen.map((each) => (each === -1 ? length : each)).filter((each) => each <= length);
      for (const each of [...new Set(days)].sort((a, b) => a - b)) {
        const day = dayOf(new Date(Date.UTC(year, index, each)));
        if (day >= first) yield day;
      }
    }
  }
}

/**
 * The moment at which the clock of a zone shows a time: of two the first, and where it never does, the end of the gap.
 * @example instantOf('2026-03-29T01:30', 'Europe/London') // 2026-03-29T01:00:00Z, when it becomes two o'clock
 */
export function instantOf(local: string, timeZone: string): Date {
  const asIfUtc = Date.parse(`${local}:00Z`);
  const offsets = [-dayMs, dayMs].map((away) => offsetOf(new Date(asIfUtc + away), timeZone));
  const [one, other] = [...new Set(offsets)].map((offset) => asIfUtc - offset * 60_000).sort((a, b) => a - b);
  const shown = local.replace(/[-:]/g, '');
  const candidates = [one, other].filter((each): each is number => each !== undefined);
  const fits = candidates.find((each) => wallClock(new Date(each), timeZone).startsWith(shown));
  if (fits !== undefined) return new Date(fits);
  // Between the two the clock jumps over it.
  let [low, high] = [candidates[0]!, candidates.at(-1)!];
  const before = offsetOf(new Date(low), timeZone);
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000;
    if (offsetOf(new Date(middle), timeZone) === before) low = middle;
    else high = middle;
  }
  return new Date(high);
}
