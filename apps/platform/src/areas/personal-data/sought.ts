import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../database/database.ts';

/** A text, and what stands in its place. */
type Replacement = readonly [text: string, by: string];

/** What somebody is looked for by. */
export interface Sought {
  /** What means nobody else, wherever it stands: full names, addresses, numbers. */
  anywhere: Replacement[];
  /** Parts of their name, which mean them where it is about them. */
  aboutThem: Replacement[];
}

interface Known {
  name?: string | null;
  surname?: string | null;
  username?: string | null;
  email?: string | null;
  phoneNumber?: string | null;
  number?: string | null;
}

/** What stands in place of a person: what they are called now, and what their name is made of. */
export const pseudonymOf = (code: string) => ({
  name: 'Erased',
  surname: code,
  full: `Erased ${code}`,
  username: `erased-${code.toLowerCase()}`,
  email: `${code.toLowerCase()}@erased.invalid`,
  phoneNumber: '+999 000 0000',
});

/** Whether a word is that of one person: usernames such as `manager` are words that everybody uses. */
const isTelling = (word: string) => word.length >= 4 && /[\d@._-]/.test(word);

/**
 * Everything that somebody has been known by, the longest first, so that a full name goes before its parts.
 * @param code what they are called instead
 * @param isAlone whether nobody else has their name: otherwise it means them only where it is about them
 */
export function soughtBy(versions: readonly Known[], code: string, isAlone: boolean): Sought {
  const as = pseudonymOf(code);
  const anywhere = new Map<string, string>();
  const aboutThem = new Map<string, string>();
  for (const { name, surname, username, email, phoneNumber, number } of versions) {
    if (name && surname) {
      const names = isAlone ? anywhere : aboutThem;
      names.set(`${name} ${surname}`, as.full);
      names.set(`${surname} ${name}`, `${as.surname} ${as.name}`);
      names.set(`${surname}, ${name}`, `${as.surname}, ${as.name}`);
    }
    if (email) anywhere.set(email, as.email);
    if (phoneNumber) anywhere.set(phoneNumber, as.phoneNumber);
    if (number) (isTelling(number) ? anywhere : aboutThem).set(number, as.surname);
    if (username) (isTelling(username) ? anywhere : aboutThem).set(username, as.username);
    for (const [part, by] of [
      [name, as.name],
      [surname, as.surname],
    ] as const)
      if (part && part.length >= 2) aboutThem.set(part, by);
  }
  return { anywhere: longestFirst(anywhere), aboutThem: longestFirst(aboutThem) };
}

const longestFirst = (found: Map<string, string>): Replacement[] =>
  [...found].sort(([one], [other]) => other.length - one.length);

/** What somebody is known by now and was in every version before. */
export async function knownBy(queries: Queries, userId: string, code: string): Promise<Sought> {
  const { rows } = await sql<{ body: Known }>`
    select body from document where kind = 'users' and id = ${userId}::uuid
    union all select body from document_history where kind = 'users' and id = ${userId}::uuid`.execute(
    queries,
  );
  const others = await sql`
    select from document other join document_history own on own.kind = 'users' and own.id = ${userId}::uuid
    where other.kind = 'users' and other.id <> ${userId}::uuid
      and other.sort_1 = sortable(own.body -> 'surname')
      and lower(other.body ->> 'name') = lower(own.body ->> 'name') limit 1`.execute(queries);
  return soughtBy(
    rows.map(({ body }) => body),
    code,
    others.rows.length === 0,
  );
}

/** A contact number, however its digits are parted; from South Africa also as it is dialled there. */
function spellingsOf(text: string): string | undefined {
  if (!/^\+[\d ]+$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  const parted = (some: string) => [...some].join(String.raw`[\s()-]*`);
  if (!digits.startsWith('27')) return `[+]?${parted(digits)}`;
  return String.raw`(?:[+]?${parted('27')}|0)[\s()-]*${parted(digits.slice(2))}`;
}

/** Puts what stands in place of somebody into texts and into what JSON holds of texts. */
export function replacer(replacements: readonly Replacement[]): <Value>(value: Value) => Value {
  const patterns = replacements.map(([text, by]) => {
    const written = spellingsOf(text) ?? text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    // Letters and digits alone make a word: names of files join them by other signs.
    return [new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${written})(?![\p{L}\p{N}])`, 'giu'), by] as const;
  });
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string')
      return patterns.reduce((text, [pattern, by]) => text.replace(pattern, () => by), value);
    if (Array.isArray(value)) return value.map(replaced);
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each)]));
    return value;
  };
  return <Value>(value: Value) => (patterns.length === 0 ? value : (replaced(value) as Value));
}

/** Whether one of these may stand in a text of a row; the words themselves are looked at more closely. */
export function standsIn(
  text: RawBuilder<unknown>,
  replacements: readonly Replacement[],
): RawBuilder<boolean> {
  const likes = replacements.flatMap(([each]) =>
    // Within JSON quotes and backslashes are written in their own way.
    [each, JSON.stringify(each).slice(1, -1)].map(
      (written) => `%${written.replace(/[\\%_]/g, String.raw`\$&`)}%`,
    ),
  );
  const numbers = replacements.flatMap(([each]) => spellingsOf(each) ?? []);
  return sql<boolean>`(${text} ilike any(${[...new Set(likes)]}::text[]) or ${text} ~ any(${numbers}::text[]))`;
}
