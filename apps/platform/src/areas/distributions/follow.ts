import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '../../database/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { job } from '../../jobs/job.ts';
import { sendDistribution } from './send-job.ts';

/** Inboxes that are changed in one transaction. */
const atATime = 10_000;

/** Takes what was withdrawn out of inboxes, and lets what has another last day stay until then. Receipts stay. */
export const followDistribution = job({
  name: 'follow-distribution',
  payload: z.object({ id: z.uuid() }),
  failure: 'A document or news could not be taken out of all inboxes. It is tried again.',
  tries: Infinity,
  async run({ id }, { context, signal, progress }) {
    for (let isOver = false; !isOver;) {
      signal.throwIfAborted();
      isOver = await context.database.asSystem(async (queries) => {
        await progress(queries);
        return followInSome(queries, id, context.now());
      });
    }
  },
});

/** @returns whether nothing is left to follow */
async function followInSome(queries: Queries, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ state: string; expires_at: Date | null }>`
    select body ->> 'state' as state, (body ->> 'expiresAt')::timestamptz as expires_at from document
    where kind in ('distribution-documents', 'newsflashes') and id = ${id}::uuid`.execute(queries);
  const [document] = rows;
  if (!document) return true;
  const isWithdrawn = document.state === 'withdrawn';
  const { numAffectedRows } = await sql`
    update inbox_item i set ${
      isWithdrawn
        ? sql`deleted_at = ${now}::timestamptz, mail_at = null`
        : sql`expires_at = ${document.expires_at}::timestamptz, in_inbox = i.in_inbox or i.expires_at <= ${now}::timestamptz`
    }
    from (select user_id, id from inbox_item where subject_kind = 'distribution' and subject_id = ${id}::uuid
        and ${
          isWithdrawn
            ? sql`deleted_at is null`
            : sql`expires_at is distinct from ${document.expires_at}::timestamptz`
        } limit ${atATime}) their
    where i.user_id = their.user_id and i.id = their.id`.execute(queries);
  return Number(numAffectedRows ?? 0) === 0;
}

/** Sends again, each night, what those are to get who have come since. */
export const sendToJoiners = job({
  name: 'send-to-joiners',
  payload: z.object({}),
  failure: 'Documents and news could not be sent to those who have come since. It is tried again.',
  tries: Infinity,
  every: '23 0 * * *',
  run: (_, { context }) =>
    context.database.asSystem(async (queries) => {
      const now = context.now();
      const { rows } = await sql<{ id: string; client_id: string; account_id: string }>`
        update distribution_sending s set state = 'waiting', send_at = ${now}::timestamptz from document d
        where s.include_joiners and s.state = 'finished' and d.kind = s.kind and d.id = s.distribution_id and d.deleted_at is null
          and d.body ->> 'state' in ('sending', 'sent')
          and ((d.body ->> 'expiresAt')::timestamptz > ${now}::timestamptz or d.body ->> 'expiresAt' is null)
        returning s.id, s.client_id, s.account_id`.execute(queries);
      for (const { id, client_id: clientId, account_id: accountId } of rows)
        await enqueue(queries, sendDistribution, { id }, { clientId, accountId });
    }),
});
