import { sql } from 'kysely';
import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import { grantedTypes } from '../../people/licence-uses.ts';
import { lapsing } from './requests.ts';

interface OpenRequest {
  id: string;
  account_id: string;
  content_type: string | null;
  is_old: boolean;
}

/** Looks every hour which requests a licence has come to grant, and which are too old. */
export const closeListingRequests = job({
  name: 'close-listing-requests',
  payload: z.object({}),
  failure: 'Requests for listings could not be looked at. It is tried again.',
  tries: Infinity,
  every: '23 * * * *',
  run: (_, { context: { database, now } }) =>
    database.asSystem(async (queries) => {
      const { rows } = await sql<OpenRequest>`
        select r.id, r.account_id, d.body ->> 'contentType' as content_type,
          requested_at <= ${now()}::timestamptz - ${lapsing}::interval as is_old
        from listing_request r left join document d on d.kind = 'listings' and d.id = r.listing_id and d.deleted_at is null
        where r.state = 'open' order by r.account_id, r.id`.execute(queries);
      const granted = new Map<string, ReadonlySet<string>>();
      for (const { id, account_id: accountId, content_type: contentType, is_old: isOld } of rows) {
        if (!granted.has(accountId)) granted.set(accountId, await grantedTypes(queries, accountId));
        const isGranted = contentType !== null && granted.get(accountId)?.has(contentType);
        // What is no longer there can be granted to nobody.
        const state = isGranted ? 'granted' : isOld || contentType === null ? 'lapsed' : undefined;
        if (state)
          await sql`update listing_request set state = ${state}, ended_at = ${now()}::timestamptz
            where id = ${id}::uuid and state = 'open'`.execute(queries);
      }
    }),
});
