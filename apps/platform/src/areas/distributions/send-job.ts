import { sql } from 'kysely';
import { z } from 'zod';
import { deliveryOf } from '@moderator/moderation';
import type { Database, Queries } from '../../database/database.ts';
import { mailInbox } from '../../inbox/mail-inbox.ts';
import { usualWishes, wishesOf } from '../../inbox/settings.ts';
import { job } from '../../jobs/job.ts';
import { stillHas } from '../../kernel/kept-rights.ts';
import { anybody } from '../../kernel/principal.ts';
import { keptIn } from './kept.ts';
import type { SendingRow } from './sending-row.ts';
import { fixRecipients } from './recipients.ts';
import { takeTurns } from '../../database/take-turns.ts';

/** People who get it in one transaction: what a process that is killed has to do again. */
const atATime = 10_000;

/**
 * Sends a document or news to those who are meant when it begins, ten thousand at a time. Whoever has it already does not get it
 * again, and a run that was killed is gone on with: who is left is known.
 */
export const sendDistribution = job({
  name: 'send-distribution',
  payload: z.object({ id: z.uuid() }),
  failure:
    'A document or news could not be sent to everybody. Who has it keeps it; send it again to the others.',
  tries: 10,
  async run({ id }, { context, signal, progress }) {
    const { database, now } = context;
    const sending = await readSending(database, id);
    if (!sending || sending.state === 'finished' || sending.state === 'failed') return;
    if (sending.state === 'waiting')
      await database.asSystem(async (queries) => {
        await progress(queries, 0);
        if (!(await stillHas(queries, sending.rights))) return end(queries, sending, 'failed', now());
        await fixRecipients(queries, sending);
      });
    for (let isOver = false; !isOver;) {
      signal.throwIfAborted();
      isOver = await database.asSystem(async (queries) => {
        await progress(queries, await percentOf(queries, id));
        return giveToSome(queries, sending, now());
      });
    }
  },
  giveUp: ({ id }, { context, progress }) =>
    context.database.asSystem(async (queries) => {
      await progress(queries);
      const sending = await find(queries, id);
      if (sending) await end(queries, sending, 'failed', context.now());
    }),
});

const find = async (queries: Queries, id: string): Promise<SendingRow | undefined> =>
  (await sql<SendingRow>`select * from distribution_sending where id = ${id}::uuid`.execute(queries)).rows[0];

const readSending = (database: Database, id: string) => database.asSystem((queries) => find(queries, id));

async function percentOf(queries: Queries, id: string): Promise<number> {
  const { rows } = await sql<{ percent: number | null }>`
    select floor(100.0 * done / greatest(expected, 1))::int as percent from distribution_sending where id = ${id}::uuid`.execute(
    queries,
  );
  return rows[0]?.percent ?? 0;
}

interface AsSent {
  state: string;
  expiresAt: string | null;
  categoryId: string | null;
  mustConfirm: boolean | null;
}

/** @returns whether nobody is left */
async function giveToSome(queries: Queries, sending: SendingRow, now: Date): Promise<boolean> {
  const { id, kind, distribution_id: distributionId } = sending;
  await waitForOthers(queries, sending);
  const [{ rows: documents }, { rows: next }, { rows: states }] = await Promise.all([
    // Whoever withdraws it waits for this step, and no other follows.
    sql<AsSent>`select body ->> 'state' as state, body ->> 'expiresAt' as "expiresAt", body ->> 'categoryId' as "categoryId",
        (body ->> 'mustConfirm')::boolean as "mustConfirm"
      from document where kind = ${kind} and id = ${distributionId}::uuid and deleted_at is null for share`.execute(
      queries,
    ),
    sql<{ user_id: string }>`select user_id from distribution_recipient where sending_id = ${id}::uuid
      order by user_id limit ${atATime}`.execute(queries),
    sql<{ state: string }>`select state from distribution_sending where id = ${id}::uuid`.execute(queries),
  ]);
  if (states[0]?.state !== 'running') return true;
  const [document] = documents;
  const people = next.map(({ user_id: userId }) => userId);
  if (!document || document.state === 'withdrawn' || people.length === 0) {
    await end(queries, sending, 'finished', now);
    return true;
  }
  const given = await give(queries, sending, document, people, now);
  await sql`delete from distribution_recipient where sending_id = ${id}::uuid and user_id = any(${people}::uuid[])`.execute(
    queries,
  );
  await sql`update distribution_sending set recipients = recipients + ${given}, done = done + ${people.length} where id = ${id}::uuid`.execute(
    queries,
  );
  return false;
}

