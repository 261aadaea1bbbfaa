/** Countries whose public holidays are known; a calendar without one has the days of its own alone. */
export type HolidayCountry = 'ZA' | 'GB';

export type PublicHoliday =
  | 'new_year'
  | 'human_rights'
  | 'good_friday'
  | 'easter_monday'
  | 'family'
  | 'freedom'
  | 'workers'
  | 'youth'
  | 'women'
  | 'heritage'
  | 'reconciliation'
  | 'christmas'
  | 'goodwill'
  | 'boxing'
  | 'early_may'
  | 'spring'
  | 'summer';

/** A month and a day in it, MM-DD, or days after Easter Sunday, or a Monday of a month (0 is its last one). */
type Falls = { on: string } | { afterEaster: number } | { monday: 0 | 1; of: number };

/**
 * What moves to another day. South Africa: a holiday on a Sunday makes the Monday after it one as well (Public Holidays
 * Act 36 of 1994, section 2). England and Wales: one on a Saturday or Sunday is kept on the next day that is neither
 * a weekend nor another holiday.
 */
type Moves = 'monday_after_sunday' | 'next_free_day';

interface Law {
  holidays: readonly [PublicHoliday, Falls][];
  moves: Moves;
}

const laws: Record<HolidayCountry, Law> = {
  ZA: {
    moves: 'monday_after_sunday',
    holidays: [
      ['new_year', { on: '01-01' }],
      ['human_rights', { on: '03-21' }],
      ['good_friday', { afterEaster: -2 }],
      ['family', { afterEaster: 1 }],
      ['freedom', { on: '04-27' }],
      ['workers', { on: '05-01' }],
      ['youth', { on: '06-16' }],
      ['women', { on: '08-09' }],
      ['heritage', { on: '09-24' }],
      ['reconciliation', { on: '12-16' }],
      ['christmas', { on: '12-25' }],
      ['goodwill', { on: '12-26' }],
    ],
  },
  GB: {
    moves: 'next_free_day',
    holidays: [
      ['new_year', { on: '01-01' }],
      ['good_friday', { afterEaster: -2 }],
      ['easter_monday', { afterEaster: 1 }],
      ['early_may', { monday: 1, of: 5 }],
      ['spring', { monday: 0, of: 5 }],
      ['summer', { monday: 0, of: 8 }],
      ['christmas', { on: '12-25' }],
      ['boxing', { on: '12-26' }],
    ],
  },
};

const years = new Map<string, ReadonlyMap<string, PublicHoliday>>();

/**
 * The public holidays of a year by their days, with those that move. Holidays that are declared for one year alone
 * (an election, a jubilee) are days of a calendar's own.
 *
 * @example publicHolidays('ZA', 2026).get('2026-08-10') // 'women', since the 9th is a Sunday
 */
export function publicHolidays(country: HolidayCountry, year: number): ReadonlyMap<string, PublicHoliday> {
  const key = `${country}${year}`;
  let known = years.get(key);
  if (!known) years.set(key, (known = holidaysOf(laws[country], year)));
  return known;
}

function holidaysOf({ holidays, moves }: Law, year: number): Map<string, PublicHoliday> {
  const found = new Map(holidays.map(([name, falls]) => [dayOf(falls, year), name]));
  for (const [day, name] of found) {
    const moved = moves === 'monday_after_sunday' ? afterSunday(day) : freeDay(day, found);
    if (moved && !found.has(moved)) found.set(moved, name);
  }
  return found;
}

const afterSunday = (day: string): string | undefined =>
  weekdayOf(day) === 7 ? daysAfter(day, 1) : undefined;

function freeDay(day: string, taken: ReadonlyMap<string, unknown>): string | undefined {
  if (weekdayOf(day) < 6) return undefined;
  let free = day;
  while (weekdayOf(free) > 5 || taken.has(free)) free = daysAfter(free, 1);
  return free;
}

function dayOf(falls: Falls, year: number): string {
  if ('on' in falls) return `${year}-${falls.on}`;
  if ('afterEaster' in falls) return daysAfter(easterSunday(year), falls.afterEaster);
  const month = String(falls.of).padStart(2, '0');
  if (falls.monday === 1) return daysAfter(`${year}-${month}-01`, (8 - weekdayOf(`${year}-${month}-01`)) % 7);
  // The last Monday: months with a holiday on it have 31 days.
  const last = `${year}-${month}-31`;
  return daysAfter(last, 1 - weekdayOf(last));
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm of 1876 as Meeus gives it (Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** 1 is Monday and 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** @param days may be less than nothing */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
