import { TableRefused } from '../../spreadsheets/table.ts';

/** The columns of a table of people, as they are spelled in answers. */
export const columns = [
  'username',
  'name',
  'surname',
  'email',
  'phoneNumber',
  'number',
  'gender',
  'race',
  'disability',
  'locale',
  'siteName',
  'siteId',
  'roles',
  'groups',
] as const;

export type Column = (typeof columns)[number];

const required: readonly Column[] = ['username', 'name', 'surname'];

/** "Phone number" and "phone_number" are what people write for phoneNumber. */
const plainName = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');
const byName = new Map(columns.map((column) => [plainName(column), column]));

/**
 * What the cells of a row are, by their place; undefined where the head is empty.
 * @throws TableRefused with every mistake of the head at once
 */
export function readHead(cells: readonly string[]): (Column | undefined)[] {
  const head = cells.map((cell) => byName.get(plainName(cell)));
  const unknown = cells.filter((cell, place) => cell.trim() !== '' && !head[place]);
  const twice = columns.filter((column) => head.filter((each) => each === column).length > 1);
  const missing = required.filter((column) => !head.includes(column));
  const mistakes = [
    ...unknown.slice(0, 5).map((cell) => `There is no column "${cell.trim().slice(0, 60).toWellFormed()}".`),
    ...twice.map((column) => `The column ${column} is there twice.`),
    ...missing.map((column) => `The column ${column} is missing.`),
    ...(head.includes('siteName') && head.includes('siteId')
      ? ['Name the site by siteName or by siteId, not by both.']
      : []),
  ];
  if (mistakes.length === 0) return head;
  throw new TableRefused(
    `${mistakes.join(' ')} The columns are ${columns.join(', ')}. Nothing was stored.`.replaceAll('\0', '␀'),
  );
}
