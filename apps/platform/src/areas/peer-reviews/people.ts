import { sql } from 'kysely';
import { collections } from '../../documents/collections.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { readDocument } from '../../documents/read.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { managedSite } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { giveBackUses } from '../../people/licence-uses.ts';
import { sharedWith } from '../../people/shared-with.ts';
import { teachesAlone } from '../../people/own-teaching.ts';
import { addPairs, makePairs, peopleOf } from './pairs.ts';
import type { Review } from './review-rows.ts';
import { takeTurns } from '../../database/take-turns.ts';

const { 'peer-reviews': peerReviews } = collections;

type Part = 'reviewee' | 'reviewer';

export const listReviewees = (call: Call<'listReviewees'>) => listPeople(call, 'reviewee');
export const listReviewers = (call: Call<'listReviewers'>) => listPeople(call, 'reviewer');

interface Row {
  id: string;
  name: string;
  place: string;
  waiting: number;
  started: number;
  submitted: number;
  skipped: number;
}

/** People of a review by name, with how far their reviews are. */
async function listPeople(call: Call<'listReviewees' | 'listReviewers'>, part: Part) {
  const { queries, params, query } = call;
  const review = await readDocument(call, peerReviews, params.id);
  const { limit = 50 } = query;
  const order = `${part}s of a review`;
  const cursor = readCursor(query.cursor, order);
  const side = part === 'reviewee' ? sql`r.reviewee_id` : sql`r.reviewer_id`;
  const { rows } = await sql<Row>`
    with page as (
      select p.user_id, p.person_order from review_person p
      where p.review_id = ${review.id}::uuid and p.part = ${part}
        ${cursor ? sql`and (p.person_order, p.user_id) > (${cursor.value}, ${cursor.id}::uuid)` : sql``}
      order by p.person_order, p.user_id limit ${limit + 1})
    select page.user_id as id, concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as name, page.person_order as place, n.*
    from page join document u on u.kind = 'users' and u.id = page.user_id
      cross join lateral (
        select count(*) filter (where r.state = 'waiting')::int as waiting, count(*) filter (where r.state = 'started')::int as started,
          count(*) filter (where r.state = 'submitted')::int as submitted, count(*) filter (where r.state = 'skipped')::int as skipped
        from review_pair r where r.review_id = ${review.id}::uuid and ${side} = page.user_id) n
    order by page.person_order, page.user_id`.execute(queries);
  const { page, next } = cutPage(rows, limit, ({ place, id }) => ({ sort: order, value: place, id }));
  return {
    data: page.map(({ id, name, place: _, ...numbers }) => ({ person: { id, name }, ...numbers })),
    next,
  };
}

export async function addReviewees(call: Call<'addReviewees'>) {
  const review = await openToPeople(call);
  const ids = [...new Set(call.body.ids)];
  const changed = await addPeople(call, review, 'reviewee', ids);
  await refuseAlone(call, review);
  if (review.body.state === 'published') await makePairs(call.queries, review, call.now);
  return { data: { changed, kept: 0 } };
}

export async function addReviewers(call: Call<'addReviewers'>) {
  const { queries, body, now } = call;
  const review = await openToPeople(call);
  const ids = [...new Set(body.ids)];
  const { revieweeId, relation = 'peer' } = body;
  if (!revieweeId) {
    const changed = await addPeople(call, review, 'reviewer', ids);
    await refuseAlone(call, review);
    if (review.body.state === 'published') await makePairs(queries, review, now);
    return { data: { changed, kept: 0 } };
  }
  if (ids.includes(revieweeId)) refuseSame();
  const people = await peopleOf(queries, review.id);
  if (!people.some(({ part, user_id: userId }) => part === 'reviewee' && userId === revieweeId))
    misses('body.revieweeId', 'That person is not reviewed in it. Nothing was changed; add them first.');
  const changed = await addPeople(call, review, 'reviewer', ids, false);
  const pairs = ids.map((reviewer) => ({ reviewer, reviewee: revieweeId, relation }));
  await addPairs(queries, review, pairs, now);
  return { data: { changed, kept: 0 } };
}

export const removeReviewees = (call: Call<'removeReviewees'>) => removePeople(call, 'reviewee');
export const removeReviewers = (call: Call<'removeReviewers'>) => removePeople(call, 'reviewer');

