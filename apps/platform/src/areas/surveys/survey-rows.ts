import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';

interface Dated {
  state?: string | undefined;
  opensAt?: string | Date | null | undefined;
  closesAt?: string | Date | null | undefined;
}

const at = (instant: string | Date): number => new Date(instant).getTime();

/** Whether nobody can answer it any more. */
export const isOver = ({ state, closesAt }: Dated, now: Date): boolean =>
  state === 'archived' || (closesAt !== null && closesAt !== undefined && at(closesAt) <= now.getTime());

/** Whether it can be answered. */
export const isOpen = (survey: Dated, now: Date): boolean =>
  survey.state === 'published' &&
  !isOver(survey, now) &&
  (survey.opensAt === null || survey.opensAt === undefined || at(survey.opensAt) <= now.getTime());

export async function hasAnswers(queries: Queries, surveyId: string): Promise<boolean> {
  const { rows } = await sql`select from survey_box where survey_id = ${surveyId}::uuid limit 1`.execute(
    queries,
  );
  return rows.length > 0;
}
