import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { attemptStates } from '@moderator/contract/options';

type Condition = RawBuilder<unknown>;

/**
 * That an attempt is in one of these states. They stand in the text of the statement, in the platform's own spelling:
 * with values that it does not know, the database would make a plan at each call, which costs more than a page of rows.
 * @example inStates(['assessed'], sql`a.state`) // a.state in ('assessed')
 */
export const inStates = (states: readonly string[], column: Condition = sql`a.state`): Condition =>
  inListed(attemptStates, states, column);

/** The same of any texts that the platform lists. */
export function inListed(listed: readonly string[], asked: readonly string[], column: Condition): Condition {
  const known = listed.filter((each) => asked.includes(each));
  if (known.length === 0) return sql`false`;
  return sql`${column} in (${sql.join(known.map((each) => sql.lit(each)))})`;
}

/** So many rows at most, told in the text for the same reason. */
export const rowsAtMost = (rows: number): Condition => sql`limit ${sql.lit(Math.trunc(rows))}`;
