import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarOf } from './calendar.ts';
import type { CalendarEvent } from './calendar.ts';

const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'one@moderator.example',
  sequence: 3,
  changedAt: new Date('2026-10-01T10:00:00Z'),
  startsAt: new Date('2026-11-02T06:00:00Z'),
  endsAt: new Date('2026-11-02T10:00:00Z'),
  timeZone: 'Africa/Johannesburg',
  title: 'Slopes, in “spring”',
  isCancelled: false,
  ...more,
});

/** The calendar as another programme reads it, with its own zones and no others. */
function readBy(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  const read = { method: calendar.getFirstPropertyValue('method'), events };
  return read;
}

describe('a calendar', () => {
  it.each([
    ['where clocks never change', 'Africa/Johannesburg', '2026-11-02T06:00:00Z'],
    ['in summer', 'Europe/London', '2026-07-01T08:00:00Z'],
    ['in winter', 'Europe/London', '2026-12-01T09:00:00Z'],
    ['an hour before clocks go forward', 'Europe/London', '2026-03-29T00:30:00Z'],
    ['just behind that', 'Europe/London', '2026-03-29T01:00:00Z'],
    ['in the summer that there was in São Paulo', 'America/Sao_Paulo', '2018-12-03T10:00:00Z'],
    ['at its last change', 'America/Sao_Paulo', '2019-02-17T03:30:00Z'],
    ['west of Greenwich', 'America/New_York', '2026-11-02T15:00:00Z'],
    ['half an hour beside others', 'Asia/Kolkata', '2026-11-02T15:00:00Z'],
  ])('tells the time %s', (_, timeZone, instant) => {
    const startsAt = new Date(instant);
    const endsAt = new Date(startsAt.getTime() + 90 * 60_000);
    const { events } = readBy(calendarOf([event({ timeZone, startsAt, endsAt })], 'PUBLISH'));
    expect(events[0]!.startDate.toJSDate()).toEqual(startsAt);
    expect(events[0]!.endDate.toJSDate()).toEqual(endsAt);
    ICAL.TimezoneService.reset();
  });

  it('asks somebody to come, and takes it back', () => {
    const people = {
      organizer: { name: 'Umthombo "Skills" Academy', email: 'no-reply@moderator.example' },
      attendee: { name: 'Zanele; Ndlovu', email: 'zanele@example.co.za' },
    };
    const { method, events } = readBy(calendarOf([event()], 'REQUEST', people));
    expect(method).toBe('REQUEST');
    expect(events[0]).toMatchObject({
      uid: 'one@moderator.example',
      summary: 'Slopes, in “spring”',
      sequence: 3,
      organizer: 'mailto:no-reply@moderator.example',
    });
    expect(events[0]!.attendees.map((each) => each.getFirstValue())).toEqual(['mailto:zanele@example.co.za']);
    const cancelled = readBy(calendarOf([event({ isCancelled: true })], 'CANCEL', people));
    expect(cancelled.events[0]!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('keeps what people wrote, and nothing they write is another line', () => {
    const words = fc.string({
      unit: fc.constantFrom('a', ',', ';', '\\', '\n', ':', '"', 'é', '🚜', ' ', 'BEGIN:VEVENT'),
    });
    fc.assert(
      fc.property(words, words, (title, location) => {
        const text = calendarOf([event({ title: `x${title}`, location: `y${location}` })], 'PUBLISH');
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const { events } = readBy(text);
        expect(events).toHaveLength(1);
        expect([events[0]!.summary, events[0]!.location]).toEqual([`x${title}`, `y${location}`]);
      }),
      { numRuns: 200 },
    );
  });
});
