import { contentLine, parameterValue, textValue } from './content-lines.ts';
import { wallClock, zoneLines } from './zones.ts';

/** Something that is on a calendar. */
export interface CalendarEvent {
  /** The same for ever, so that what is told again changes what is there. */
  uid: string;
  /** Rises with each change. */
  sequence: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  /** IANA name. */
  timeZone: string;
  title: string;
  location?: string | undefined;
  description?: string | undefined;
  isCancelled: boolean;
  /** From the day that it starts to the day before it ends, at no time of them. */
  isWholeDays?: boolean;
}

/** Who asks whom to come, in calendars that are mailed. */
export interface Invitation {
  /** An address that nobody answers to. */
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

/** What a calendar is for: to be read, to ask somebody, or to take back that they were asked (RFC 5546). */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/**
 * A calendar as RFC 5545 has it, in the wall-clock times of each event's zone.
 * @param invitation of mails alone: what is read from an address asks nobody
 * @example calendarOf([event], 'PUBLISH') // 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n…'
 */
export function calendarOf(
  events: readonly CalendarEvent[],
  method: CalendarMethod,
  invitation?: Invitation,
): string {
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Moderator//Platform//EN'),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('METHOD', method),
    ...zonesOf(events),
    ...events.map((event) => eventLines(event, invitation)),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}

function zonesOf(events: readonly CalendarEvent[]): string[] {
  const timed = events.filter(({ isWholeDays }) => !isWholeDays);
  const names = [...new Set(timed.map(({ timeZone }) => timeZone))];
  return names.map((name) => {
    const own = timed.filter(({ timeZone }) => timeZone === name);
    const first = Math.min(...own.map(({ startsAt }) => startsAt.getTime()));
    const last = Math.max(...own.map(({ endsAt }) => endsAt.getTime()));
    return zoneLines(name, new Date(first), new Date(last));
  });
}

function eventLines(event: CalendarEvent, invitation: Invitation | undefined): string {
  const { uid, sequence, changedAt, startsAt, endsAt, title, location, description } = event;
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', uid),
    contentLine('SEQUENCE', String(sequence)),
    contentLine('DTSTAMP', `${wallClock(changedAt, 'UTC')}Z`),
    timeLine('DTSTART', startsAt, event),
    timeLine('DTEND', endsAt, event),
    contentLine('SUMMARY', textValue(title)),
    ...(location ? [contentLine('LOCATION', textValue(location))] : []),
    ...(description ? [contentLine('DESCRIPTION', textValue(description))] : []),
    contentLine('STATUS', event.isCancelled ? 'CANCELLED' : 'CONFIRMED'),
    // Weeks of a course do not make somebody busy all day.
    contentLine('TRANSP', endsAt.getTime() - startsAt.getTime() > 86_400_000 ? 'TRANSPARENT' : 'OPAQUE'),
    ...(invitation ? peopleLines(invitation) : []),
    contentLine('END', 'VEVENT'),
  ].join('');
}

/** A moment as the clock of its zone shows it, or its day alone. */
function timeLine(name: string, at: Date, { timeZone, isWholeDays }: CalendarEvent): string {
  const clock = wallClock(at, timeZone);
  return isWholeDays
    ? contentLine(`${name};VALUE=DATE`, clock.slice(0, 8))
    : contentLine(`${name};TZID=${timeZone}`, clock);
}

const peopleLines = ({ organizer, attendee }: Invitation) => [
  contentLine(`ORGANIZER;CN=${parameterValue(organizer.name)}`, `mailto:${organizer.email}`),
  contentLine(
    `ATTENDEE;CN=${parameterValue(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE`,
    `mailto:${attendee.email}`,
  ),
];
