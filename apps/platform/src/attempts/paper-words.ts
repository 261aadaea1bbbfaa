import { dayIn } from './days.ts';

/** A day as people write it; what is stored as a day has no time zone. */
export const dayWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** An instant as a day of the account. */
export const dayOf = (instant: string | Date): string => dayWords(dayIn(new Date(instant)));

/** An instant to the minute, with its zone: "22 November 2026 at 10:05 SAST (UTC+02:00)". */
export function instantWords(instant: string | Date, timeZone: string): string {
  const at = new Date(instant);
  const time = at.toLocaleTimeString('en-ZA', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const zone = (timeZoneName: 'short' | 'longOffset') =>
    new Intl.DateTimeFormat('en-ZA', { timeZone, timeZoneName })
      .formatToParts(at)
      .find((part) => part.type === 'timeZoneName')?.value ?? '';
  return `${dayWords(dayIn(at, timeZone))} at ${time} ${zone('short')} (${zone('longOffset').replace('GMT', 'UTC')})`;
}

export function registrationWords(
  registration: { number: string; body: string; expiresOn: string } | null,
): string {
  if (!registration) return 'No registration on record';
  return `${registration.number}, ${registration.body}, valid until ${dayWords(registration.expiresOn)}`;
}

/** A provider or a site with the number of its accreditation. */
export const withNumber = (name: string, number: string | null): string =>
  number ? `${name} (accreditation ${number})` : `${name} (no accreditation number on record)`;

/** "23 November 2026 to 27 November 2026", or the one day that it is. */
export const daysWords = (from: string, to: string): string =>
  from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`;
