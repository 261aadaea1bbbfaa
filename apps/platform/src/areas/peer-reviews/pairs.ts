import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { dayIn } from '../../attempts/days.ts';
import type { Queries } from '../../database/database.ts';
import { notify } from '../../inbox/notify.ts';
import { nilId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import { takeUses } from '../../people/licence-uses.ts';
import type { Review } from './review-rows.ts';

/** More than so many are no review that anybody reads. */
const mostPairs = 20_000;

interface Person {
  user_id: string;
  part: 'reviewee' | 'reviewer';
  is_drawn: boolean;
  name: string;
}

/** The people of a review, with their names. */
export async function peopleOf(queries: Queries, reviewId: string): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select p.user_id, p.part, p.is_drawn, concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as name
    from review_person p join document u on u.kind = 'users' and u.id = p.user_id
    where p.review_id = ${reviewId}::uuid order by p.person_order, p.user_id`.execute(queries);
  return rows;
}

interface Known {
  reviewer_id: string;
  reviewee_id: string;
  state: string;
}

const pairsOf = async (queries: Queries, reviewId: string): Promise<Known[]> =>
  (
    await sql<Known>`select reviewer_id, reviewee_id, state from review_pair
      where review_id = ${reviewId}::uuid`.execute(queries)
  ).rows;

/** Refuses what would leave somebody without a reviewer, by name. */
export async function refuseUnreviewed(queries: Queries, { id }: { id: string }): Promise<void> {
  const [people, pairs] = await Promise.all([peopleOf(queries, id), pairsOf(queries, id)]);
  const drawn = people.filter(({ part, is_drawn: isDrawn }) => part === 'reviewer' && isDrawn);
  const reviewees = people.filter(({ part }) => part === 'reviewee');
  if (reviewees.length === 0)
    refuse('wrong_state', 'Nobody is reviewed in it yet. Nothing was changed; add people first.');
  const alone = reviewees.filter(
    ({ user_id: of }) =>
      drawn.every((each) => each.user_id === of) &&
      pairs.every((pair) => pair.reviewee_id !== of || pair.reviewer_id === of),
  );
  if (alone.length > 0)
    refuse(
      'wrong_state',
      `Nobody reviews ${alone
        .slice(0, 5)
        .map(({ name }) => name)
        .join(', ')}. Nothing was changed; add reviewers first.`,
    );
}

/**
 * Makes the pairs that a published review lacks: each with each, or so many drawn for each, whoever has fewest first.
 * @throws RefusedError 4009 where there are not enough uses of the licence
 */
export async function makePairs(queries: Queries, review: Review, now: Date): Promise<void> {
  const { id, body } = review;
  const [people, known] = await Promise.all([peopleOf(queries, id), pairsOf(queries, id)]);
  const reviewers = people.filter(({ part, is_drawn: isDrawn }) => part === 'reviewer' && isDrawn);
  const reviewees = people.filter(({ part }) => part === 'reviewee');
  const draw = body.pairing === 'allocated' ? (body.reviewsPerReviewee ?? 3) : Infinity;
  const made = drawPairs(id, reviewers, reviewees, known, draw);
  if (body.selfReview)
    for (const { user_id: each } of reviewees)
      if (!known.some((pair) => pair.reviewer_id === each && pair.reviewee_id === each))
        made.push({ reviewer: each, reviewee: each, relation: 'self' });
  if (made.length > mostPairs)
    refuse(
      'wrong_state',
      `It would have ${made.length} reviews. Nothing was changed; have some drawn for each person instead.`,
    );
  await addPairs(queries, review, made, now);
}

export interface NewPair {
  reviewer: string;
  reviewee: string;
  relation: string;
}

/** So many for each, of those who have fewest; among equals an order that nobody chose and everybody can draw again. */
function drawPairs(
  reviewId: string,
  reviewers: readonly Person[],
  reviewees: readonly Person[],
  known: readonly Known[],
  most: number,
): NewPair[] {
  const counts = ({ state }: Known) => state !== 'skipped' && state !== 'reassigned';
  const load = new Map<string, number>();
  const add = (reviewer: string) => load.set(reviewer, (load.get(reviewer) ?? 0) + 1);
  const of = new Map<string, Known[]>();
  for (const pair of known) {
    of.set(pair.reviewee_id, [...(of.get(pair.reviewee_id) ?? []), pair]);
    if (counts(pair)) add(pair.reviewer_id);
  }
  const place = (one: string, other = '') =>
    createHash('sha256').update(`${reviewId} ${one} ${other}`).digest('hex');
  const order = reviewees.map(({ user_id: each }) => each).toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  return order.flatMap((reviewee) => {
    const there = of.get(reviewee) ?? [];
    const wanted = most - there.filter((pair) => counts(pair) && pair.reviewer_id !== reviewee).length;
    const free = reviewers
      .map(({ user_id: each }) => each)
      .filter((each) => each !== reviewee && !there.some((pair) => pair.reviewer_id === each))
      .map((each) => ({ each, load: load.get(each) ?? 0, place: place(reviewee, each) }))
      .toSorted((a, b) => a.load - b.load || (a.place < b.place ? -1 : 1));
    const drawn = free.slice(0, Math.max(0, wanted)).map(({ each }) => each);
    for (const each of drawn) add(each);
    return drawn.map((reviewer) => ({ reviewer, reviewee, relation: 'peer' }));
  });
}

/** Writes pairs down; who reviews for the first time in it takes a use of the licence, and is told once it is published. */
export async function addPairs(
  queries: Queries,
  { id, clientId, accountId, body }: Review,
  pairs: readonly NewPair[],
  now: Date,
): Promise<void> {
  if (pairs.length > 0)
    await sql`
      insert into review_pair (client_id, account_id, review_id, reviewer_id, reviewee_id, relation, waiting_since)
      select ${clientId}::uuid, ${accountId}::uuid, ${id}::uuid, reviewer, reviewee, relation, ${dayIn(now)}::date
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as given (reviewer uuid, reviewee uuid, relation text)
      on conflict (review_id, reviewer_id, reviewee_id) do nothing`.execute(queries);
  if (body.state !== 'published') return;
  const tenant = { client_id: clientId, account_id: accountId ?? nilId };
  await takeUsesOfReviewers(queries, id, tenant.account_id);
  await notify(
    queries,
    'review.waiting',
    pairs.map(({ reviewer }) => reviewer),
    { tenant, subject: { kind: 'review', id }, facts: { title: body.title }, once: `review ${id}`, now },
  );
}

async function takeUsesOfReviewers(queries: Queries, reviewId: string, accountId: string): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from review_person p where review_id = ${reviewId}::uuid and part = 'reviewer' and not took_use
      and exists (select from review_pair r where r.review_id = p.review_id and r.reviewer_id = p.user_id)
    order by user_id for update`.execute(queries);
  const uses = await takeUses(queries, accountId, 'PeerReview', rows.length);
  if (uses.length < rows.length)
    refuse(
      '4009',
      `${rows.length} people would review for the first time in it, and the licence has ${uses.length} uses left. Nothing was changed.`,
    );
  if (rows.length === 0) return;
  const taken = rows.map(({ user_id: userId }, index) => ({ userId, engagementId: uses[index] ?? null }));
  await sql`update review_person p set took_use = true, licence_engagement_id = taken."engagementId"
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as taken ("userId" uuid, "engagementId" uuid)
    where p.review_id = ${reviewId}::uuid and p.part = 'reviewer' and p.user_id = taken."userId"`.execute(
    queries,
  );
}
