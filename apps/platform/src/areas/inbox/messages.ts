import { sql } from 'kysely';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { theirs } from './items.ts';

export async function readInboxMessages(call: Call<'readInboxMessages'>) {
  const { queries, body, now } = call;
  const which = body.ids
    ? sql`id = any(${body.ids}::uuid[])`
    : sql`created_at < ${body.before ?? now}::timestamptz`;
  const { numAffectedRows = 0n } = await sql`update inbox_item set read_at = ${now}::timestamptz
    where ${theirs(call, 'message')} and read_at is null and ${which}`.execute(queries);
  return { data: { changed: Number(numAffectedRows) } };
}

export async function deleteInboxMessage(call: Call<'deleteInboxMessage'>) {
  const { queries, params, now } = call;
  const { numAffectedRows } = await sql`update inbox_item set deleted_at = ${now}::timestamptz
    where ${theirs(call, 'message')} and id = ${params.id}::uuid`.execute(queries);
  if (!numAffectedRows) refuse('not_found');
  return {};
}

export async function countInbox({ queries, principal }: Call<'countInbox'>) {
  const { rows } = await sql<{ document: number; newsflash: number; message: number; total: number }>`
    select coalesce(sum(change) filter (where kind = 'document'), 0)::int as document,
      coalesce(sum(change) filter (where kind = 'newsflash'), 0)::int as newsflash,
      coalesce(sum(change) filter (where kind = 'message'), 0)::int as message,
      coalesce(sum(change), 0)::int as total
    from inbox_unread where user_id = ${principal.userId}::uuid`.execute(queries);
  return { data: rows[0] ?? refuse('not_found') };
}
