import type { CsvRow } from './csv-file.ts';
import { RowRefused } from './refusals.ts';
import type { Template } from './templates.ts';

/** A number from a row, or undefined when there is none. @throws RowRefused */
export function numberFrom(
  template: Template,
  row: CsvRow,
  limits: { least: number; most: number; whole?: boolean },
): number | undefined {
  const text = template.fill(row);
  if (text === undefined) return undefined;
  const { columns } = template;
  if (!/^[-+]?\d+(\.\d+)?$/.test(text)) throw new RowRefused(columns, text, 'not a number');
  const value = Number(text);
  if (limits.whole && !Number.isSafeInteger(value)) throw new RowRefused(columns, text, 'not a whole number');
  if (value < limits.least) throw new RowRefused(columns, text, `under ${limits.least}`);
  if (value > limits.most) throw new RowRefused(columns, text, `over ${limits.most}`);
  return value;
}

const dayMs = 86_400_000;

/** Noon, so that the calendar day is the same one wherever it is read. */
const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** The calendar day of a text such as 2013-10-01, or undefined when there is no such day. */
export function dayFrom(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = noon(text);
  return Number.isNaN(date.getTime()) || isoDay(date) !== text ? undefined : date;
}

export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs);
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((to.getTime() - from.getTime()) / dayMs);

/** When something is: a day counted from the start of the course, or a calendar day. */
export interface Moment {
  day?: Template | undefined;
  date?: Template | undefined;
}

const mostDays = 20_000;

/** @throws RowRefused */
export function momentFrom(moment: Moment, row: CsvRow, start: Date | undefined): Date | undefined {
  if (moment.day && start) {
    const days = numberFrom(moment.day, row, { least: -mostDays, most: mostDays, whole: true });
    return days === undefined ? undefined : daysAfter(start, days);
  }
  const { date: template } = moment;
  const text = template?.fill(row);
  if (!template || text === undefined) return undefined;
  const date = dayFrom(text.slice(0, 10));
  if (!date) throw new RowRefused(template.columns, text, 'not a day such as 2026-03-31');
  return date;
}
