import { z } from 'zod';
import type { Resource } from '@moderator/contract';
import { bare } from '../../database/document-columns.ts';

/** Columns that a page has room for. */
const most = 8;

/**
 * What of a list goes on paper: the columns that were asked for, as far as there is room; else what people look
 * things up by, then their state, dates and whatever else is one value. Ids say nothing to a reader.
 * @param columns all that the other kinds of file have
 */
export function paperColumns(
  { fields, searched, sorts }: Resource,
  columns: readonly string[],
  asked: boolean,
): readonly string[] {
  if (asked) return columns.slice(0, most);
  const ranks: ((name: string) => boolean)[] = [
    (name) => name === 'state',
    (name) => name in fields.shape && /(At|On)$/.test(name),
    (name) => name in fields.shape && isOneValue(fields.shape[name]),
    (name) => /(At|On)$/.test(name),
  ];
  const readable = columns.filter((name) => !/^id$|Ids?$/.test(name));
  const known = [...searched, ...sorts].filter((name) => readable.includes(name));
  const ranked = [...known, ...ranks.flatMap((fits) => readable.filter(fits))];
  return [...new Set(ranked)].slice(0, most);
}

const isOneValue = (field: unknown): boolean => {
  const value = bare(field);
  return !(value instanceof z.ZodObject || value instanceof z.ZodArray || value instanceof z.ZodRecord);
};

/**
 * The name of a field as people read it.
 * @example inWords('assessmentDueAt') // 'Assessment due at'
 */
export function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])|[-_]/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What somebody has to know who has nothing but the paper. */
export function paperNote(shown: readonly string[], columns: readonly string[]): string {
  const left = columns.filter((name) => !shown.includes(name));
  const missing =
    left.length > 0
      ? `Not shown: ${left.map((name) => inWords(name).toLowerCase()).join(', ')}; they are in the files for spreadsheets and programs. `
      : '';
  return `${missing}Text that ends in … is longer than its column.`;
}
