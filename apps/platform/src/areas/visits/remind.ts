import { sql } from 'kysely';
import { z } from 'zod';
import { latestReminder } from '@moderator/moderation';
import { dayIn } from '../../attempts/days.ts';
import { dueDaysOf } from '../../attempts/due-days.ts';
import type { Queries } from '../../database/database.ts';
import { managersOf } from '../../inbox/managers.ts';
import { notify } from '../../inbox/notify.ts';
import { job } from '../../jobs/job.ts';
import { nilId } from '../../kernel/ids.ts';

/** Looks every hour which conditions of verifiers are due, and has those who manage the account told once. */
export const remindOfConditions = job({
  name: 'remind-of-conditions',
  payload: z.object({}),
  failure:
    'Managers could not be reminded of conditions of a verification. They stand in the room of the visit, and it is tried again.',
  tries: Infinity,
  every: '11 * * * *',
  run: (_, { context: { database, now } }) => database.asSystem((queries) => remind(queries, now())),
});

interface Condition {
  id: string;
  client_id: string;
  account_id: string;
  visit_id: string;
  due_on: string;
  shared_at: Date;
  requested_by: string;
}

async function remind(queries: Queries, now: Date): Promise<void> {
  const { rows } = await sql<Condition>`
    select p.id, p.client_id, p.account_id, p.visit_id, p.due_on::text as due_on, p.shared_at, v.requested_by
    from visit_point p join visit v on v.id = p.visit_id
    where p.kind = 'condition' and p.closed_at is null and p.shared_at is not null and v.withdrawn_at is null`.execute(
    queries,
  );
  for (const { id, shared_at: sharedAt, due_on: dueOn, ...row } of rows) {
    const { calendar, reminders } = await dueDaysOf(queries, row.account_id);
    const facts = { today: dayIn(now), askedOn: dayIn(sharedAt), dueOn };
    const reminder = latestReminder(facts, reminders, calendar);
    if (!reminder) continue;
    const managers = await managersOf(queries, { ...row, site_id: null }, nilId);
    await notify(queries, `condition.${reminder.kind}`, [...managers, row.requested_by], {
      tenant: row,
      subject: { kind: 'visit', id: row.visit_id },
      facts: { day: dueOn },
      once: `condition ${id} ${reminder.on}`,
      now,
    });
  }
}
