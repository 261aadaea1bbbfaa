import { sql } from 'kysely';
import { fewestReviewers } from '@moderator/learning';
import { z } from 'zod';
import type { Opinion } from '@moderator/contract/types';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import { shuffled } from '../../people/shuffled.ts';
import { job } from '../../jobs/job.ts';
import type { Said } from './review-rows.ts';

const { 'peer-reviews': peerReviews } = collections;

/** What others said about somebody, each question and soft skill shuffled for itself. */
export interface SaidByAll {
  ratings: Record<string, { score: number; comment?: string }[]>;
  answers: Record<string, Opinion[]>;
}

interface Submitted {
  id: string;
  reviewee_id: string;
  relation: string;
  answers: Said;
}

/**
 * Takes what was said off its pairs once a review has closed (decision 48): about each person into one value, all of them in one
 * transaction. Where people were told that they are named, the pairs keep it as well.
 */
export const closeReview = job({
  name: 'close-review',
  payload: z.object({ reviewId: z.uuid() }),
  failure: 'Results of a review could not be gathered. What was handed in is safe; close the review again.',
  tries: 5,
  run: ({ reviewId }, { context: { database } }) => database.asSystem((queries) => gather(queries, reviewId)),
});

async function gather(queries: Queries, reviewId: string): Promise<void> {
  await sql`select from document where kind = 'peer-reviews' and id = ${reviewId}::uuid for update`.execute(
    queries,
  );
  const review = await peerReviews.find(queries, reviewId);
  if (!review || review.body.state === 'published' || review.body.state === 'draft') return;
  const isAnonymous = review.body.anonymous ?? true;
  await sql`update review_pair set state = 'skipped', answers = null where review_id = ${reviewId}::uuid
    and state in ('waiting', 'started')`.execute(queries);
  const { rows } = await sql<Submitted>`select id, reviewee_id, relation, answers from review_pair
    where review_id = ${reviewId}::uuid and state = 'submitted' and answers is not null order by id for update`.execute(
    queries,
  );
  const { rows: before } = await sql<{
    reviewee_id: string;
    shown: number;
    said: SaidByAll;
    waiting: Said[];
    own: Said | null;
  }>`
    select reviewee_id, shown, said, waiting, own from review_result where review_id = ${reviewId}::uuid`.execute(
    queries,
  );
  const known = new Map(before.map((row) => [row.reviewee_id, row]));
  const results = [...new Set(rows.map((row) => row.reviewee_id))].toSorted().map((reviewee) => {
    const own = rows.find((row) => row.reviewee_id === reviewee && row.relation === 'self')?.answers;
    const others = rows.filter((row) => row.reviewee_id === reviewee && row.relation !== 'self');
    // What is named is gathered anew; what was taken off its pairs is there already.
    const was = isAnonymous ? known.get(reviewee) : undefined;
    const waiting = shuffled([...(was?.waiting ?? []), ...others.map(({ answers }) => answers)]);
    const isEnough = waiting.length >= fewestReviewers;
    return {
      reviewee,
      shown: (was?.shown ?? 0) + (isEnough ? waiting.length : 0),
      said: isEnough ? together(was?.said, waiting) : (was?.said ?? {}),
      waiting: isEnough ? [] : waiting,
      own: own ?? was?.own ?? null,
    };
  });
  await sql`
    insert into review_result (review_id, reviewee_id, client_id, account_id, shown, said, waiting, own)
    select ${reviewId}::uuid, reviewee, ${review.clientId}::uuid, ${review.accountId}::uuid, shown, said, waiting, own
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as given (reviewee uuid, shown int, said jsonb, waiting jsonb, own jsonb)
    on conflict (review_id, reviewee_id) do update set shown = excluded.shown, said = excluded.said,
      waiting = excluded.waiting, own = excluded.own`.execute(queries);
  // All rows at once, so that none is told from the others by when it was written.
  await sql`update review_result set shown = shown where review_id = ${reviewId}::uuid`.execute(queries);
  if (isAnonymous)
    await sql`update review_pair set answers = null where review_id = ${reviewId}::uuid`.execute(queries);
}

function together(before: Partial<SaidByAll> | undefined, said: readonly Said[]): SaidByAll {
  const keys = (part: keyof Said) => [
    ...new Set([...Object.keys(before?.[part] ?? {}), ...said.flatMap((each) => Object.keys(each[part]))]),
  ];
  return {
    ratings: Object.fromEntries(
      keys('ratings').map((id) => [
        id,
        shuffled([...(before?.ratings?.[id] ?? []), ...said.flatMap((each) => each.ratings[id] ?? [])]),
      ]),
    ),
    answers: Object.fromEntries(
      keys('answers').map((id) => [
        id,
        shuffled([...(before?.answers?.[id] ?? []), ...said.flatMap((each) => each.answers[id] ?? [])]),
      ]),
    ),
  };
}
