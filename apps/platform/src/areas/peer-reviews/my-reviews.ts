import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { presentFigures, resultsOf, skillsOf } from './figures.ts';
import { isGiven, questionsOf } from './review-rows.ts';
import type { Pair, Said } from './review-rows.ts';

const { 'peer-reviews': peerReviews } = collections;

interface Row {
  id: string;
  title: string;
  part: 'reviewer' | 'reviewee';
  expires_at: string | null;
  waiting: number;
  submitted: number;
  place: string;
}

/** Reviews that somebody gives, and closed ones about them. */
export async function listMyReviews({ queries, principal, query, now }: Call<'listMyReviews'>) {
  const { limit = 50 } = query;
  const order = 'my reviews';
  const cursor = readCursor(query.cursor, order);
  const me = principal.userId;
  const { rows } = await sql<Row>`
    select * from (
      select d.id, d.body ->> 'title' as title, 'reviewer' as part, d.body ->> 'expiresAt' as expires_at,
        n.waiting, n.submitted, 'a ' || coalesce(d.body ->> 'expiresAt', '9999') as place
      from (select review_id, count(*) filter (where state in ('waiting', 'started'))::int as waiting,
          count(*) filter (where state = 'submitted')::int as submitted
        from review_pair where reviewer_id = ${me}::uuid and state <> 'reassigned' group by 1) n
        join document d on d.kind = 'peer-reviews' and d.id = n.review_id and d.deleted_at is null
      where d.body ->> 'state' = 'published'
        and coalesce((d.body ->> 'opensAt')::timestamptz, '-infinity') <= ${now}::timestamptz
      union all
      select d.id, d.body ->> 'title', 'reviewee', d.body ->> 'expiresAt', 0, 0, 'b ' || (d.body ->> 'title')
      from review_result r join document d on d.kind = 'peer-reviews' and d.id = r.review_id and d.deleted_at is null
      where r.reviewee_id = ${me}::uuid and d.body ->> 'state' in ('closed', 'archived')) mine
    ${cursor ? sql`where (place, id) > (${cursor.value}, ${cursor.id}::uuid)` : sql``}
    order by place, id limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, ({ place, id }) => ({ sort: order, value: place, id }));
  return {
    data: page.map(({ expires_at: expiresAt, place: _, ...row }) => ({ ...row, expiresAt })),
    next,
  };
}

/** One review as somebody in it sees it: nobody learns who said what about them. */
export async function getMyReview({ queries, principal, params, now }: Call<'getMyReview'>) {
  const review = (await peerReviews.find(queries, params.id)) ?? refuse('not_found');
  const { state } = review.body;
  const isClosed = state === 'closed' || state === 'archived';
  const [pairs, results, skills] = await Promise.all([
    state === 'published' ? pairsOf(queries, review.id, principal.userId) : [],
    isClosed ? resultsOf(queries, review.id, principal.userId) : undefined,
    skillsOf(queries, review),
  ]);
  const result = results?.get(principal.userId);
  if (pairs.length === 0 && !result) refuse('not_found');
  const { title, description, form, anonymous, scale, expiresAt } = review.body;
  return {
    data: {
      id: review.id,
      title,
      description: description ?? null,
      form: form ?? 'peer',
      anonymous: anonymous ?? true,
      isOpen: isGiven(review, now),
      scale: scale ?? 5,
      expiresAt: expiresAt ?? null,
      softSkills: skills.map(({ id, body }) => ({
        id,
        name: body.name,
        description: body.description ?? null,
        levels: body.levels ?? [],
      })),
      questions: questionsOf(review),
      reviews: pairs.map(({ reviewee_id: id, name, relation, state: how, answers }) => ({
        reviewee: { id, name },
        relation,
        state: how,
        ...listed(answers),
      })),
      aboutMe: result ? presentFigures(review, skills, result) : null,
    },
  };
}

const listed = (said: Said | null) => ({
  ratings: Object.entries(said?.ratings ?? {}).map(([softSkillId, given]) => ({ softSkillId, ...given })),
  answers: Object.entries(said?.answers ?? {}).map(([questionId, response]) => ({ questionId, response })),
});

async function pairsOf(queries: Queries, reviewId: string, reviewerId: string) {
  const { rows } = await sql<Pair & { name: string }>`
    select r.*, concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as name
    from review_pair r join document u on u.kind = 'users' and u.id = r.reviewee_id
    where r.review_id = ${reviewId}::uuid and r.reviewer_id = ${reviewerId}::uuid and r.state <> 'reassigned'
    order by u.sort_1, u.id`.execute(queries);
  return rows;
}
