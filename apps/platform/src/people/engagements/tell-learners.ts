import { sql } from 'kysely';
import { accountTimeZone } from '@moderator/contract/options';
import type { MessageName } from '../../inbox/messages.ts';
import { notify } from '../../inbox/notify.ts';
import type { RequestContext } from '../../kernel/call.ts';

/** A schedule that learners are told of. */
interface Told {
  id: string;
  clientId: string;
  accountId: string | null;
  body: { courseId: string; startsAt: string | Date; timeZone?: string | undefined };
}

/** Tells learners that they came into a schedule or left it, or that its times changed; nobody of what is over. */
export async function tellLearners(
  { queries, now }: Pick<RequestContext, 'queries' | 'now'>,
  message: Extract<MessageName, `schedule.${string}`>,
  learnerIds: readonly string[],
  { id, clientId, accountId, body }: Told & { body: { endsAt: string | Date } },
): Promise<void> {
  if (learnerIds.length === 0 || new Date(body.endsAt) <= now) return;
  const { rows } = await sql<{ title: string }>`
    select body ->> 'title' as title from document where kind = 'courses' and id = ${body.courseId}::uuid`.execute(
    queries,
  );
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: body.timeZone ?? accountTimeZone }).format(
    new Date(body.startsAt),
  );
  await notify(queries, message, learnerIds, {
    tenant: { client_id: clientId, account_id: accountId ?? '' },
    subject: { kind: 'schedule', id },
    facts: { course: rows[0]?.title ?? '', day },
    now,
  });
}
