import { sql } from 'kysely';
import { countOpinions, fewestReviewers, figuresOf } from '@moderator/learning';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import { shuffled } from '../../people/shuffled.ts';
import type { SaidByAll } from './close.ts';
import { questionsOf } from './review-rows.ts';
import type { Review, Said } from './review-rows.ts';

interface Result {
  reviewee_id: string;
  shown: number;
  said: Partial<SaidByAll>;
  own: Said | null;
}

/** What was said about those who were reviewed, by person; empty before the review has closed. */
export async function resultsOf(
  queries: Queries,
  reviewId: string,
  of?: string,
): Promise<Map<string, Result>> {
  const { rows } = await sql<Result>`select reviewee_id, shown, said, own from review_result
    where review_id = ${reviewId}::uuid ${of ? sql`and reviewee_id = ${of}::uuid` : sql``}`.execute(queries);
  return new Map(rows.map((row) => [row.reviewee_id, row]));
}

/** The soft skills of a review, in its order. */
export async function skillsOf(queries: Queries, { body }: Review) {
  const ids = body.softSkillIds ?? [];
  const found = await collections['soft-skills'].many(queries, ids);
  return ids.flatMap((id) => found.find((each) => each.id === id) ?? []);
}

type Skills = Awaited<ReturnType<typeof skillsOf>>;

/** Figures of one person: of each soft skill and question those that at least three gave, in an order that says nothing. */
export function presentFigures(review: Review, skills: Skills, result: Result | undefined) {
  const { said = {}, shown = 0, own = null } = result ?? {};
  return {
    reviewers: shown >= fewestReviewers ? shown : null,
    skills: skills.map(({ id, body }) => {
      const given = said.ratings?.[id] ?? [];
      const isEnough = given.length >= fewestReviewers;
      const sum = given.reduce((total, { score }) => total + score, 0);
      return {
        softSkill: { id, name: body.name },
        mean: isEnough ? Math.round((100 * sum) / given.length) / 100 : null,
        count: isEnough ? given.length : null,
        own: own?.ratings[id]?.score ?? null,
        comments: isEnough ? shuffled(given.flatMap(({ comment }) => comment ?? [])) : [],
      };
    }),
    questions: questionsOf(review).map((question) => {
      const given = said.answers?.[question.id] ?? [];
      const counts = countOpinions(
        {},
        given.map((opinion) => ({ [question.id]: opinion })),
      );
      const figures = figuresOf(question, counts, fewestReviewers);
      const texts = figures.count === null ? [] : shuffled(given.flatMap(({ text }) => text ?? []));
      return { ...figures, texts };
    }),
  };
}
