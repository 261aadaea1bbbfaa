import { genders, languages, races, roles, UserFields } from '@moderator/contract';
import { RefusedError } from '../../kernel/refusal.ts';
import { collections } from '../../documents/collections.ts';
import type { Hooks } from '../../documents/hooks.ts';
import { allowedBody, siteOf } from '../../documents/policies.ts';
import type { Body } from '../../documents/document.ts';
import { keyOfName } from './places.ts';
import type { Places } from './places.ts';
import type { Mistake } from './report.ts';
import type { Column } from './table-head.ts';
import type { TableRow } from '../../spreadsheets/table.ts';
import type { Upload } from './upload.ts';

const users = collections.users.resource;

/** A row by its columns; empty cells are left out. */
export type Values = Partial<Record<Column, string>>;

export interface Person {
  row: number;
  body: Body;
}

/** A row that is not one of a person, with what it would be known by. */
export interface Refused {
  row: number;
  keys: Body;
  mistakes: Mistake[];
}

/** What a row says, and what is wrong with its cells before they are looked at together. */
export function valuesOf(
  { cells, broken }: TableRow,
  head: readonly (Column | undefined)[],
): { values: Values; mistakes: [field: string | null, sentence: string][] } {
  const values: Values = {};
  const mistakes: [string | null, string][] = (broken ?? []).map(({ cell, message }) => [
    head[cell] ?? null,
    `${head[cell] ?? `the cell ${cell + 1}`} ${message}.`,
  ]);
  for (const [place, cell] of cells.entries()) {
    const text = cell.trim();
    const column = head[place];
    if (text === '') continue;
    if (!column) mistakes.push([null, `The cell ${place + 1} stands under no column.`]);
    else if (text.includes('\0') || text.includes('\uFFFD') || !text.isWellFormed())
      mistakes.push([column, `${column} contains a character that is not text.`]);
    else values[column] = text;
  }
  return { values, mistakes };
}

/** The names of places in a cell: separated by semicolons, or by commas where there is none. */
export const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(text?.includes(';') ? ';' : ',')
    .map((each) => each.trim())
    .filter(Boolean);

/** The site that a row names; without a word a site manager's own. */
export const siteNamed = (values: Values, { principal }: Upload): string | undefined =>
  values.siteId ?? values.siteName ?? siteOf(principal, users);

/** What Keycloak lets no username have, but for what parts words. A formula or a path has one of them. */
const forbidden = /[<>&"$%!#?*~/\\|^=[\]{}()]/g;

function mistakeOfUsername(username: string | undefined): [Column, string][] {
  const found = [...new Set(username?.match(forbidden))];
  if (found.length === 0) return [];
  return [
    [
      'username',
      `username: ${found.join(' ')} may not stand in it. Letters, digits, spaces and . - _ @ + ' may.`,
    ],
  ];
}

/** The person that a row describes, or everything that is wrong with it. */
export function personOf(
  upload: Upload,
  row: TableRow,
  head: readonly (Column | undefined)[],
  places: Places,
  hooks: Hooks,
): Person | Refused {
  const { values, mistakes } = valuesOf(row, head);
  mistakes.push(...mistakeOfUsername(values.username));
  const { roles: given, groups, siteId: _, siteName: __, ...plain } = values;
  const site = placeOf(
    places.sites,
    siteNamed(values, upload),
    'site',
    values.siteId ? 'siteId' : 'siteName',
  );
  const members = listOf(groups).map((name) => placeOf(places.groups, name, 'group', 'groups'));
  for (const found of [site, ...members]) if (found && 'mistake' in found) mistakes.push(found.mistake);
  const body: Body = {
    ...plain,
    accountId: upload.account_id,
    clientId: upload.client_id,
    ...(site && 'id' in site ? { siteId: site.id, siteName: site.name } : {}),
    ...(values.gender ? { gender: spelled(values.gender, genders) } : {}),
    ...(values.race ? { race: spelled(values.race, races) } : {}),
    ...(values.locale ? { locale: spelled(values.locale, locales) } : {}),
    roles:
      given === undefined ? ['learner'] : [...new Set(given.split(/[;,]/).map(roleNamed).filter(Boolean))],
    groupIds: [...new Set(members.flatMap((each) => (each && 'id' in each ? [each.id] : [])))],
  };
  const checked = UserFields.safeParse(body);
  for (const { path, message } of checked.error?.issues ?? [])
    // What is not there is said by a broken cell already.
    if (!mistakes.some(([field]) => field === path[0])) mistakes.push(saidOf(path, message, values));
  if (checked.success && mistakes.length === 0)
    try {
      const written = { principal: upload.principal, id: undefined, before: undefined, after: checked.data };
      return { row: row.row, body: allowedBody(users, hooks, written) };
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const field = error.message.includes('role') ? 'roles' : 'siteName';
      mistakes.push([field, error.message.replace(' Nothing was changed.', '')]);
    }
  const told = new Map(mistakes.map(([field, sentence]) => [sentence.replaceAll('\0', '␀'), field]));
  return {
    row: row.row,
    keys: body,
    mistakes: [...told].map(([sentence, field]) => {
      return { row: row.row, code: '4007', field, message: sentence.slice(0, 1000).toWellFormed() };
    }),
  };
}

const locales = languages.map(({ locale }) => locale);
const spelled = (text: string, options: readonly string[]) =>
  options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? text;
const roleNamed = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

type Found = { id: string; name: string } | { mistake: [string, string] } | undefined;

function placeOf(known: Places['sites'], name: string | undefined, what: string, field: string): Found {
  if (name === undefined) return undefined;
  const found = known.get(keyOfName(name)) ?? [];
  const [first, ...others] = found;
  if (first && others.length === 0) return first;
  const shown = name.slice(0, 60).toWellFormed();
  return {
    mistake: [
      field,
      found.length === 0
        ? `The account has no ${what} "${shown}".`
        : `The account has several ${what}s called "${shown}".`,
    ],
  };
}

function saidOf(path: readonly PropertyKey[], message: string, values: Values): [string, string] {
  const field = String(path[0]);
  if (field === 'roles')
    return [field, path.length > 1 ? `roles may be ${roles.join(', ')}.` : 'roles: too many.'];
  if (values[field as Column] === undefined) return [field, `${field} is missing.`];
  return [field, `${field}: ${message.replace(/\.?$/, '.')}`];
}
