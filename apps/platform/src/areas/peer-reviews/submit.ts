import { sql } from 'kysely';
import { readOpinions } from '@moderator/learning';
import { collections } from '../../documents/collections.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { giveBadgeWith } from './badges.ts';
import { isGiven, questionsOf } from './review-rows.ts';
import type { Pair, Review, Said } from './review-rows.ts';

const { 'peer-reviews': peerReviews } = collections;

/** Reviews one person, or saves it; until the review closes it may be changed. */
export async function submitReview(call: Call<'submitReview'>) {
  const { queries, params, body } = call;
  const review = await openReview(call, params.id);
  const { rows } = await sql<Pair>`select * from review_pair where review_id = ${review.id}::uuid
    and reviewer_id = ${call.principal.userId}::uuid and reviewee_id = ${body.revieweeId}::uuid
    and state <> 'reassigned' for update`.execute(queries);
  const pair = rows[0] ?? refuse('not_found');
  if (!isGiven(review, call.now))
    refuse('wrong_state', 'The review is not open, so nothing was kept. What you handed in before stays.');
  if (pair.state === 'submitted' && pair.answers === null)
    refuse(
      'wrong_state',
      'What you handed in lies among what others said, so it stays. Nothing was changed.',
    );
  const said = readSaid(review, body);
  // What is handed in stays handed in while it is changed.
  const state = body.final || pair.state === 'submitted' ? ('submitted' as const) : ('started' as const);
  await sql`update review_pair set state = ${state}, answers = ${JSON.stringify(said)}::jsonb, reason = null
    where id = ${pair.id}::uuid`.execute(queries);
  if (body.badge && body.final)
    await giveBadgeWith(call, { ...body.badge, receiverId: body.revieweeId, reviewId: review.id });
  return { data: { revieweeId: body.revieweeId, state } };
}

/** Is done with a review: whom somebody does not review they skip, and say why. */
export async function completeReview(call: Call<'completeReview'>) {
  const { queries, params, principal, body, now } = call;
  const review = await openReview(call, params.id);
  const mine = sql`review_id = ${review.id}::uuid and reviewer_id = ${principal.userId}::uuid`;
  const { rows } = await sql`select from review_pair where ${mine} limit 1`.execute(queries);
  if (rows.length === 0) refuse('not_found');
  if (!isGiven(review, now)) refuse('wrong_state', 'The review is not open. Nothing was changed.');
  for (const { revieweeId, reason } of body.skipped)
    await sql`update review_pair set state = 'skipped', answers = null, reason = ${reason}
      where ${mine} and reviewee_id = ${revieweeId}::uuid and state in ('waiting', 'started')`.execute(
      queries,
    );
  const { rows: left } = await sql<{ name: string }>`
    select concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as name
    from review_pair r join document u on u.kind = 'users' and u.id = r.reviewee_id
    where ${mine} and r.state in ('waiting', 'started') order by u.sort_1, u.id limit 10`.execute(queries);
  if (left.length > 0)
    refuse(
      'wrong_state',
      `You have not reviewed ${left.map(({ name }) => name).join(', ')}. Nothing was changed; review or skip them.`,
    );
  return {};
}

/** Whoever closes it meanwhile waits until this is in, so that what is gathered then is all. */
async function openReview({ queries }: RequestContext, id: string): Promise<Review> {
  await sql`select from document where kind = 'peer-reviews' and id = ${id}::uuid for share`.execute(queries);
  return peerReviews.get(queries, id);
}

function readSaid(review: Review, body: Call<'submitReview'>['body']): Said {
  const { softSkillIds = [], scale = 5 } = review.body;
  const ratings: Said['ratings'] = {};
  const mistakes: { path: string; message: string }[] = [];
  body.ratings.forEach(({ softSkillId, score, comment }, index) => {
    const path = `ratings.${index}`;
    if (!softSkillIds.includes(softSkillId) || softSkillId in ratings)
      mistakes.push({ path: `${path}.softSkillId`, message: 'It is not rated here, or rated twice.' });
    else if (score > scale)
      mistakes.push({ path: `${path}.score`, message: `It has to be a number from 1 to ${scale}.` });
    else ratings[softSkillId] = { score, ...(comment?.trim() ? { comment: comment.trim() } : {}) };
  });
  const questions = questionsOf(review).map((question) =>
    body.final ? question : { ...question, required: false },
  );
  const read = readOpinions(questions, body.answers);
  mistakes.push(...read.mistakes);
  if (body.final && Object.keys(ratings).length + Object.keys(read.opinions).length === 0)
    mistakes.push({ path: 'ratings', message: 'It says nothing yet.' });
  if (mistakes.length > 0)
    refuse('invalid_input', `${mistakes[0]!.message} Nothing was kept; correct it and send it again.`, {
      errors: mistakes.map(({ path, message }) => ({ path: `body.${path}`, message })),
    });
  return { ratings, answers: { ...read.opinions } };
}
