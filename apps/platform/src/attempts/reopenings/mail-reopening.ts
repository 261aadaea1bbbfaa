import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import { job } from '../../jobs/job.ts';
import { addressOf } from '../../mail/address-of.ts';
import { htmlOf } from '../../mail/html-of.ts';
import { reopeningText } from './reopening-texts.ts';

const payload = z.object({
  id: z.uuid(),
  personId: z.uuid(),
  /** A manager is asked, the asker is answered, or a learner is told of their result. */
  about: z.enum(['consent', 'answer', 'result']),
});
type Message = z.infer<typeof payload>;

/** Tells somebody of a reopening by mail; who has no address finds it in the application alone. */
export const mailReopening = job({
  name: 'mail-reopening',
  payload,
  failure:
    'Somebody could not be told by mail of a reopening. It stands in the application; mailing is tried again.',
  tries: 20,
  run: (message, { context }) => context.database.asSystem((queries) => mail(queries, message, context)),
});

interface About {
  attempt_id: string;
  course_id: string;
  course: string;
  asker: string;
  consented: boolean | null;
  note: string;
  email: string | null;
  locale: string | null;
}

/** Names no learner and no result: mail goes further than the platform. */
async function mail(
  queries: Queries,
  { id, personId, about }: Message,
  { mailer, config }: Context,
): Promise<void> {
  const { rows } = await sql<About>`
    select r.attempt_id, a.course_id, a.course_title as course, r.consented, r.note,
      concat_ws(' ', asker.body ->> 'name', asker.body ->> 'surname') as asker,
      person.body ->> 'email' as email, person.body ->> 'locale' as locale
    from reopening r join attempt a on a.id = r.attempt_id
    left join document asker on asker.kind = 'users' and asker.id = r.asked_by
    join document person on person.kind = 'users' and person.id = ${personId}::uuid and person.deleted_at is null
    where r.id = ${id}::uuid`.execute(queries);
  const [facts] = rows;
  if (!facts?.email) return;
  const base = addressOf(config);
  const { subject, text } = reopeningText(facts.locale, {
    about,
    course: facts.course,
    asker: facts.asker,
    consents: facts.consented === true,
    note: facts.note,
    address:
      about === 'result'
        ? `${base}/courses/${facts.course_id}`
        : about === 'consent'
          ? `${base}/`
          : `${base}/workspace/${facts.attempt_id}`,
  });
  await mailer.send({
    id: `reopening-${id}-${about}-${personId}`,
    to: facts.email,
    replyTo: config.supportAddress,
    subject,
    text,
    html: htmlOf(text),
  });
}
