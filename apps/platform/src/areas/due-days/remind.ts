import { sql } from 'kysely';
import { z } from 'zod';
import { latestReminder } from '@moderator/moderation';
import { dayIn } from '../../attempts/days.ts';
import { dueDaysOf } from '../../attempts/due-days.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import { notify } from '../../inbox/notify.ts';
import { job } from '../../jobs/job.ts';

/** Looks every hour whom something that was asked of them is due, and has each person told once. */
export const remindOfReferrals = job({
  name: 'remind-of-referrals',
  payload: z.object({}),
  failure:
    'People could not be reminded of what is asked of them. It stands on their Home, and is tried again.',
  tries: Infinity,
  every: '7 * * * *',
  run: (_, { context }) => remind(context),
});

/** An action of the latest referral of work that is still out, which nobody has answered. */
interface Waiting {
  client_id: string;
  account_id: string;
  attempt_id: string;
  course_id: string;
  course: string;
  is_learner: boolean;
  decision_id: string;
  person_id: string;
  due_on: string;
  signed_at: Date;
}

async function remind({ database, now }: Context): Promise<void> {
  const { rows: accounts } = await database.asSystem((queries) =>
    sql<{ account_id: string }>`
      select distinct account_id from attempt where stage = 'returned' and superseded_at is null`.execute(
      queries,
    ),
  );
  for (const { account_id: accountId } of accounts)
    await database.asSystem((queries) => remindIn(queries, accountId, now()));
}

async function remindIn(queries: Queries, accountId: string, now: Date): Promise<void> {
  const { calendar, reminders: rules } = await dueDaysOf(queries, accountId);
  const { rows } = await sql<Waiting>`
    select distinct waiting.* from (
      select a.client_id, a.account_id, a.id as attempt_id, a.course_id, a.course_title as course, d.id as decision_id, d.signed_at,
        asked.action ->> 'dueOn' as due_on, asked.action ->> 'to' = 'learner' as is_learner,
        case asked.action ->> 'to' when 'learner' then a.learner_id else coalesce(a.allocated_to, a.assessor_id) end as person_id
      from attempt a
      join lateral (select * from decision where decision.attempt_id = a.id order by signed_at desc limit 1) d
        on d.kind = 'referred_back'
      cross join lateral jsonb_array_elements(d.actions) with ordinality asked (action, place)
      where a.account_id = ${accountId}::uuid and a.stage = 'returned' and a.superseded_at is null
        and not exists (select from referral_answer answer
          where answer.decision_id = d.id and answer.action = asked.place - 1)) waiting
    join document person on person.kind = 'users' and person.id = waiting.person_id and person.deleted_at is null
      and person.body ->> 'state' = 'active'`.execute(queries);
  const today = dayIn(now);
  for (const row of rows) {
    const facts = { today, askedOn: dayIn(row.signed_at), dueOn: row.due_on };
    const reminder = latestReminder(facts, rules, calendar);
    if (!reminder) continue;
    await notify(queries, `referral.${reminder.kind}`, [row.person_id], {
      tenant: row,
      subject: row.is_learner
        ? { kind: 'course', id: row.course_id }
        : { kind: 'attempt', id: row.attempt_id },
      facts: { course: row.course, day: row.due_on },
      once: `referral ${row.decision_id} ${row.due_on} ${reminder.on}`,
      now,
    });
  }
}
