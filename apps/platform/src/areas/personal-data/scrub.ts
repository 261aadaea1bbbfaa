import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { tablesOfPeople } from '../../database/personal-data.ts';
import type { HoldsPeople } from '../../database/holds-people.ts';
import { replacer, standsIn } from './sought.ts';
import type { Sought } from './sought.ts';

/** Whose data it is, and in which account. */
export interface Whose {
  accountId: string;
  userId: string;
}

/** A condition of the list of tables, about a person. */
export const aboutPerson = (condition: string, userId: string): RawBuilder<boolean> => {
  // What is written into the statement is an id and nothing else.
  if (!/^[0-9a-f-]{36}$/.test(userId)) throw new Error('not an id');
  return sql<boolean>`(${sql.raw(condition.replaceAll(':person', `'${userId}'::uuid`))})`;
};

/** Attempts that a certificate was issued for: they are kept as they are. */
export const certifiedAttempts = 'select kept.attempt_id from certificate kept';

/** Rows in which nobody changes a word: sealed ones, and what belongs to a certified attempt. */
export const untouched = ({ sealed, attempt }: HoldsPeople): RawBuilder<boolean> => {
  const conditions = [sealed, attempt && `${attempt} in (${certifiedAttempts})`].filter(Boolean);
  return sql<boolean>`coalesce(${sql.raw(conditions.join(' or ') || 'false')}, false)`;
};

/** Rows that are about somebody: themselves, or since they belong to an attempt of theirs. */
export function theirs({ about, attempt }: HoldsPeople, userId: string): RawBuilder<boolean> {
  const ofAttempts =
    attempt && `${attempt} in (select own.id from attempt own where own.learner_id = :person)`;
  return aboutPerson([about, ofAttempts].filter(Boolean).join(' or ') || 'false', userId);
}

type Wordy = readonly [table: string, holds: HoldsPeople];

/** Tables in which names may stand that can be taken out; one after the other is gone through. */
export const wordyTables: readonly Wordy[] = Object.entries(tablesOfPeople).filter(
  ([, { words = [], sealed }]) => words.length > 0 && sealed !== 'true',
);

/** In which rows somebody is named. */
export function naming([, holds]: Wordy, { accountId, userId }: Whose, sought: Sought): RawBuilder<boolean> {
  const { words = [], isLarge = false } = holds;
  const own = theirs(holds, userId);
  const text = sql`concat_ws(' ', ${sql.join(words.map((word) => sql`${sql.ref(word)}::text`))})`;
  return sql<boolean>`account_id = ${accountId}::uuid and ${isLarge ? own : sql`true`}
    and (${standsIn(text, sought.anywhere)} or ${own} and ${standsIn(text, sought.aboutThem)})`;
}

/**
 * Puts the pseudonym in place of somebody in the words of a table: full names, addresses and numbers in all rows of the account,
 * parts of the name in those that are about them.
 * @returns in how many rows
 */
export async function scrubTable(
  queries: Queries,
  [table, holds]: Wordy,
  whose: Whose,
  sought: Sought,
): Promise<number> {
  const { words = [] } = holds;
  const [all, parts] = [replacer(sought.anywhere), replacer(sought.aboutThem)];
  const found = await sql<{ row: string; part: string; own: boolean; values: Record<string, unknown> }>`
    select ctid::text as row, tableoid::text as part, ${theirs(holds, whose.userId)} as own,
      jsonb_build_object(${sql.join(words.flatMap((word) => [sql.lit(word), sql.ref(word)]))}) as values
    from ${sql.table(table)}
    where ${naming([table, holds], whose, sought)} and not ${untouched(holds)} for update`.execute(queries);
  let written = 0;
  for (const { row, part, own, values } of found.rows) {
    const after = own ? parts(all(values)) : all(values);
    const changed = words.filter((word) => JSON.stringify(after[word]) !== JSON.stringify(values[word]));
    if (changed.length === 0) continue;
    const changes = changed.map(
      (word) =>
        sql`${sql.ref(word)} = (jsonb_populate_record(t, ${JSON.stringify(after)}::jsonb)).${sql.ref(word)}`,
    );
    await sql`update ${sql.table(table)} t set ${sql.join(changes)}
      where t.ctid = ${row}::tid and t.tableoid = ${part}::oid`.execute(queries);
    written++;
  }
  return written;
}
