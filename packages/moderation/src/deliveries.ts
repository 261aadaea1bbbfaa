import { alwaysInInbox, inboxEvents } from '@moderator/contract/options';
import type { InboxEvent, MailRhythm } from '@moderator/contract/options';
import { dayNumber } from './due.ts';

/** How somebody is told of one kind of event. */
export interface InboxChoice {
  event: InboxEvent;
  inbox: boolean;
  mail: MailRhythm;
}

/** How somebody wants to be told. Times are HH:MM of their zone; without quiet hours both are null. */
export interface DeliveryWishes {
  events: readonly InboxChoice[];
  quietFrom: string | null;
  quietUntil: string | null;
  timeZone: string;
}

/** When what is gathered is mailed, and before which nothing is that a day brings. */
const morning = '07:00';
const broughtByDays: readonly InboxEvent[] = ['task.due', 'task.overdue'];

/** Every event with its choice: what somebody did not choose is told in the inbox and mailed at once. */
export const inboxChoicesOf = (events: readonly InboxChoice[]): InboxChoice[] =>
  inboxEvents.map((event) => {
    const choice = events.find((each) => each.event === event) ?? { event, inbox: true, mail: 'at_once' };
    return { ...choice, inbox: choice.inbox || alwaysInInbox.includes(event) };
  });

/**
 * Where something is told to a person, and when it is mailed: at once, or with others at seven in the morning of the next
 * day or Monday, and never in their quiet hours.
 * @returns mailAt null where it is not mailed
 * @example deliveryOf(wishes, 'appeal.changed', now) // { inbox: true, mailAt: now }
 */
export function deliveryOf(
  { events, quietFrom, quietUntil, timeZone }: DeliveryWishes,
  event: InboxEvent,
  now: Date,
): { inbox: boolean; mailAt: Date | null } {
  const choice = inboxChoicesOf(events).find((each) => each.event === event);
  if (!choice || choice.mail === 'off') return { inbox: choice?.inbox ?? true, mailAt: null };
  const at =
    choice.mail === 'at_once' && !(broughtByDays.includes(event) && localTime(now, timeZone) < morning)
      ? now
      : nextMorning(now, timeZone, choice.mail === 'weekly');
  return { inbox: choice.inbox, mailAt: afterQuiet(at, { quietFrom, quietUntil, timeZone }) };
}

/** The next seven o'clock; of Mondays alone, where what is gathered is that of a week. */
function nextMorning(now: Date, zone: string, onMonday: boolean): Date {
  const today = dayNumber(now, zone);
  const next = instantAt(today, morning, zone) > now ? today : today + 1;
  // Day number 4 was a Monday: 1 January 1970 was a Thursday.
  return instantAt(onMonday ? next + ((4 - (next % 7) + 7) % 7) : next, morning, zone);
}

function afterQuiet(
  at: Date,
  { quietFrom: from, quietUntil: until, timeZone: zone }: Omit<DeliveryWishes, 'events'>,
): Date {
  if (from === null || until === null) return at;
  const time = localTime(at, zone);
  const isQuiet = from <= until ? from <= time && time < until : time >= from || time < until;
  if (!isQuiet) return at;
  return instantAt(dayNumber(at, zone) + (time < until ? 0 : 1), until, zone);
}

const localTime = (instant: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(instant);

const dayMs = 86_400_000;

/**
 * The instant at which clocks of a zone show a time. Of two (clocks go back) the first one; of none (clocks go forward) as
 * long after the gap as it lies in it.
 */
function instantAt(day: number, time: string, zone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wall = day * dayMs + (hours * 60 + minutes) * 60_000;
  const both = [wall - dayMs, wall + dayMs].map((near) => new Date(wall - offsetAt(new Date(near), zone)));
  const shown = both.filter((each) => each.getTime() + offsetAt(each, zone) === wall);
  const times = (shown.length > 0 ? shown : both).map((each) => each.getTime());
  return new Date(shown.length > 0 ? Math.min(...times) : Math.max(...times));
}

/** Milliseconds that clocks of a zone are ahead of UTC. */
function offsetAt(instant: Date, zone: string): number {
  const minute = Math.floor(instant.getTime() / 60_000) * 60_000;
  const [hours = 0, minutes = 0] = localTime(instant, zone).split(':').map(Number);
  return dayNumber(instant, zone) * dayMs + (hours * 60 + minutes) * 60_000 - minute;
}
