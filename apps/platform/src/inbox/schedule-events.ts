import type { CalendarEvent } from '@moderator/learning';
import type { Config } from '../config.ts';
import { addressOf } from '../mail/address-of.ts';

/** A schedule, as far as calendars show it. */
interface Shown {
  id: string;
  title: string;
  course_title: string;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  location: string | null;
  phase: string;
  version: number;
  changedAt: Date;
}

/** The name of the platform in identifiers that hold for ever. */
export const hostOf = (config: Config): string => new URL(addressOf(config)).hostname;

/** A schedule as an event; what is told of it later changes the same. */
export const eventOf = (shown: Shown, config: Config): CalendarEvent => ({
  uid: `${shown.id}@${hostOf(config)}`,
  sequence: shown.version,
  changedAt: shown.changedAt,
  startsAt: shown.starts_at,
  endsAt: shown.ends_at,
  timeZone: shown.time_zone,
  title: shown.title,
  location: shown.location ?? undefined,
  description: shown.course_title,
  isCancelled: shown.phase === 'cancelled',
});

/** A meeting of a schedule as an event. */
export const meetingEventOf = (
  meeting: {
    id: string;
    title: string;
    startsAt: string;
    endsAt: string;
    status: string;
    version: number;
    changedAt: string;
  },
  schedule: Pick<Shown, 'title' | 'time_zone'>,
  config: Config,
): CalendarEvent => ({
  uid: `${meeting.id}@${hostOf(config)}`,
  sequence: meeting.version,
  changedAt: new Date(meeting.changedAt),
  startsAt: new Date(meeting.startsAt),
  endsAt: new Date(meeting.endsAt),
  timeZone: schedule.time_zone,
  title: meeting.title,
  description: schedule.title,
  isCancelled: meeting.status === 'cancelled',
});
