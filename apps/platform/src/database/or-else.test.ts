import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientId, own } from '../testing/template.ts';
import { startTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { lastWithout, orElse } from './or-else.ts';

let context: TestContext;
beforeAll(async () => void (context = await startTestContext('demo')));
afterAll(() => context.stop());

/** What an index is asked for of the rows behind an instant, as somebody of the account asks whom row security binds. */
async function indexCondition(table: string, value: Parameters<typeof orElse>[0], where = sql`true`) {
  return context.database.asSystem(async (queries) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
      set_config('role', 'moderator_application', true), set_config('app.client', ${clientId}, true), set_config('app.account', ${own}, true)`.execute(
      queries,
    );
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select from ${sql.table(table)} where account_id = ${sql.lit(own)}::uuid and ${value} > ${sql.lit('2026-01-01')}::timestamptz and ${where}
      order by ${value} limit 100`.execute(queries);
    return rows
      .map((row) => row['QUERY PLAN'])
      .filter((line) => line.includes('Index Cond'))
      .join('\n');
  });
}

const owed = sql`status in ('NotAttempted', 'InProgress', 'Missed', 'NotCompleted')`;

it.each([
  ['attempts by when they are due', 'attempt', lastWithout(sql`due_at`), sql`true`],
  ['attempts by when they were assessed', 'attempt', lastWithout(sql`assessed_at`), sql`true`],
  ['attempts by when they were handed in', 'attempt', lastWithout(sql`submitted_at`), sql`true`],
  ['papers to mark', 'submission', lastWithout(sql`submitted_at`), sql`state = 'marking'`],
  ['tries', 'submission', lastWithout(sql`submitted_at`), sql`true`],
  [
    'what is finished',
    'standing',
    orElse(sql`ended_at`, sql`settled_at`),
    sql`status in ('Passed', 'Completed')`,
  ],
  ['what is owed', 'standing', orElse(sql`due_at`, sql`last_at`), owed],
] as const)(
  '%s: a page behind the first enters an index under row security',
  async (_, table, value, where) => {
    expect(await indexCondition(table, value, where)).toMatch(/Index Cond: .*account_id.*CASE WHEN .* > /);
  },
);
