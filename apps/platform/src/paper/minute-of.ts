import { accountTimeZone } from '@moderator/contract/options';

const minutes = new Intl.DateTimeFormat('sv-SE', {
  timeZone: accountTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * An instant to the minute, in the time of accounts.
 * @example minuteOf(new Date('2026-11-05T18:07:34Z')) // '2026-11-05 20:07'
 */
export const minuteOf = (instant: Date): string => minutes.format(instant);