/** Takes people out; what they handed in, or what was handed in about them, stays. */
async function removePeople(call: Call<'removeReviewees' | 'removeReviewers'>, part: Part) {
  const { queries, query } = call;
  const review = await openToPeople(call);
  const side = part === 'reviewee' ? sql`reviewee_id` : sql`reviewer_id`;
  const { rows: gone } = await sql<{ engagement: string | null }>`
    delete from review_person where review_id = ${review.id}::uuid and part = ${part} and user_id = any(${query.id}::uuid[])
    returning case when took_use and not exists (select from review_pair r where r.review_id = review_person.review_id
      and r.reviewer_id = review_person.user_id and r.state in ('started', 'submitted')) then licence_engagement_id end as engagement`.execute(
    queries,
  );
  await giveBackUses(
    queries,
    gone.flatMap(({ engagement }) => engagement ?? []),
  );
  await sql`update review_pair set state = 'skipped', answers = null, reason = null where review_id = ${review.id}::uuid
    and ${side} = any(${query.id}::uuid[]) and state in ('waiting', 'started')`.execute(queries);
  const { rows: kept } = await sql`select from review_pair where review_id = ${review.id}::uuid
    and ${side} = any(${query.id}::uuid[]) and state = 'submitted'`.execute(queries);
  return { data: { changed: gone.length, kept: kept.length } };
}

type Changing = Call<'addReviewees' | 'addReviewers' | 'removeReviewees' | 'removeReviewers'>;

/** A review whose people may change, locked, so that of two at once each sees what the other did. */
async function openToPeople(
  call: Pick<Changing, 'context' | 'queries' | 'principal' | 'params'>,
): Promise<Review> {
  const review = await readDocument(call, peerReviews, call.params.id);
  await takeTurns(call.queries, `people of review ${review.id}`);
  if (review.body.state === 'closed' || review.body.state === 'archived')
    refuse('wrong_state', 'It is closed, so its people stay. Nothing was changed; open it again first.');
  return review;
}

async function addPeople(
  call: RequestContext,
  { id, clientId, accountId }: Review,
  part: Part,
  ids: readonly string[],
  isDrawn = true,
): Promise<number> {
  const { queries, principal } = call;
  const site = managedSite(principal);
  const { rows: known } = await sql<{ id: string }>`
    select u.id from document u where u.kind = 'users' and u.account_id = ${accountId}::uuid and u.id = any(${[...ids]}::uuid[])
      and u.deleted_at is null and u.body ->> 'state' = 'active' ${site ? sql`and u.site_id = ${site}::uuid` : sql``}
      ${part === 'reviewer' ? sql`and u.body -> 'roles' ?| array['reviewer', 'learner']` : sql``}
      ${teachesAlone(principal) ? sql`and (${sharedWith(principal.userId)})` : sql``}`.execute(queries);
  const missing = ids.find((each) => !known.some((row) => row.id === each));
  if (missing)
    misses(
      'body.ids',
      part === 'reviewer'
        ? `There is nobody with the id ${missing} who may review here: they need the role reviewer or learner. Nothing was changed.`
        : `There is nobody with the id ${missing} whom you may have reviewed. Nothing was changed.`,
    );
  const { rows } = await sql`
    insert into review_person (review_id, part, user_id, client_id, account_id, person_order, is_drawn)
    select ${id}::uuid, ${part}, u.id, ${clientId}::uuid, ${accountId}::uuid, u.sort_1, ${isDrawn} from document u
    where u.kind = 'users' and u.id = any(${[...ids]}::uuid[])
    on conflict do nothing returning user_id`.execute(queries);
  // Who was asked for certain people may be drawn for others as well from now on.
  if (isDrawn)
    await sql`update review_person set is_drawn = true where review_id = ${id}::uuid and part = ${part}
      and user_id = any(${[...ids]}::uuid[]) and not is_drawn`.execute(queries);
  return rows.length;
}

/** Somebody who would have nobody but themself to be reviewed by. */
async function refuseAlone({ queries }: RequestContext, { id, body }: Review): Promise<void> {
  if (body.selfReview) return;
  const people = await peopleOf(queries, id);
  const drawn = people.filter(({ part, is_drawn: isDrawn }) => part === 'reviewer' && isDrawn);
  if (drawn.length !== 1) return;
  const [only] = drawn;
  const alone = people.find(({ part, user_id: userId }) => part === 'reviewee' && userId === only?.user_id);
  if (!alone) return;
  const { rows } =
    await sql`select from review_pair where review_id = ${id}::uuid and reviewee_id = ${alone.user_id}::uuid
    and reviewer_id <> reviewee_id limit 1`.execute(queries);
  if (rows.length === 0)
    refuse(
      '4008',
      `${alone.name} would review nobody but themself. Nothing was changed; add others first, or let people review themselves.`,
    );
}

function refuseSame(): never {
  const sentence = 'Somebody of these is the person who is reviewed. Nothing was changed; leave them out.';
  refuse('4008', sentence, { errors: [{ path: 'body.ids', message: sentence }] });
}

function misses(path: string, sentence: string): never {
  refuse('invalid_input', sentence, { errors: [{ path, message: sentence }] });
}
