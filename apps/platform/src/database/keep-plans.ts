import { sql } from 'kysely';
import type { Queries } from './database.ts';

/**
 * For the rest of the transaction the database takes, of each statement, the plan that suits any values, and makes none for those of
 * this call. For work whose statements tell in their text all that a plan depends on (states, orders, how many rows): in an account
 * that is larger than others PostgreSQL expects at each call that a plan for it alone would be better, thinks longer than it
 * then works (2.6 ms of a list that takes 1.7), and comes to the same. It is sent with what is asked next, so it costs no wait.
 * @example const [, rows] = await Promise.all([keepPlans(queries), readAttempts(queries, page, order)]);
 */
export async function keepPlans(queries: Queries): Promise<void> {
  await sql`set local plan_cache_mode to force_generic_plan`.execute(queries);
}
