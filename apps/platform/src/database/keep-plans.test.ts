import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import type { Queries } from './database.ts';
import { keepPlans } from './keep-plans.ts';
import { stableId } from '../kernel/ids.ts';
import { createRequestPool } from './pool.ts';
import { requestTransactions } from './request-transactions.ts';
import type { RequestTransactions } from './request-transactions.ts';

let context: TestContext;
let pool: pg.Pool;
let transactions: RequestTransactions;

beforeAll(async () => {
  context = await startTestContext('demo');
  pool = createRequestPool({ connection: context.connection }, () => undefined);
  transactions = requestTransactions(pool);
});
afterAll(async () => {
  await pool.end();
  await context.stop();
});

/** Asks eight times, the first time without a name; tells how often the database planned for the values of a call. */
async function plansOf(queries: Queries, table: string): Promise<{ forValues: number; kept: number }> {
  for (let turn = 0; turn < 8; turn++)
    await sql`select count(*) from ${sql.table(table)} where id <> ${stableId('turn', turn)}::uuid`.execute(
      queries,
    );
  const { rows } = await sql<{ forValues: number; kept: number }>`
    select custom_plans::int as "forValues", generic_plans::int as kept from pg_prepared_statements
    where statement like ${`%from "${table}" where id%`}`.execute(queries);
  return rows[0]!;
}

describe('keeping plans', () => {
  it('makes no plan for the values of a call, in its transaction alone', async () => {
    const kept = await transactions.run(async ({ queries }) => {
      await keepPlans(queries);
      return plansOf(queries, 'attempt');
    });
    expect(kept).toEqual({ forValues: 0, kept: 7 });

    const usual = await transactions.run(({ queries }) => plansOf(queries, 'batch'));
    expect(usual.forValues).toBe(5);
  });
});
