import { sql } from 'kysely';
import { countOpinions, fewestOpinions, figuresOf, share } from '@moderator/learning';
import type { Opinion, SurveyQuestion } from '@moderator/contract/types';
import { opinionPaperOf } from '../../content/papers.ts';
import { mergedCounts, settlingMs, toldBoxes } from '../../content/told-opinions.ts';
import type { OpinionBox, ToldBox } from '../../content/told-opinions.ts';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { readDocument } from '../../documents/read.ts';
import type { Call } from '../../kernel/call.ts';
import { managedSite } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { shuffled } from '../../people/shuffled.ts';
import { byQuestion } from './box.ts';
import { isOver } from './survey-rows.ts';

const { surveys } = collections;

/** Texts that are shown of a question, and blocks that are looked through for them. */
const mostTexts = 200;
const mostBlocks = 400;

/** Who answered a survey, and what was answered by so many that it is nobody's in particular. */
export async function getSurveyProgress(call: Call<'getSurveyProgress'>) {
  const { queries, principal, params, query, now } = call;
  const survey = await readDocument(call, surveys, params.id);
  const ownSite = managedSite(principal);
  if (ownSite && query.siteId && query.siteId !== ownSite) refuse('not_found');
  const siteId = query.siteId ?? ownSite;
  const isNamed = survey.body.anonymous === false;
  const [counts, { questions }, { rows: boxes }, people] = await Promise.all([
    countsOf(queries, survey.id, siteId),
    opinionPaperOf(queries, survey.id),
    sql<OpinionBox>`select site_id, pool, counted, counts from survey_box where survey_id = ${survey.id}::uuid`.execute(
      queries,
    ),
    query.people === 'true' ? peopleOf(call, survey.id, { siteId, isNamed }) : null,
  ]);
  const isSettled =
    isOver(survey.body, new Date(now.getTime() - settlingMs)) || survey.body.state === 'archived';
  // Anonymous answers are not kept by site: there are none of one, and whoever manages one sees those of all.
  const isEmpty = !isNamed && query.siteId !== undefined;
  const shown = isEmpty
    ? []
    : toldBoxes(isNamed && siteId ? boxes.filter((box) => box.site_id === siteId) : boxes, isSettled);
  const counted = shown.reduce((sum, { many }) => sum + many, 0);
  return {
    data: {
      ...counts,
      people,
      counted: counted < fewestOpinions ? 0 : counted,
      results: counted < fewestOpinions ? null : await resultsOf(queries, survey.id, questions, shown),
    },
  };
}

async function resultsOf(
  queries: Queries,
  surveyId: string,
  questions: readonly SurveyQuestion[],
  boxes: readonly ToldBox[],
) {
  const rest = boxes.flatMap((box) => box.rest);
  const counts = boxes.reduce((sum, box) => mergedCounts(sum, box.counts), countOpinions({}, rest));
  const { rows: blocks } = await sql<{ answers: Record<string, Opinion[]> }>`
    select answers from survey_block where survey_id = ${surveyId}::uuid
      and site_id = any(${boxes.map((box) => box.site_id)}::uuid[]) order by id limit ${mostBlocks}`.execute(
    queries,
  );
  const said = [byQuestion(rest), ...blocks.map(({ answers }) => answers)];
  return questions.map((question) => {
    const figures = figuresOf(question, counts);
    const texts = said.flatMap((answers) => answers[question.id] ?? []).flatMap(({ text }) => text ?? []);
    return { ...figures, texts: figures.count === null ? [] : shuffled(texts).slice(0, mostTexts) };
  });
}

async function countsOf(queries: Queries, surveyId: string, siteId: string | undefined) {
  const ofSite = siteId ? sql`and c.site_id = ${siteId}::uuid` : sql``;
  const [{ rows: sites }, { rows: days }] = await Promise.all([
    sql<{ id: string | null; name: string | null; invited: number; answered: number }>`
      select d.id, d.body ->> 'name' as name, sum(c.invited)::int as invited, sum(c.answered)::int as answered
      from survey_count c left join document d on d.kind = 'sites' and d.id = c.site_id
      where c.survey_id = ${surveyId}::uuid ${ofSite} group by 1, 2 order by 2 nulls last, 1`.execute(
      queries,
    ),
    sql<{ day: string; answered: number }>`
      select c.on_day::text as day, sum(c.answered)::int as answered from survey_count c
      where c.survey_id = ${surveyId}::uuid ${ofSite} group by 1 having sum(c.answered) > 0 order by 1`.execute(
      queries,
    ),
  ]);
  const invited = sites.reduce((sum, each) => sum + each.invited, 0);
  const answered = sites.reduce((sum, each) => sum + each.answered, 0);
  return {
    invited,
    answered,
    responseRate: share(answered, invited),
    bySite: sites.map(({ id, name, ...counts }) => ({
      site: id === null ? null : { id, name: name ?? '' },
      ...counts,
    })),
    byDay: days,
  };
}

/** Who has not answered yet, by name; where they are named also who has. */
async function peopleOf(
  { queries, query }: Call<'getSurveyProgress'>,
  surveyId: string,
  { siteId, isNamed }: { siteId: string | undefined; isNamed: boolean },
) {
  const { limit = 50 } = query;
  const order = 'people of a survey';
  const cursor = readCursor(query.cursor, order);
  const { rows } = await sql<{ id: string; name: string; place: string; answered_on: string | null }>`
    select i.user_id as id, concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as name, i.person_order as place,
      i.answered_on::text
    from survey_invitation i join document u on u.kind = 'users' and u.id = i.user_id
    where i.survey_id = ${surveyId}::uuid ${isNamed ? sql`` : sql`and i.answered_on is null`}
      ${siteId ? sql`and i.site_id = ${siteId}::uuid` : sql``}
      ${cursor ? sql`and (i.person_order, i.user_id) > (${cursor.value}, ${cursor.id}::uuid)` : sql``}
    order by i.person_order, i.user_id limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, ({ place, id }) => ({ sort: order, value: place, id }));
  return {
    items: page.map(({ id, name, answered_on: answeredOn }) => ({ person: { id, name }, answeredOn })),
    next,
  };
}
