import { describe, expect, it } from 'vitest';
import type { Recurrence } from '@moderator/contract/types';
import { instantOf, nextOccurrence, occurrencesBetween, occurrencesOf } from './recurrence.ts';

const first = (rule: Partial<Recurrence>, many = 4, zone = 'Africa/Johannesburg') => {
  const whole: Recurrence = { frequency: 'daily', startsAt: '2026-01-30T08:00', ...rule };
  const found: string[] = [];
  for (const { local } of occurrencesOf(whole, zone)) {
    found.push(local.slice(0, 10));
    if (found.length === many) break;
  }
  return found;
};

describe('a rule', () => {
  it.each<[string, Partial<Recurrence>, string[]]>([
    ['each day', {}, ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02']],
    ['every third day', { interval: 3 }, ['2026-01-30', '2026-02-02', '2026-02-05', '2026-02-08']],
    ['twice', { count: 2 }, ['2026-01-30', '2026-01-31']],
    ['until a day', { until: '2026-02-01' }, ['2026-01-30', '2026-01-31', '2026-02-01']],
    ['each week', { frequency: 'weekly' }, ['2026-01-30', '2026-02-06', '2026-02-13', '2026-02-20']],
    [
      'on two days of every other week, from the middle of one',
      { frequency: 'weekly', interval: 2, byDay: ['FR', 'MO'] },
      ['2026-01-30', '2026-02-09', '2026-02-13', '2026-02-23'],
    ],
    [
      'on the last day of each month',
      { frequency: 'monthly', byMonthDay: [-1] },
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ],
    [
      'on two days of every second month',
      { frequency: 'monthly', interval: 2, byMonthDay: [15, 1] },
      ['2026-03-01', '2026-03-15', '2026-05-01', '2026-05-15'],
    ],
  ])('comes %s', (_, rule, days) => {
    expect(first(rule)).toEqual(days);
  });

  it.each([
    ['on an ordinary day', 'Europe/London', '2026-02-01T08:00', '2026-02-01T08:00:00.000Z'],
    ['in summer', 'Europe/London', '2026-07-01T08:00', '2026-07-01T07:00:00.000Z'],
    ['in the gap of spring at its end', 'Europe/London', '2026-03-29T01:30', '2026-03-29T01:00:00.000Z'],
    ['of two in autumn at the first', 'Europe/London', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
    ['where the gap is at midnight', 'America/Sao_Paulo', '2018-11-04T00:30', '2018-11-04T03:00:00.000Z'],
    [
      'of two before midnight at the first',
      'America/Sao_Paulo',
      '2018-02-17T23:30',
      '2018-02-18T01:30:00.000Z',
    ],
    ['where the gap is half an hour', 'Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:30:00.000Z'],
    ['where a day was left out', 'Pacific/Apia', '2011-12-30T08:00', '2011-12-30T10:00:00.000Z'],
  ])('comes %s', (_, zone, local, at) => {
    expect(instantOf(local, zone).toISOString()).toBe(at);
  });

  it('comes at the same time by the clock on the wall, before and after the clocks change', () => {
    const rule: Recurrence = { frequency: 'daily', startsAt: '2026-03-27T09:00' };
    const between = occurrencesBetween(
      rule,
      'Europe/London',
      new Date('2026-03-28T00:00:00Z'),
      new Date('2026-03-30T23:00:00Z'),
    );
    expect(between.map(({ at }) => at.toISOString())).toEqual([
      '2026-03-28T09:00:00.000Z',
      '2026-03-29T08:00:00.000Z',
      '2026-03-30T08:00:00.000Z',
    ]);
  });

  it('tells when it comes next, and that it does not any more', () => {
    const rule: Recurrence = { frequency: 'daily', startsAt: '2026-01-01T08:00', count: 2 };
    const next = (after: string) => nextOccurrence(rule, 'UTC', new Date(after))?.local;
    expect([next('2026-01-01T08:00:00Z'), next('2026-01-02T08:00:00Z')]).toEqual([
      '2026-01-02T08:00',
      undefined,
    ]);
  });
});
