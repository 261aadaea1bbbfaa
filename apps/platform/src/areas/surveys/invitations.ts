import { sql } from 'kysely';
import { opinionPaperOf } from '../../content/papers.ts';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { isOpen } from './survey-rows.ts';

const { surveys } = collections;

export interface Invitation {
  site_id: string | null;
  /** YYYY-MM-DD */
  answered_on: string | null;
  submission_id: string | null;
}

export async function findInvitation(queries: Queries, userId: string, surveyId: string) {
  const { rows } =
    await sql<Invitation>`select site_id, answered_on::text, submission_id from survey_invitation
    where user_id = ${userId}::uuid and survey_id = ${surveyId}::uuid`.execute(queries);
  return rows[0];
}

type Survey = Awaited<ReturnType<typeof surveys.get>>;

const presented = ({ id, body }: Pick<Survey, 'id' | 'body'>) => ({
  id,
  title: body.title,
  description: body.description ?? null,
  anonymous: body.anonymous ?? true,
  questionCount: body.questions ?? 0,
  closesAt: body.closesAt ?? null,
});

/** Surveys that wait for whoever asks, what closes first before others. */
export async function listQuestionnaires(call: Call<'listQuestionnaires'>) {
  const { queries, principal, query, now } = call;
  const { limit = 50 } = query;
  const order = 'questionnaires';
  const cursor = readCursor(query.cursor, order);
  const { rows } = await sql<{ id: string; body: Survey['body']; place: string }>`
    select * from (
      select d.id, d.body, coalesce(d.body ->> 'closesAt', '9999') as place
      from survey_invitation i join document d on d.kind = 'surveys' and d.id = i.survey_id and d.deleted_at is null
      where i.user_id = ${principal.userId}::uuid and i.answered_on is null and d.body ->> 'state' = 'published'
        and coalesce((d.body ->> 'opensAt')::timestamptz, '-infinity') <= ${now}::timestamptz
        and coalesce((d.body ->> 'closesAt')::timestamptz, 'infinity') > ${now}::timestamptz) waiting
    ${cursor ? sql`where (place, id) > (${cursor.value}, ${cursor.id}::uuid)` : sql``}
    order by place, id limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, ({ place, id }) => ({ sort: order, value: place, id }));
  return { data: page.map(presented), next };
}

/** A survey with its questions, for those who are asked. */
export async function getAskedSurvey({ queries, principal, params, now }: Call<'getAskedSurvey'>) {
  const [invitation, survey] = await Promise.all([
    findInvitation(queries, principal.userId, params.id),
    surveys.find(queries, params.id),
  ]);
  if (!invitation || survey?.body.state !== 'published') refuse('not_found');
  const { questions } = await opinionPaperOf(queries, survey.id);
  return {
    data: {
      ...presented(survey),
      isOpen: isOpen(survey.body, now),
      answeredOn: invitation.answered_on,
      questions,
    },
  };
}
