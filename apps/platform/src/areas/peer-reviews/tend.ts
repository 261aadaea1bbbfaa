import { sql } from 'kysely';
import { z } from 'zod';
import { dayIn } from '../../attempts/days.ts';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { inSteps } from '../../jobs/in-steps.ts';
import { job } from '../../jobs/job.ts';
import { anybody } from '../../kernel/principal.ts';
import { closeReview } from './close.ts';
import { giveExaminations } from './give-examinations.ts';
import { addPairs } from './pairs.ts';

const { 'peer-reviews': peerReviews } = collections;

/** Reviews that are looked at in one transaction. */
const atATime = 100;

/** Closes reviews whose day has come, gives what nobody began to somebody else, and examinations to those who look at them. */
export const tendReviews = job({
  name: 'tend-reviews',
  payload: z.object({}),
  failure: 'Reviews could not be closed on their day. It is tried again.',
  tries: Infinity,
  every: '*/10 * * * *',
  async run(_, tools) {
    for (const work of [closeExpired, reassign, giveExaminations]) await inSteps(tools, atATime, work);
  },
});

async function closeExpired(queries: Queries, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string; client_id: string; account_id: string }>`
    select id, client_id, account_id from document where kind = 'peer-reviews' and deleted_at is null
      and body ->> 'state' = 'published' and (body ->> 'expiresAt')::timestamptz <= ${now}::timestamptz
    order by id limit ${atATime}`.execute(queries);
  for (const { id, client_id: clientId, account_id: accountId } of rows) {
    await peerReviews.revise(
      { queries, principal: { ...anybody, clientId, accountId } },
      id,
      (body) => ({ ...body, state: 'closed' }),
      'published to closed',
    );
    await enqueue(queries, closeReview, { reviewId: id }, { clientId, accountId });
  }
  return rows.length;
}

/** To whoever of the reviewers has fewest and is not asked for that person; where there is nobody it stays where it is. */
async function reassign(queries: Queries, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string; review_id: string; reviewee_id: string; other: string }>`
    select distinct on (r.review_id) r.id, r.review_id, r.reviewee_id, o.user_id as other
    from review_pair r join document d on d.kind = 'peer-reviews' and d.id = r.review_id and d.deleted_at is null
      cross join lateral (
        select p.user_id from review_person p where p.review_id = r.review_id and p.part = 'reviewer' and p.is_drawn
          and p.user_id <> r.reviewee_id and not exists (select from review_pair k where k.review_id = r.review_id
            and k.reviewer_id = p.user_id and k.reviewee_id = r.reviewee_id)
        order by (select count(*) from review_pair k where k.review_id = r.review_id and k.reviewer_id = p.user_id
          and k.state <> 'reassigned'), p.user_id limit 1) o
    where r.state = 'waiting' and r.relation <> 'self' and d.body ->> 'state' = 'published'
      and r.waiting_since + coalesce((d.body ->> 'reassignAfterDays')::int, 7) < ${dayIn(now)}::date
    order by r.review_id, r.id limit ${atATime}`.execute(queries);
  for (const { id, review_id: reviewId, reviewee_id: reviewee, other: reviewer } of rows) {
    const review = await peerReviews.find(queries, reviewId);
    const { rows: taken } = await sql`update review_pair set state = 'reassigned' where id = ${id}::uuid
      and state = 'waiting' returning id`.execute(queries);
    if (review && taken.length > 0)
      await addPairs(queries, review, [{ reviewer, reviewee, relation: 'peer' }], now);
  }
  return rows.length === 0 ? 0 : atATime;
}
