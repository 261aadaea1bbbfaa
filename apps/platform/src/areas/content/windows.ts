import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '../../database/database.ts';
import { findItem } from '../../content/registrations/items.ts';
import { moveRegistration } from '../../content/registrations/move.ts';
import type { Registration } from '../../content/registrations/rows.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { inSteps } from '../../jobs/in-steps.ts';
import { job } from '../../jobs/job.ts';

const atATime = 1_000;

/** Writes Missed and NotCompleted where the time is over. Readers see it at once, by the same rule and their own clock. */
export const closeWindows = job({
  name: 'close-windows',
  payload: z.object({}),
  failure:
    'What is over could not be written down. People see it as over all the same, and it is tried again.',
  tries: Infinity,
  every: '* * * * *',
  run: (_, tools) =>
    inSteps(tools, atATime, (queries, now) =>
      moveAll(
        queries,
        sql`select * from registration where superseded_at is null and status in ('NotAttempted', 'InProgress')
          and closes_at <= ${now} order by closes_at limit ${atATime} for update skip locked`,
        'closeWindow',
        now,
      ),
    ),
});

/** Gives registrations the day that their thing has now; what the old one had closed opens again where there is time. */
export const moveWindows = job({
  name: 'move-windows',
  payload: z.object({ itemId: z.uuid() }),
  failure: 'Not everybody has the new day yet. Change it once more to go on.',
  tries: 5,
  async run({ itemId }, tools) {
    await inSteps(tools, atATime, async (queries) => {
      const { rows } = await sql`
        with item as (select (body ->> 'opensAt')::timestamptz as opens_at, (body ->> 'expiresAt')::timestamptz as closes_at
          from document where kind in ('lessons', 'assessments') and id = ${itemId}::uuid)
        update registration r set opens_at = item.opens_at, closes_at = item.closes_at, due_at = item.closes_at,
          version = version + 1
        from item where (r.user_id, r.id) in (
          select user_id, id from registration, item where item_id = ${itemId}::uuid and superseded_at is null
            and status not in ('Missed', 'NotCompleted')
            and (registration.opens_at, registration.closes_at) is distinct from (item.opens_at, item.closes_at)
          limit ${atATime} for update of registration)
        returning 1`.execute(queries);
      return rows.length;
    });
    await inSteps(tools, atATime, (queries, now) =>
      moveAll(
        queries,
        sql`select r.* from registration r join document d on d.kind in ('lessons', 'assessments') and d.id = r.item_id
          where r.item_id = ${itemId}::uuid and r.superseded_at is null and r.status in ('Missed', 'NotCompleted')
            and r.closes_at <= ${now} and coalesce((d.body ->> 'expiresAt')::timestamptz, 'infinity') > ${now}
          limit ${atATime} for update of r`,
        'reopenWindow',
        now,
      ),
    );
  },
});

/** Told when something gets another day: what hangs on it follows in the background. */
export async function windowMoved(queries: Queries, itemId: string): Promise<void> {
  const item = await findItem(queries, itemId);
  if (item)
    await enqueue(queries, moveWindows, { itemId }, { clientId: item.client_id, accountId: item.account_id });
}

async function moveAll(
  queries: Queries,
  found: ReturnType<typeof sql>,
  event: 'closeWindow' | 'reopenWindow',
  now: Date,
): Promise<number> {
  const { rows } = await sql<Registration>`${found}`.execute(queries);
  for (const row of rows) {
    const closesAt = (await findItem(queries, row.item_id))?.closes_at ?? null;
    await moveRegistration(
      { queries, now, by: null },
      // It is as its thing says now, whatever was written down.
      { ...row, closes_at: event === 'reopenWindow' ? null : row.closes_at },
      event,
      event === 'reopenWindow' ? { closes_at: closesAt, due_at: closesAt } : {},
    );
  }
  return rows.length;
}
