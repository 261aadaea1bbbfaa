import { sql } from 'kysely';
import { accountTimeZone } from '@moderator/contract/options';
import type { Queries } from '../../database/database.ts';
import type { MessageName } from '../../inbox/messages.ts';
import { notify } from '../../inbox/notify.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { nilId } from '../../kernel/ids.ts';

/** A meeting, as far as people are told of it. */
interface Told {
  id: string;
  clientId: string;
  accountId: string | null;
  body: { startsAt: string | Date; endsAt: string | Date };
}

/** Whose jobs and notices of a meeting are. */
export const tenantOf = ({ clientId, accountId }: Pick<Told, 'clientId' | 'accountId'>) => ({
  clientId,
  accountId: accountId ?? nilId,
});

/** Tells people that they came into a meeting, that its times changed or that it is off; nobody of what is over, nor whoever did it. */
export async function tellOfMeeting(
  { queries, principal, now }: Pick<RequestContext, 'queries' | 'principal' | 'now'>,
  message: Extract<MessageName, `session.${string}`>,
  people: readonly string[],
  { id, clientId, accountId, body }: Told,
): Promise<void> {
  const others = people.filter((userId) => userId !== principal.userId);
  if (others.length === 0 || new Date(body.endsAt) <= now) return;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: accountTimeZone }).format(new Date(body.startsAt));
  await notify(queries, message, others, {
    tenant: { client_id: clientId, account_id: accountId ?? nilId },
    subject: { kind: 'session', id },
    facts: { day },
    now,
  });
}

/** Who comes to a meeting. */
export async function attendeesOf(queries: Queries, sessionId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from session_person where session_id = ${sessionId}::uuid and part = 'attendee'`.execute(
    queries,
  );
  return rows.map(({ user_id: userId }) => userId);
}
