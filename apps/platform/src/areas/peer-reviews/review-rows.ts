import { sql } from 'kysely';
import type { pairStates, reviewRelations } from '@moderator/contract/options';
import type { Opinion, SurveyQuestion } from '@moderator/contract/types';
import type { Queries } from '../../database/database.ts';
import type { collections } from '../../documents/collections.ts';

export type Review = Awaited<ReturnType<(typeof collections)['peer-reviews']['get']>>;

/** What one says of one: ratings by soft skill, answers by question. */
export interface Said {
  ratings: Record<string, { score: number; comment?: string }>;
  answers: Record<string, Opinion>;
}

export interface Pair {
  id: string;
  reviewer_id: string;
  reviewee_id: string;
  relation: (typeof reviewRelations)[number];
  state: (typeof pairStates)[number];
  answers: Said | null;
  reason: string | null;
}

/** What a review asks beside its soft skills. */
export const questionsOf = ({ body }: Review): SurveyQuestion[] =>
  // Each has had an id since it was stored; its place is that in the list.
  (body.questions ?? []).map((question, index) => ({ ...question, position: index + 1 })) as SurveyQuestion[];

/** Whether reviews are given now. */
export const isGiven = ({ body }: Review, now: Date): boolean =>
  body.state === 'published' &&
  (!body.opensAt || new Date(body.opensAt) <= now) &&
  (!body.expiresAt || new Date(body.expiresAt) > now);

export async function totalsOf(queries: Queries, ids: readonly string[]) {
  const { rows } = await sql<{ review_id: string; reviewees: number; reviewers: number; submitted: number }>`
    select review_id, reviewees, reviewers, submitted from review_total
    where review_id = any(${[...ids]}::uuid[])`.execute(queries);
  return new Map(rows.map(({ review_id: id, ...totals }) => [id, totals]));
}
