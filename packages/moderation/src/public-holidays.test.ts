import { describe, expect, it } from 'vitest';
import { daysAfter, easterSunday, publicHolidays, weekdayOf } from './public-holidays.ts';

describe('Easter Sunday', () => {
  it.each([
    '1954-04-18',
    '2000-04-23',
    '2008-03-23',
    '2019-04-21',
    '2024-03-31',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ])('of its year is %s', (day) => expect(easterSunday(Number(day.slice(0, 4)))).toBe(day));
});

describe('public holidays of South Africa', () => {
  it('of 2026 are those of the government’s calendar, with the Monday after a Sunday', () => {
    expect([...publicHolidays('ZA', 2026)].toSorted()).toEqual([
      ['2026-01-01', 'new_year'],
      ['2026-03-21', 'human_rights'],
      ['2026-04-03', 'good_friday'],
      ['2026-04-06', 'family'],
      ['2026-04-27', 'freedom'],
      ['2026-05-01', 'workers'],
      ['2026-06-16', 'youth'],
      ['2026-08-09', 'women'],
      ['2026-08-10', 'women'],
      ['2026-09-24', 'heritage'],
      ['2026-12-16', 'reconciliation'],
      ['2026-12-25', 'christmas'],
      ['2026-12-26', 'goodwill'],
    ]);
  });

  it.each([
    // Christmas on a Sunday: the Monday is the Day of Goodwill already, and the law gives no other day.
    ['2022-12-27', undefined],
    ['2023-01-02', 'new_year'],
    ['2025-04-28', 'freedom'],
    ['2026-03-23', undefined],
  ])('make %s %s', (day, name) => expect(publicHolidays('ZA', Number(day.slice(0, 4))).get(day)).toBe(name));
});

describe('bank holidays of England and Wales', () => {
  it.each([
    [
      2026,
      [
        '2026-01-01',
        '2026-04-03',
        '2026-04-06',
        '2026-05-04',
        '2026-05-25',
        '2026-08-31',
        '2026-12-25',
        '2026-12-28',
      ],
    ],
    // Both days of Christmas on a weekend.
    [2021, ['2021-12-27', '2021-12-28']],
    [2022, ['2022-01-03', '2022-12-26', '2022-12-27']],
  ])('of %i hold %j', (year, days) => {
    const found = publicHolidays('GB', year);
    expect(days.filter((day) => !found.has(day))).toEqual([]);
  });

  it('leave no holiday on a weekend without a weekday for it', () => {
    for (let year = 2020; year < 2060; year++) {
      const working = [...publicHolidays('GB', year).keys()].filter((day) => weekdayOf(day) < 6);
      expect([year, working.length]).toEqual([year, 8]);
    }
  });
});

describe('days', () => {
  it('follow one another over months, years and leap days', () => {
    expect(daysAfter('2024-02-28', 1)).toBe('2024-02-29');
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
    expect(weekdayOf('2026-11-23')).toBe(1);
    expect(weekdayOf('2026-11-22')).toBe(7);
  });
});
