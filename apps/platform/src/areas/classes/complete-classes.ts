import { sql } from 'kysely';
import { z } from 'zod';
import { dayIn } from '../../attempts/days.ts';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import { inSteps } from '../../jobs/in-steps.ts';
import { job } from '../../jobs/job.ts';
import { anybody } from '../../kernel/principal.ts';

const { classes } = collections;

/** Classes that are written in one transaction. */
const atATime = 200;

/** Looks every night which classes are over with nobody left who could finish, and which are again not. */
export const completeClasses = job({
  name: 'complete-classes',
  payload: z.object({}),
  failure: 'Classes that are over could not be marked as completed. It is tried again.',
  tries: Infinity,
  every: '13 2 * * *',
  run: (_, tools) => inSteps(tools, atATime, completeSome),
});

async function completeSome(queries: Queries, now: Date): Promise<number> {
  const today = dayIn(now);
  const { rows } = await sql<{ id: string; client_id: string; account_id: string; is_over: boolean }>`
    select id, client_id, account_id, is_over from (
      select d.id, d.client_id, d.account_id, d.body ->> 'completedAt' is not null as is_completed,
        d.body ->> 'endsOn' < ${today} and not exists (
          select from schedule_plan p join engagement e on e.schedule_id = p.schedule_id and e.ended_at is null
            left join course_progress c on c.user_id = e.learner_id and c.course_id = e.course_id
          where p.class_id = d.id and p.cancelled_at is null and upper(e.period) > ${now}::timestamptz
            and coalesce(c.status, 'NotAttempted') not in ('Passed', 'Completed')) as is_over
      from document d where d.kind = 'classes' and d.deleted_at is null
        and (d.body ->> 'endsOn' < ${today} or d.body ->> 'completedAt' is not null)) each_one
    where is_over <> is_completed order by id limit ${atATime}`.execute(queries);
  for (const { id, client_id: clientId, account_id: accountId, is_over: isOver } of rows)
    await classes.revise(
      { queries, principal: { ...anybody, clientId, accountId } },
      id,
      ({ completedAt: _completedAt, ...body }) =>
        isOver ? { ...body, completedAt: now.toISOString() } : body,
      isOver ? 'complete' : 'reopen',
    );
  return rows.length;
}
