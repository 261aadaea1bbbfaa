import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Queries } from '../database/database.ts';
import { job } from '../jobs/job.ts';
import { addressOf } from '../mail/address-of.ts';
import { htmlOf } from '../mail/html-of.ts';
import { handOverText } from './hand-over-texts.ts';

/** Tells a colleague by mail what was handed to them; who has no address finds it on Home alone. */
export const mailHandOver = job({
  name: 'mail-hand-over',
  payload: z.object({ id: z.uuid() }),
  failure: 'The colleague could not be told by mail. The attempt is on their Home; mailing is tried again.',
  tries: 20,
  run: ({ id }, { context }) => context.database.asSystem((queries) => mail(queries, id, context)),
});

interface Unsent {
  attempt_id: string;
  note: string;
  course: string;
  from_name: string;
  from_email: string | null;
  to_email: string | null;
  to_locale: string | null;
}

/** Names no learner: mail goes further than the platform. Locked while it is sent, so that it is sent once. */
async function mail(queries: Queries, id: string, { mailer, config }: Context): Promise<void> {
  const { rows } = await sql<Unsent>`
    select h.attempt_id, h.note, a.course_title as course, f.body ->> 'name' || ' ' || (f.body ->> 'surname') as from_name,
      f.body ->> 'email' as from_email, t.body ->> 'email' as to_email, t.body ->> 'locale' as to_locale
    from hand_over h join attempt a on a.id = h.attempt_id
    join document f on f.kind = 'users' and f.id = h.from_id
    join document t on t.kind = 'users' and t.id = h.to_id
    where h.id = ${id}::uuid and h.mailed_at is null for update of h`.execute(queries);
  const [message] = rows;
  if (!message?.to_email) return;
  const address = `${addressOf(config)}/workspace/${message.attempt_id}`;
  const { subject, text } = handOverText(message.to_locale, {
    from: message.from_name,
    course: message.course,
    note: message.note,
    address,
  });
  await mailer.send({
    id,
    to: message.to_email,
    replyTo: message.from_email ?? config.supportAddress,
    subject,
    text,
    html: htmlOf(text),
  });
  await sql`update hand_over set mailed_at = now() where id = ${id}::uuid`.execute(queries);
}
