import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { collections } from '../../documents/collections.ts';
import { valueWord } from '../../documents/list-conditions.ts';
import { readDocument } from '../../documents/read.ts';
import type { Queries } from '../../database/database.ts';
import { notify } from '../../inbox/notify.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { grantedTypes } from '../../people/licence-uses.ts';
import { availabilityOf } from './standing.ts';

const { listings } = collections;

/** Days after which a request lapses that nothing came of. */
const days = 90;
export const lapsing = sql.lit(`${days} days`);

export interface WaitingRequest {
  id: string;
  listingId: string;
  accountId: string;
  message: string | null;
  learners: number | null;
  requestedAt: Date;
  requestedBy: { id: string; name: string };
  lapsesAt: Date;
}

/** What an account asked for and waits for, by listing. What is too old has lapsed, whether or not it was looked at. */
export async function waitingRequests(
  queries: Queries,
  accountId: string,
  now: Date,
  listingId?: string,
): Promise<Map<string, WaitingRequest>> {
  const { rows } = await sql<WaitingRequest>`
    select r.id, listing_id as "listingId", r.account_id as "accountId", message, learners, requested_at as "requestedAt",
      requested_at + ${lapsing}::interval as "lapsesAt", jsonb_build_object('id', requested_by, 'name',
        concat_ws(' ', u.body ->> 'name', u.body ->> 'surname')) as "requestedBy"
    from listing_request r left join document u on u.kind = 'users' and u.id = r.requested_by
    where r.account_id = ${accountId}::uuid and r.state = 'open'
      and requested_at > ${now}::timestamptz - ${lapsing}::interval
      ${listingId ? sql`and listing_id = ${listingId}::uuid` : sql``}`.execute(queries);
  return new Map(rows.map((row) => [row.listingId, row]));
}

/** Asks for a listing, once at a time for an account; administrators are told. */
export async function requestListing(call: Call<'requestListing'>) {
  const { queries, principal, params, body, now } = call;
  const { accountId, clientId, userId } = principal;
  const listing = await readDocument(call, listings, params.id);
  const waits = async () => (await waitingRequests(queries, accountId, now, listing.id)).get(listing.id);
  const already = await waits();
  if (already) return { data: already, wasThere: true };

  const availability = availabilityOf(listing, accountId, await grantedTypes(queries, accountId));
  if (availability !== 'available')
    refuse(
      'wrong_state',
      availability === 'owned'
        ? 'A licence of the account grants it already. Nothing was asked for.'
        : 'It is not offered to the account now. Nothing was asked for.',
    );
  // One that lapsed makes room, also before the platform has looked at it.
  await sql`update listing_request set state = 'lapsed', ended_at = ${now}::timestamptz
    where account_id = ${accountId}::uuid and listing_id = ${listing.id}::uuid and state = 'open'
      and requested_at <= ${now}::timestamptz - ${lapsing}::interval`.execute(queries);
  const { rows } = await sql`
    insert into listing_request (id, client_id, account_id, listing_id, requested_by, message, learners, requested_at)
    values (${randomUUID()}::uuid, ${clientId}::uuid, ${accountId}::uuid, ${listing.id}::uuid, ${userId}::uuid,
      ${body.message ?? null}, ${body.learners ?? null}, ${now}::timestamptz)
    on conflict (account_id, listing_id) where state = 'open' do nothing returning id`.execute(queries);
  const isNew = rows.length === 1;
  if (isNew)
    await notify(queries, 'listing.requested', await administratorsOf(queries, clientId), {
      tenant: { client_id: clientId, account_id: accountId },
      subject: { kind: 'listing', id: listing.id },
      facts: { title: listing.body.title },
      now,
    });
  return { data: (await waits()) ?? refuse('conflict'), wasThere: !isNew };
}

/** Who administers a client, and is not switched off. */
async function administratorsOf(queries: Queries, clientId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct d.id from document_word w join document d on d.kind = w.kind and d.id = w.id
    where w.kind = 'users' and w.word = ${valueWord('roles', 'administrator')} and d.client_id = ${clientId}::uuid
      and d.deleted_at is null and d.body ->> 'state' = 'active'
      and d.body -> 'roles' ? 'administrator'`.execute(queries);
  return rows.map(({ id }) => id);
}
