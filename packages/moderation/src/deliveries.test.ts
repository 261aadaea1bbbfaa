import { describe, expect, it } from 'vitest';
import type { MailRhythm } from '@moderator/contract/options';
import { inboxChoicesOf, deliveryOf } from './deliveries.ts';

const johannesburg = 'Africa/Johannesburg';
const wishes = (mail: MailRhythm, more: object = {}) => ({
  events: [{ event: 'appeal.changed' as const, inbox: true, mail }],
  quietFrom: null,
  quietUntil: null,
  timeZone: johannesburg,
  ...more,
});
const mailAt = (mail: MailRhythm, now: string, more?: object) =>
  deliveryOf(wishes(mail, more), 'appeal.changed', new Date(now)).mailAt?.toISOString() ?? null;
const nights = { quietFrom: '20:00', quietUntil: '06:30' };
const noon = { quietFrom: '12:00', quietUntil: '13:00' };
const berlin = { timeZone: 'Europe/Berlin' };

describe('when something is mailed', () => {
  // 25 November 2026 is a Wednesday; Johannesburg is two hours ahead.
  it.each<[MailRhythm, string, string | null, object?]>([
    ['off', '2026-11-25T10:00:00.000Z', null],
    ['at_once', '2026-11-25T10:00:00.000Z', '2026-11-25T10:00:00.000Z'],
    ['daily', '2026-11-25T04:59:00.000Z', '2026-11-25T05:00:00.000Z'],
    ['daily', '2026-11-25T05:00:00.000Z', '2026-11-26T05:00:00.000Z'],
    ['daily', '2026-11-25T23:30:00.000Z', '2026-11-26T05:00:00.000Z'],
    ['weekly', '2026-11-25T10:00:00.000Z', '2026-11-30T05:00:00.000Z'],
    ['weekly', '2026-11-30T04:00:00.000Z', '2026-11-30T05:00:00.000Z'],
    ['weekly', '2026-11-30T05:00:00.000Z', '2026-12-07T05:00:00.000Z'],
    // Quiet hours that reach over midnight, and those that do not.
    ['at_once', '2026-11-25T19:00:00.000Z', '2026-11-26T04:30:00.000Z', nights],
    ['at_once', '2026-11-25T02:00:00.000Z', '2026-11-25T04:30:00.000Z', nights],
    ['at_once', '2026-11-25T04:30:00.000Z', '2026-11-25T04:30:00.000Z', nights],
    ['at_once', '2026-11-25T10:15:00.000Z', '2026-11-25T11:00:00.000Z', noon],
    [
      'daily',
      '2026-11-25T10:00:00.000Z',
      '2026-11-26T06:00:00.000Z',
      { quietFrom: '22:00', quietUntil: '08:00' },
    ],
    // Clocks of Berlin go back on 25 October and forward on 28 March.
    ['daily', '2026-10-24T12:00:00.000Z', '2026-10-25T06:00:00.000Z', berlin],
    [
      'at_once',
      '2027-03-28T00:30:00.000Z',
      '2027-03-28T01:30:00.000Z',
      { ...berlin, quietFrom: '01:00', quietUntil: '02:30' },
    ],
    [
      'at_once',
      '2026-10-24T23:30:00.000Z',
      '2026-10-25T00:30:00.000Z',
      { ...berlin, quietFrom: '01:00', quietUntil: '02:30' },
    ],
  ])('%s, at %s: at %s', (mail, now, expected, more) => {
    expect(mailAt(mail, now, more)).toBe(expected);
  });

  it('is not before the morning, where a day brings it', () => {
    const told = (now: string) => deliveryOf({ ...wishes('off') }, 'task.due', new Date(now)).mailAt;
    expect(told('2026-11-24T22:07:00Z')).toEqual(new Date('2026-11-25T05:00:00Z'));
    expect(told('2026-11-25T09:07:00Z')).toEqual(new Date('2026-11-25T09:07:00Z'));
  });
});

describe('what somebody chose', () => {
  it('is what is usual where they chose nothing', () => {
    expect(inboxChoicesOf([])).toContainEqual({ event: 'job.failed', inbox: true, mail: 'at_once' });
  });

  it('keeps released results in the inbox', () => {
    const choices = inboxChoicesOf([
      { event: 'result.released', inbox: false, mail: 'off' },
      { event: 'task.due', inbox: false, mail: 'off' },
    ]);
    expect(choices.filter(({ inbox }) => !inbox).map(({ event }) => event)).toEqual(['task.due']);
  });
});
