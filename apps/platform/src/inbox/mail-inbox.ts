import { sql } from 'kysely';
import { z } from 'zod';
import { inboxChoicesOf } from '@moderator/moderation';
import type { InboxEvent } from '@moderator/contract/options';
import type { Context } from '../context.ts';
import type { Queries } from '../database/database.ts';
import { job } from '../jobs/job.ts';
import { withDistributed } from './distributed.ts';
import { inboxMail } from './inbox-mail.ts';
import type { InboxRow } from './present-item.ts';
import { scheduleCalendars } from './schedule-calendars.ts';
import { usualWishes, wishesOf } from './settings.ts';
import { unsubscribeAddress } from './unsubscribing.ts';

const payload = z.object({ userId: z.uuid() });

/** Sends a person all that is to be mailed to them by now, in one mail. */
export const mailInbox = job({
  name: 'mail-inbox',
  payload,
  failure: 'Somebody could not be told by mail. It stands in their inbox.',
  tries: 20,
  // Whoever would be told of that would be told by mail.
  failsQuietly: true,
  run: ({ userId }, { context }) => context.database.asSystem((queries) => mail(queries, userId, context)),
  giveUp: ({ userId }, { context }) =>
    context.database.asSystem(async (queries) => void (await takeDue(queries, userId, context.now()))),
});

/** What is due, locked while it is mailed, so that it is mailed once. */
async function takeDue(queries: Queries, userId: string, now: Date) {
  const { rows } = await sql<InboxRow>`
    update inbox_item set mail_at = null where user_id = ${userId}::uuid and mail_at <= ${now}::timestamptz returning *`.execute(
    queries,
  );
  return rows.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
}

interface Reader {
  email: string | null;
  name: string;
  locale: string | null;
}

async function mail(queries: Queries, userId: string, { mailer, config, now }: Context): Promise<void> {
  const [due, { rows: readers }, all] = await Promise.all([
    takeDue(queries, userId, now()),
    sql<Reader>`select body ->> 'email' as email, body ->> 'name' as name, body ->> 'locale' as locale from document
      where kind = 'users' and id = ${userId}::uuid and deleted_at is null and body ->> 'state' = 'active'`.execute(
      queries,
    ),
    wishesOf(queries, [userId]),
  ]);
  const wishes = all.get(userId) ?? usualWishes;
  const wanted = new Set<InboxEvent>(
    inboxChoicesOf(wishes.events).flatMap(({ event, mail: rhythm }) => (rhythm === 'off' ? [] : [event])),
  );
  // What they have read meanwhile, or want no mails of any more, is not mailed.
  const told = await withDistributed(
    queries,
    due.filter(({ event, read_at: readAt }) => wanted.has(event) && readAt === null),
  );
  const [first] = told;
  const [reader] = readers;
  if (!first || !reader?.email) return;
  const events = [...new Set(told.map(({ event }) => event))];
  const unsubscribe = await unsubscribeAddress(queries, config, { userId, events });
  await mailer.send({
    id: `inbox-${first.id}`,
    to: reader.email,
    replyTo: config.supportAddress,
    unsubscribe,
    calendars: await scheduleCalendars(queries, told, { name: reader.name, email: reader.email }, config),
    ...inboxMail(told, { ...reader, locale: wishes.locale ?? reader.locale, config, unsubscribe }),
  });
}
