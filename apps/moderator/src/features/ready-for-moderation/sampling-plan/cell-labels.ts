import { plural, t } from '@lingui/core/macro';
import { msg } from '@lingui/core/macro';
import type { MatrixCell } from '@moderator/contract/types';
import { formatDate } from '@/i18n/format.ts';
import { look } from '@/labels/status-labels.ts';
import type { StatusLook } from '@/labels/status-labels.ts';

/** Colour, shape and word of a cell; those of a planned look are among them. */
export const cellLooks: Record<MatrixCell['status'], StatusLook> = {
  nothing: look(msg`Nothing yet`, 'neutral', 'dash'),
  open: look(msg`Not looked at`, 'neutral', 'dash'),
  in_sample: look(msg`In sample`, 'note', 'half'),
  sampled: look(msg`Looked at`, 'good', 'tick'),
  planned: look(msg`Planned`, 'note', 'ring'),
  due: look(msg({ message: `Due`, context: 'planned look' }), 'warn', 'half'),
  overdue: look(msg`Overdue`, 'bad', 'bang'),
};

/** "Nov 2026", in the language shown. */
export const monthLabel = (month: string): string =>
  formatDate(new Date(`${month}-01`), { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "2 of 12", what was looked at of what there is; how much is judged early where nothing is finished. */
export function shareLabel({ assessed, decided, interim, unfinished }: MatrixCell): string {
  if (assessed > 0) return t`${decided + interim} of ${assessed}`;
  if (interim > 0) return plural(interim, { one: '# early', other: '# early' });
  return unfinished > 0 ? plural(unfinished, { one: '# unfinished', other: '# unfinished' }) : '';
}

/** When: the month that is planned next, or else the one in which it was looked at last. */
export function whenLabel({ planned, months }: MatrixCell): string {
  const next = planned.find((each) => each.status !== 'sampled');
  const month = next?.month ?? months.at(-1);
  if (!month) return '';
  return next?.interim ? t`${monthLabel(month)}, early` : monthLabel(month);
}
