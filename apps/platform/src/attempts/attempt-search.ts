import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { searchPatterns } from '../documents/search-words.ts';

/** Three letters or digits in a row, which an index of trigrams can look for. */
const hasTrigram = /[\p{L}\p{N}]{3}/u;

/**
 * What an attempt `a` has to be so that its learner's name and number hold all words of a text. Where a word can be looked
 * up, `attempts_found` of the database does it (0024-policies-and-search.sql, 0211-search-of-an-account.sql, 0217-words-within-stages.sql and 0222-search-by-two-words.sql say why); shorter ones, which much
 * has, are looked for row by row.
 * @param states the only ones that are wanted, where that is known
 */
export function foundBy(
  text: string | undefined,
  states: readonly string[] | undefined,
): RawBuilder<unknown>[] {
  const patterns = searchPatterns(text);
  return patterns.some((pattern) => hasTrigram.test(pattern))
    ? [sql`a.id in (select attempts_found(${patterns}::text[], ${states ?? null}::text[]))`]
    : patterns.map((pattern) => sql`a.search like ${pattern}`);
}
