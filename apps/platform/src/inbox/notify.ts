import { sql } from 'kysely';
import { deliveryOf } from '@moderator/moderation';
import type { InboxSubject } from '@moderator/contract/options';
import type { Queries } from '../database/database.ts';
import { enqueueEach } from '../jobs/enqueue.ts';
import { mailInbox } from './mail-inbox.ts';
import { eventOf } from './messages.ts';
import type { MessageName } from './messages.ts';
import type { Facts, MessageFact } from './present-item.ts';
import { usualWishes, wishesOf } from './settings.ts';

/** What people are told. */
export interface Told {
  /** Whose it is, as rows have it. */
  tenant: { client_id: string; account_id: string };
  subject: { kind: Exclude<InboxSubject, 'distribution' | 'home'>; id: string } | { kind: 'home' };
  /** No name of anybody, and nothing of what was found: mails go further than the platform. */
  facts?: Pick<Facts, MessageFact | 'fileId'>;
  /** That whoever tells it mails it as well: it stands in the inbox alone. */
  isMailedElsewhere?: true;
  /** What is told once to each, however often it is tried. */
  once?: string;
  now: Date;
}

/**
 * Tells people something, in the transaction of what it tells of: in their inbox and by mail, each as they choose.
 * @example await notify(queries, 'appeal.assigned', [toId], { tenant: appeal, subject: { kind: 'attempt', id }, facts: { course }, now })
 */
export async function notify(
  queries: Queries,
  message: MessageName,
  people: readonly (string | null)[],
  { tenant, subject, facts = {}, once, now, isMailedElsewhere }: Told,
): Promise<void> {
  const each = [...new Set(people)].filter((id) => id !== null);
  if (each.length === 0) return;
  const event = eventOf[message];
  const wishes = await wishesOf(queries, each);
  const deliveries = each
    .map((userId) => {
      const { inbox, mailAt } = deliveryOf(wishes.get(userId) ?? usualWishes, event, now);
      return { userId, inbox, mailAt: isMailedElsewhere ? null : mailAt };
    })
    .filter(({ inbox, mailAt }) => inbox || mailAt);
  await sql`
    insert into inbox_item (user_id, client_id, account_id, kind, event, message, facts, subject_kind, subject_id, once, created_at, in_inbox, mail_at)
    select "userId", ${tenant.client_id}::uuid, ${tenant.account_id}::uuid, 'message', ${event}, ${message},
      ${JSON.stringify(facts)}::jsonb, ${subject.kind}, ${subject.kind === 'home' ? null : subject.id}::uuid, ${once ?? null},
      ${now}::timestamptz, inbox, "mailAt"
    from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) as told ("userId" uuid, inbox boolean, "mailAt" timestamptz)
    on conflict do nothing`.execute(queries);
  // What is mailed later is found when its time has come.
  const atOnce = deliveries.filter(({ mailAt }) => mailAt && mailAt <= now);
  await enqueueEach(
    queries,
    mailInbox,
    atOnce.map(({ userId }) => ({ userId })),
    { clientId: tenant.client_id, accountId: tenant.account_id },
  );
}
