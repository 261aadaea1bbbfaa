import { randomBytes } from 'node:crypto';
import { calendarAddress, hashOf } from '../../inbox/calendar-feed.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';

export async function getInboxCalendar({ queries }: Call<'getInboxCalendar'>) {
  const link = await queries.selectFrom('calendar_link').select('made_at').executeTakeFirst();
  return { data: { madeAt: link?.made_at ?? null } };
}

/** Whoever loses a link makes another one: nothing that was told of the one before opens anything then. */
export async function createInboxCalendar({ queries, principal, now, context }: Call<'createInboxCalendar'>) {
  // It would stay in other hands once acting as somebody is over.
  if (principal.impersonatorId)
    refuse('not_allowed', 'Only the person themselves makes a link to their calendar.');
  const token = randomBytes(32).toString('base64url');
  const link = { token_hash: hashOf(token), made_at: now };
  await queries
    .insertInto('calendar_link')
    .values({
      user_id: principal.userId,
      client_id: principal.clientId,
      account_id: principal.accountId,
      ...link,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
  return { data: { address: calendarAddress(context.config, token), madeAt: now } };
}

export async function deleteInboxCalendar({ queries, principal }: Call<'deleteInboxCalendar'>) {
  await queries.deleteFrom('calendar_link').where('user_id', '=', principal.userId).execute();
  return {};
}
