import { sql } from 'kysely';
import type { Queries } from './database.ts';

/**
 * Has those who do one thing at once wait for each other until they commit, also where there is no row yet that could be locked.
 * @param what says what is done, and on what
 * @example await takeTurns(queries, `report number ${accountId}`)
 */
export const takeTurns = (queries: Queries, what: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(queries);
