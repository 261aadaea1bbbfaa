import { t } from '@lingui/core/macro';
import type { ComingWeek } from '@moderator/contract/types';
import { formatDate } from '@/i18n/format.ts';

const dayOf = (day: string) =>
  formatDate(new Date(`${day}T00:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** This week, next week, and then the day on which it begins. */
export function weekLabel({ from }: Pick<ComingWeek, 'from'>, place: number): string {
  if (place === 0) return t`This week`;
  return place === 1 ? t`Next week` : t`From ${dayOf(from)}`;
}
