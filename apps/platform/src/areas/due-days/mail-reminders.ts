import { sql } from 'kysely';
import { z } from 'zod';
import type { Reminder } from '@moderator/moderation';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import { job } from '../../jobs/job.ts';
import { addressOf } from '../../mail/address-of.ts';
import { htmlOf } from '../../mail/html-of.ts';
import { reminderText } from './reminder-texts.ts';

/** Sends a person all that they are to be reminded of in one mail. */
export const mailReminders = job({
  name: 'mail-reminders',
  payload: z.object({ personId: z.uuid() }),
  failure:
    'Somebody could not be reminded by mail. What is asked of them is on their Home; mailing is tried again.',
  tries: 20,
  run: ({ personId }, { context }) =>
    context.database.asSystem((queries) => mail(queries, personId, context)),
});

interface Unsent {
  id: string;
  kind: Reminder['kind'];
  due_on: string;
  course_id: string;
  course: string;
  is_learner: boolean;
}

/** Locked while they are sent, so that they are sent once. What was done meanwhile is left out. */
async function mail(queries: Queries, personId: string, { mailer, config, now }: Context): Promise<void> {
  const { rows: unsent } = await sql<Unsent & { is_out: boolean }>`
    select r.decision_id || '-' || r.action || '-' || r.on_day as id, r.kind, d.actions -> r.action ->> 'dueOn' as due_on,
      a.course_id, a.course_title as course, a.learner_id = r.person_id as is_learner,
      a.state = 'returned' and a.superseded_at is null as is_out
    from reminder r join decision d on d.id = r.decision_id join attempt a on a.id = d.attempt_id
    where r.person_id = ${personId}::uuid and r.mailed_at is null order by due_on, course for update of r`.execute(
    queries,
  );
  if (unsent.length === 0) return;
  await sql`update reminder set mailed_at = ${now()} where person_id = ${personId}::uuid and mailed_at is null`.execute(
    queries,
  );
  const waiting = unsent.filter((each) => each.is_out);
  const { rows: people } = await sql<{ email: string | null; name: string; locale: string | null }>`
    select body ->> 'email' as email, body ->> 'name' as name, body ->> 'locale' as locale from document
    where kind = 'users' and id = ${personId}::uuid and deleted_at is null`.execute(queries);
  const [person] = people;
  if (waiting.length === 0 || !person?.email) return;
  const base = addressOf(config);
  const { subject, text } = reminderText(person.locale, {
    name: person.name,
    worst: worstOf(waiting),
    works: worksOf(waiting).map(({ course, courseId, dueOn, count, isLearner }) => ({
      course,
      dueOn,
      count,
      address: isLearner ? `${base}/courses/${courseId}` : `${base}/`,
    })),
    settings: `${base}/due-days`,
  });
  // The day's mail to a person has one name, whoever sends it.
  const id = `reminder-${unsent[0]!.id}`;
  await mailer.send({
    id,
    to: person.email,
    replyTo: config.supportAddress,
    subject,
    text,
    html: htmlOf(text),
  });
}

const worstOf = (reminders: readonly Unsent[]): Reminder['kind'] =>
  (['overdue', 'due', 'before'] as const).find((kind) => reminders.some((each) => each.kind === kind)) ??
  'due';

/** What is asked of one person, by course and day: mails name no learner and nothing of what was found. */
function worksOf(reminders: readonly Unsent[]) {
  const works = new Map<
    string,
    { course: string; courseId: string; dueOn: string; count: number; isLearner: boolean }
  >();
  for (const { course, course_id: courseId, due_on: dueOn, is_learner: isLearner } of reminders) {
    const key = `${courseId} ${dueOn} ${isLearner}`;
    const work = works.get(key) ?? { course, courseId, dueOn, count: 0, isLearner };
    works.set(key, { ...work, count: work.count + 1 });
  }
  return [...works.values()];
}
