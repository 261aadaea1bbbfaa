import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { DayOff, PublicHoliday } from '@moderator/moderation';

const labels: Record<PublicHoliday, MessageDescriptor> = {
  new_year: msg`New Year’s Day`,
  human_rights: msg`Human Rights Day`,
  good_friday: msg`Good Friday`,
  easter_monday: msg`Easter Monday`,
  family: msg`Family Day`,
  freedom: msg`Freedom Day`,
  workers: msg`Workers’ Day`,
  youth: msg`Youth Day`,
  women: msg`National Women’s Day`,
  heritage: msg`Heritage Day`,
  reconciliation: msg`Day of Reconciliation`,
  christmas: msg`Christmas Day`,
  goodwill: msg`Day of Goodwill`,
  boxing: msg`Boxing Day`,
  early_may: msg`Early May bank holiday`,
  spring: msg`Spring bank holiday`,
  summer: msg`Summer bank holiday`,
};

export const holidayLabel = (holiday: PublicHoliday): string => i18n._(labels[holiday]);

/** Why nobody works on a day, in a word or two. */
export const dayOffLabel = (dayOff: DayOff): string => {
  if (dayOff.kind === 'own') return dayOff.name;
  return dayOff.kind === 'public' ? holidayLabel(dayOff.holiday) : t`Not a working day`;
};
