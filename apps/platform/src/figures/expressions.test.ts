import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../database/database.ts';
import pg from 'pg';
import { clientId, own, people } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { countsOf, endOf, statusAtEnd } from './expressions.ts';

let platform: TestPlatform;
let pool: pg.Pool;
beforeAll(async () => {
  platform = await startTestPlatform();
  pool = new pg.Pool({ ...platform.connection, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await platform.stop();
});

const item = '0192f3a4-0000-7000-8000-000000000001';
const learners = people.filter(({ accountId }) => accountId === own).slice(0, 6);
const at = (day: string) => new Date(`${day}T08:00:00Z`);
const period = { from: at('2026-03-01'), to: at('2026-04-01'), now: at('2026-06-01') };

interface Row {
  status: string;
  registered: string;
  opened?: string;
  finished?: string;
  due?: string;
  closes?: string;
  score?: number;
}
const rows: readonly Row[] = [
  // Finished in time, and after it was due.
  {
    status: 'Passed',
    registered: '2026-02-20',
    opened: '2026-02-25',
    finished: '2026-03-02',
    due: '2026-03-05',
    score: 80,
  },
  {
    status: 'Failed',
    registered: '2026-03-03',
    opened: '2026-03-03',
    finished: '2026-03-10',
    due: '2026-03-05',
    score: 40,
  },
  // Due and open, closed before it was opened and after, and finished when the period was over.
  { status: 'InProgress', registered: '2026-03-03', opened: '2026-03-04', due: '2026-03-20' },
  { status: 'NotAttempted', registered: '2026-03-03', closes: '2026-03-15' },
  { status: 'NotCompleted', registered: '2026-03-03', opened: '2026-03-05', closes: '2026-03-15' },
  { status: 'Completed', registered: '2026-03-06', opened: '2026-03-31', finished: '2026-04-02' },
];

async function figures() {
  const columns = sql.join(
    Object.entries(countsOf(period)).map(([name, value]) => sql`${value}::float as ${sql.ref(name)}`),
  );
  const database = createDatabase(pool);
  return database.asSystem(async (queries) => ({
    ...(
      await sql<Record<string, number>>`select ${columns} from standing r where r.item_id = ${item}`.execute(
        queries,
      )
    ).rows[0],
    statuses: Object.fromEntries(
      (
        await sql<{
          status: string;
          many: number;
        }>`select ${statusAtEnd({ end: endOf(period) })} as status, count(*)::int as many from standing r
          where r.item_id = ${item} group by 1`.execute(queries)
      ).rows.map((row) => [row.status, row.many]),
    ),
  }));
}

describe('figures of registrations', () => {
  it('are null or nothing of nobody', async () => {
    expect(await figures()).toMatchObject({
      registered: 0,
      finishedByEnd: 0,
      availableByEnd: 0,
      scores: 0,
      scoreSum: null,
    });
  });

  it('say what was so at the end of the period, whatever has become of it since', async () => {
    for (const [index, row] of rows.entries())
      await platform.query(
        `insert into registration (user_id, client_id, account_id, item_kind, item_id, content_kind, status, score, registered_at,
           opened_at, finished_at, due_at, closes_at, learner_order, last_activity_at)
         values ($1, $2, $3, 'lesson', $4, 'formal', $5, $6, $7, $8, $9, $10, $11, 'a', $7)`,
        [
          learners[index]!.id,
          clientId,
          own,
          item,
          row.status,
          row.score ?? null,
          ...[row.registered, row.opened, row.finished, row.due, row.closes].map((day) => day && at(day)),
        ],
      );
    expect(await figures()).toMatchObject({
      registered: 5,
      started: 4,
      finished: 1,
      overdue: 1,
      missed: 2,
      passed: 1,
      failed: 1,
      finishedByEnd: 1,
      availableByEnd: 6,
      due: 3,
      onTime: 1,
      closed: 2,
      scores: 2,
      scoreSum: 120,
      scoreSquares: 8000,
      statuses: { Passed: 1, Failed: 1, InProgress: 2, Missed: 1, NotCompleted: 1 },
    });
  });
});
