import { dayIn } from '../../../attempts/days.ts';
import type { ReportFilter } from '../asked.ts';
import type { Call } from '../../../kernel/call.ts';

/** As it is stored: with days that are counted from the one on which the report is made. */
export type PeriodFilter = Call<'automateReport'>['body']['filter'];

const dayMs = 86_400_000;
const plus = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/**
 * The days that are meant when a report is made, by the calendar of its zone. Weeks begin on Monday.
 * @example filterAt({ period: 'lastMonth' }, new Date('2026-03-02T06:00:00Z'), 'UTC') // { from: '2026-02-01', to: '2026-02-28' }
 */
export function filterAt({ period, ...filter }: PeriodFilter, at: Date, timeZone: string): ReportFilter {
  if (!period) return filter;
  const today = dayIn(at, timeZone);
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const monday = plus(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  const endOfLastMonth = plus(firstOfMonth, -1);
  const days = {
    lastDay: [plus(today, -1), plus(today, -1)],
    lastWeek: [plus(monday, -7), plus(monday, -1)],
    lastMonth: [`${endOfLastMonth.slice(0, 8)}01`, endOfLastMonth],
    thisMonth: [firstOfMonth, today],
  } as const;
  const [from, to] = days[period];
  return { ...filter, from, to };
}
