import { sql } from 'kysely';
import { z } from 'zod';
import { latestReminder } from '@moderator/moderation';
import type { Reminder } from '@moderator/moderation';
import { dayIn, timeZone } from '../../attempts/days.ts';
import { dueDaysOf } from '../../attempts/due-days.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { job } from '../../jobs/job.ts';
import { mailReminders } from './mail-reminders.ts';

/** Nobody is woken by a mail: what a day brings is sent from this hour of it on. */
const firstHour = 7;

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
  decision_id: string;
  action: number;
  person_id: string;
  due_on: string;
  signed_at: Date;
}

async function remind({ database, now }: Context): Promise<void> {
  if (hourOf(now()) < firstHour) return;
  const today = dayIn(now());
  const { rows: accounts } = await database.asSystem((queries) =>
    sql<{ account_id: string }>`
      select distinct account_id from attempt where state = 'returned' and superseded_at is null`.execute(
      queries,
    ),
  );
  for (const { account_id: accountId } of accounts)
    await database.asSystem((queries) => remindIn(queries, accountId, today));
}

async function remindIn(queries: Queries, accountId: string, today: string): Promise<void> {
  const { calendar, reminders: rules } = await dueDaysOf(queries, accountId);
  const { rows } = await sql<Waiting>`
    select waiting.* from (
      select a.client_id, d.id as decision_id, (asked.place - 1)::integer as action, d.signed_at, asked.action ->> 'dueOn' as due_on,
        case asked.action ->> 'to' when 'learner' then a.learner_id else coalesce(a.allocated_to, a.assessor_id) end as person_id
      from attempt a
      join lateral (select * from decision where decision.attempt_id = a.id order by signed_at desc limit 1) d
        on d.kind = 'referred_back'
      cross join lateral jsonb_array_elements(d.actions) with ordinality asked (action, place)
      where a.account_id = ${accountId}::uuid and a.state = 'returned' and a.superseded_at is null) waiting
    join document person on person.kind = 'users' and person.id = waiting.person_id and person.deleted_at is null
      and person.body ->> 'state' = 'active' and nullif(person.body ->> 'email', '') is not null
    where not exists (select from referral_answer answer
        where answer.decision_id = waiting.decision_id and answer.action = waiting.action)
      and not exists (select from reminder_choice choice where choice.person_id = waiting.person_id and not by_mail)`.execute(
    queries,
  );
  const due = rows.flatMap((row) => {
    const facts = { today, askedOn: dayIn(row.signed_at), dueOn: row.due_on };
    const reminder = latestReminder(facts, rules, calendar);
    return reminder ? [{ ...row, ...reminder }] : [];
  });
  const people = await keep(queries, accountId, due);
  for (const { person_id: personId, client_id: clientId } of people)
    await enqueue(queries, mailReminders, { personId }, { clientId, accountId });
}

/** @returns whose reminders are new */
async function keep(queries: Queries, accountId: string, due: readonly (Waiting & Reminder)[]) {
  if (due.length === 0) return [];
  const { rows } = await sql<{ person_id: string; client_id: string }>`
    with kept as (
      insert into reminder (decision_id, action, person_id, on_day, client_id, account_id, kind)
      select decision_id, action, person_id, "on", client_id, ${accountId}::uuid, kind
      from jsonb_to_recordset(${JSON.stringify(due)}::jsonb)
        as due (decision_id uuid, action integer, person_id uuid, "on" date, client_id uuid, kind text)
      on conflict do nothing returning person_id, client_id)
    select distinct person_id, client_id from kept`.execute(queries);
  return rows;
}

const hourOf = (instant: Date): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(instant));
