import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import { job } from '../../jobs/job.ts';
import { addressOf } from '../../mail/address-of.ts';
import { htmlOf } from '../../mail/html-of.ts';
import { appealText } from './appeal-texts.ts';

const payload = z.object({
  id: z.uuid(),
  personId: z.uuid(),
  /** Managers learn that one was made, a moderator that it is theirs, the learner that it is decided. */
  about: z.enum(['made', 'assigned', 'decided']),
});

/** Tells somebody of an appeal by mail; who has no address finds it in the application alone. */
export const mailAppeal = job({
  name: 'mail-appeal',
  payload,
  failure:
    'Somebody could not be told by mail of an appeal. It stands in the application; mailing is tried again.',
  tries: 20,
  run: (message, { context }) => context.database.asSystem((queries) => mail(queries, message, context)),
});

interface About {
  attempt_id: string;
  course_id: string;
  course: string;
  is_learner: boolean;
  email: string | null;
  locale: string | null;
}

/** Names no learner and no result: mail goes further than the platform. */
async function mail(
  queries: Queries,
  { id, personId, about }: z.infer<typeof payload>,
  { mailer, config }: Context,
): Promise<void> {
  const { rows } = await sql<About>`
    select p.attempt_id, a.course_id, a.course_title as course, a.learner_id = ${personId}::uuid as is_learner,
      person.body ->> 'email' as email, person.body ->> 'locale' as locale
    from appeal p join attempt a on a.id = p.attempt_id
    join document person on person.kind = 'users' and person.id = ${personId}::uuid and person.deleted_at is null
    where p.id = ${id}::uuid`.execute(queries);
  const [facts] = rows;
  if (!facts?.email) return;
  const page = facts.is_learner
    ? `courses/${facts.course_id}`
    : about === 'assigned'
      ? `workspace/${facts.attempt_id}`
      : '';
  const address = `${addressOf(config)}/${page}`;
  const { subject, text } = appealText(facts.locale, { about, course: facts.course, address });
  await mailer.send({
    id: `appeal-${id}-${about}-${personId}`,
    to: facts.email,
    replyTo: config.supportAddress,
    subject,
    text,
    html: htmlOf(text),
  });
}
