import { sql } from 'kysely';
import type { FigureId } from '@moderator/learning';
import type { ReportKindName, reportCells } from '@moderator/contract/options';
import type { Asked, ReportFilter, Sql } from './asked.ts';

export type { Sql };
export type CellType = (typeof reportCells)[number];
type FilterName = keyof ReportFilter;

/** A column: how it is shown, and where it comes from. */
export interface Column {
  title: string;
  type: CellType;
  value: Sql;
  /** Whether it tells who somebody is, or of one person. */
  personal: boolean;
  /** What rows are sorted by where they are sorted by it: its value, or what comes out of an index. */
  order: Sql | undefined;
  /** What rows are sorted by is this, where it is something else than its cells. */
  orderType: CellType;
  /** Whether it has a value in every row, so that an index of it serves its order. */
  isFull: boolean;
}

/** What the database is asked for one kind. */
export interface ReportRows {
  /** A UUID that no other row has, and this one every time. */
  id: Sql;
  columns: Readonly<Record<string, Column>>;
  /** What stands behind `from`; rows that somebody may see, chosen by the filters. */
  from: Sql;
  where: readonly (Sql | undefined)[];
}

/** A kind of report: all that tables, files, automations and their documentation need to know of it. */
export interface ReportKind {
  kind: ReportKindName;
  title: string;
  about: string;
  /** Of people: those who moderate do not see it. */
  isPersonal: boolean;
  /** Seen by those who manage whole accounts alone, and every look at it is recorded. */
  isGuarded?: true;
  /** What the days of the filter are held against. */
  period: string;
  /** Beside account, site and days. */
  filters: readonly FilterName[];
  /** Ids of figures of the platform. */
  figures?: readonly FigureId[];
  /** The column that rows are sorted by unless told. */
  sort: string;
  /** What paper shows in bars above the table: one share, or up to three numbers that add up, by the columns that name a row. */
  chart?: { title: string; by: readonly string[]; of: readonly string[] };
  rows(asked: Asked): ReportRows | Promise<ReportRows>;
}

interface More {
  personal?: true;
  /** Sorted by this instead of its value. */
  by?: Sql;
  /** What `by` is, where it is something else than the cells. */
  as?: CellType;
  /** Whether there is no row without it. */
  full?: true;
  /** Not sorted by at all: it is worked out for each row that is shown. */
  unsorted?: true;
}

const column =
  (type: CellType) =>
  (title: string, value: Sql, { personal, by, as = type, full, unsorted }: More = {}): Column => ({
    title,
    type,
    value,
    personal: personal === true,
    order: unsorted ? undefined : (by ?? value),
    orderType: as,
    isFull: full === true,
  });

/**
 * Columns by what their cells are.
 * @example { learner: text('Learner', fullName('u'), { personal: true, by: sql`u.sort_1` }) }
 */
export const text = column('text');
export const number = column('number');
export const share = column('share');
export const seconds = column('seconds');
export const day = column('day');
export const instant = column('instant');
export const yesNo = column('yes-no');

/** The name of somebody, or of something with a name or a title, whose document is known by this name in the query. */
export const nameOf = (alias: string): Sql =>
  sql`nullif(concat_ws(' ', coalesce(${sql.ref(`${alias}.body`)} ->> 'title', ${sql.ref(`${alias}.body`)} ->> 'name'), ${sql.ref(`${alias}.body`)} ->> 'surname'), '')`;

/** An id of a row that has none of its own: it follows from what tells the row apart, as a UUID of version 5 layout. */
export const idFrom = (...parts: readonly Sql[]): Sql =>
  sql`overlay(overlay(md5(concat_ws(' ', ${sql.join(parts)})) placing '5' from 13) placing '8' from 17)::uuid`;

/** Joins the document of an id under a name, where there is one. */
export const joinDocument = (kind: string, alias: string, id: Sql): Sql =>
  sql`left join document ${sql.raw(alias)} on ${sql.ref(`${alias}.kind`)} = ${kind} and ${sql.ref(`${alias}.id`)} = ${id}`;
