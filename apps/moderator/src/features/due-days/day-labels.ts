import { t } from '@lingui/core/macro';
import type { WorkingCalendar } from '@moderator/contract/types';
import { formatDate } from '@/i18n/format.ts';

/** @param weekday 1 is Monday: 1 January 2024 was one */
export const weekdayName = (weekday: number): string =>
  formatDate(new Date(Date.UTC(2024, 0, weekday)), { weekday: 'long', timeZone: 'UTC' });

/** Whose public holidays are kept. */
export const countryLabel = (country: WorkingCalendar['publicHolidays']): string =>
  country === 'ZA'
    ? t`With the public holidays of South Africa`
    : country === 'GB'
      ? t`With the bank holidays of England and Wales`
      : t`Without public holidays`;
