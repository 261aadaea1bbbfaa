import { z } from 'zod';
import type { Resource } from '@moderator/contract';

/** What of a resource the database keeps in columns and words of their own (0006-documents-at-scale.sql). */
export interface Columns {
  /** Fields by which lists are sorted: `sort_1` to `sort_4`. */
  sorts: readonly string[];
  /** Fields with one value by which lists are filtered: `where_1` to `where_4`. */
  filters: readonly string[];
  /** Fields with several values by which lists are filtered: words of the form `field:value`. */
  listed: readonly string[];
}

/** @throws when a resource asks for more columns than there are */
export function columnsOf({ kind, fields, sorts, filters }: Resource): Columns {
  // The account of a thing is a column of every table.
  const others = filters.filter((name) => name !== 'accountId');
  const isListed = (name: string) => bare(fields.shape[name]) instanceof z.ZodArray;
  const columns = {
    sorts,
    filters: others.filter((name) => !isListed(name)),
    listed: others.filter(isListed),
  };
  if (columns.sorts.length > 4 || columns.filters.length > 4)
    throw new Error(`${kind}: the document table has columns for four orders and four filters`);
  return columns;
}

/** A field without what says that it may be missing. */
export function bare(field: unknown): unknown {
  while (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    field = field.unwrap();
  return field;
}