/** @returns how many of them had it not yet */
async function give(
  queries: Queries,
  { kind, distribution_id: id, client_id: clientId, account_id: accountId }: SendingRow,
  { categoryId, mustConfirm, expiresAt }: AsSent,
  people: readonly string[],
  now: Date,
): Promise<number> {
  const usual = deliveryOf(usualWishes, 'distribution', now);
  const wishes = await wishesOf(queries, people);
  const chosen = [...wishes].map(([userId, each]) => ({
    userId,
    ...deliveryOf(each, 'distribution', now),
  }));
  const { rows } = await sql<{ given: number }>`
    with given as (
      insert into inbox_item (user_id, client_id, account_id, kind, event, message, subject_kind, subject_id, category_id, must_confirm,
        once, created_at, expires_at, in_inbox, mail_at)
      select person, ${clientId}::uuid, ${accountId}::uuid, ${kind === 'newsflashes' ? 'newsflash' : 'document'}, 'distribution',
        'distribution', 'distribution', ${id}::uuid, ${categoryId}::uuid, ${mustConfirm ?? false}, ${`distribution ${id}`},
        ${now}::timestamptz, ${expiresAt}::timestamptz, ${mustConfirm ?? false} or coalesce(c.inbox, ${usual.inbox}),
        case when c."userId" is null then ${usual.mailAt}::timestamptz else c."mailAt" end
      from unnest(${[...people]}::uuid[]) person
        left join jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) as c ("userId" uuid, inbox boolean, "mailAt" timestamptz)
          on c."userId" = person
      on conflict do nothing returning user_id, mail_at),
    mailed as (
      insert into job (kind, payload, client_id, account_id)
      select ${mailInbox.name}, jsonb_build_object('userId', user_id), ${clientId}::uuid, ${accountId}::uuid
      from given where mail_at <= ${now}::timestamptz)
    select count(*)::int as given from given`.execute(queries);
  return rows[0]?.given ?? 0;
}

/**
 * Of several sendings of the same one goes on at a time: of two that end at once neither would see that the other is over, and it would
 * be on its way for ever.
 */
const waitForOthers = (queries: Queries, { distribution_id: id }: Pick<SendingRow, 'distribution_id'>) =>
  takeTurns(queries, `distribution ${id}`);

/** What has an end is sent; what was to be sent to nobody is a draft again. */
async function end(
  queries: Queries,
  { id, kind, distribution_id: distributionId, client_id: clientId, account_id: accountId }: SendingRow,
  state: 'finished' | 'failed',
  now: Date,
): Promise<void> {
  await waitForOthers(queries, { distribution_id: distributionId });
  await sql`update distribution_sending set state = ${state}, finished_at = ${now}::timestamptz where id = ${id}::uuid`.execute(
    queries,
  );
  await sql`delete from distribution_recipient where sending_id = ${id}::uuid`.execute(queries);
  const document = await keptIn(kind).find(queries, distributionId);
  if (document?.body.state !== 'sending') return;
  const { rows } = await sql<{ is_open: boolean; was_sent: boolean }>`
    select coalesce(bool_or(state in ('waiting', 'running')), false) as is_open, coalesce(bool_or(state = 'finished'), false) as was_sent
    from distribution_sending where distribution_id = ${distributionId}::uuid`.execute(queries);
  const [others] = rows;
  if (others?.is_open) return;
  const after = others?.was_sent ? 'sent' : 'draft';
  await keptIn(kind).revise(
    { queries, principal: { ...anybody, clientId, accountId } },
    distributionId,
    (fields) => ({
      ...fields,
      state: after,
      ...(after === 'sent' && { sentAt: fields.sentAt ?? now.toISOString() }),
    }),
    `sending to ${after}`,
  );
}
