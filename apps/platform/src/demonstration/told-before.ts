import { sql } from 'kysely';
import { inboxEvents } from '@moderator/contract/options';
import type { Queries } from '../database/database.ts';

/** Days after which somebody of the demonstration has read what they were told. */
const readAfterDays = 3;

const noMails = JSON.stringify(inboxEvents.map((event) => ({ event, inbox: true, mail: 'off' })));

/**
 * Tells a story in which nobody is mailed: what it tells of has happened before, and so were its mails. What is old was
 * read since. How people want to be told is theirs to choose afterwards, as that of everybody.
 */
export async function toldBefore(queries: Queries, story: () => Promise<void>): Promise<void> {
  await sql`insert into inbox_settings (user_id, client_id, account_id, events)
    select id, client_id, account_id, ${noMails}::jsonb from document where kind = 'users' and account_id is not null`.execute(
    queries,
  );
  await story();
  await sql`delete from inbox_settings`.execute(queries);
  await sql`update inbox_item set viewed_at = created_at + interval '4 hours', read_at = created_at + interval '4 hours'
    where read_at is null and created_at < now() - make_interval(days => ${readAfterDays})`.execute(queries);
}
