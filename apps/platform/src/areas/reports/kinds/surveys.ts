import { sql } from 'kysely';
import { countOpinions, fewestOpinions, figuresOf } from '@moderator/learning';
import { mergedCounts, settlingMs, toldBoxes } from '../../../content/told-opinions.ts';
import type { OpinionBox } from '../../../content/told-opinions.ts';
import { opinionPaperOf } from '../../../content/papers.ts';
import { shareOf } from '../../../figures/expressions.ts';
import { amongIds, amongWords, inPeriod, inScope } from '../asked.ts';
import type { Asked } from '../asked.ts';
import { idFrom, number, share, text } from '../kind.ts';
import type { ReportKind, Sql } from '../kind.ts';

/** Surveys that one report is of. */
const mostSurveys = 200;

/** What people answered, as far as so many did that it is nobody's in particular. */
export const surveys: ReportKind = {
  kind: 'surveys',
  title: 'Surveys',
  about: 'One row per survey and question; of the two hundred that were made last',
  isPersonal: false,
  period: 'When the survey was made',
  filters: ['surveyId', 'purpose'],
  figures: ['responseRate'],
  sort: 'survey',
  chart: { title: 'Responses', by: ['survey', 'question'], of: ['rate'] },
  async rows(asked) {
    const told = asked.isForShow ? [] : await answersTold(asked);
    return {
      id: idFrom(sql`f.survey`, sql`f.question`),
      columns: {
        survey: text('Survey', sql`f.title`),
        question: text('Question', sql`f.words`),
        position: number('Place', sql`f.position`),
        invited: number('Invited', sql`f.invited`),
        answered: number('Answered', sql`f.answered`),
        rate: share('Response rate', shareOf(sql`f.answered`, sql`f.invited`)),
        counted: number('Answers told', sql`f.counted`),
        mean: number('Mean', sql`f.mean`),
        distribution: text('Distribution', sql`f.distribution`),
      },
      from: sql`jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as f (survey uuid, question uuid, title text, words text, position integer,
        invited integer, answered integer, counted integer, mean float8, distribution text)`,
      where: [sql`true`],
    };
  },
};

interface Survey {
  id: string;
  title: string;
  is_named: boolean;
  is_settled: boolean;
  invited: number;
  answered: number;
  boxes: OpinionBox[];
}

async function answersTold(asked: Asked) {
  const { queries, filter, now, sites } = asked;
  const settled = new Date(now.getTime() - settlingMs);
  const conditions = [
    sql`d.kind = 'surveys' and d.deleted_at is null and d.body ->> 'state' <> 'draft'`,
    inScope(asked, sql`d.account_id`),
    inPeriod(asked, sql`d.created_at`),
    amongIds(sql`d.id`, filter.surveyId),
    amongWords(sql`d.body ->> 'purpose'`, filter.purpose),
  ].filter((each): each is Sql => each !== undefined);
  const ofSites = sites ? sql`and c.site_id = any(${[...sites]}::uuid[])` : sql``;
  const { rows } = await sql<Survey>`
    select d.id, d.body ->> 'title' as title, d.body ->> 'anonymous' = 'false' as is_named,
      (d.body ->> 'state' = 'archived' or coalesce((d.body ->> 'closesAt')::timestamptz <= ${settled}::timestamptz, false)) as is_settled,
      (select coalesce(sum(c.invited), 0)::int from survey_count c where c.survey_id = d.id ${ofSites}) as invited,
      (select coalesce(sum(c.answered), 0)::int from survey_count c where c.survey_id = d.id ${ofSites}) as answered,
      (select coalesce(jsonb_agg(jsonb_build_object('site_id', b.site_id, 'pool', b.pool, 'counted', b.counted, 'counts', b.counts)), '[]')
        from survey_box b where b.survey_id = d.id) as boxes
    from document d where ${sql.join(conditions, sql` and `)} order by d.created_at desc, d.id limit ${mostSurveys}`.execute(
    queries,
  );
  const each = await Promise.all(rows.map((survey) => questionsOf(asked, survey)));
  return each.flat();
}

/** As the page about a survey tells it: named answers by site, those without names only of all sites together. */
async function questionsOf({ queries, sites, filter }: Asked, survey: Survey) {
  const { questions } = await opinionPaperOf(queries, survey.id);
  const isEmpty = !survey.is_named && filter.siteId !== undefined;
  const ofSites =
    survey.is_named && sites ? survey.boxes.filter((box) => sites.includes(box.site_id)) : survey.boxes;
  const told = isEmpty ? [] : toldBoxes(ofSites, survey.is_settled);
  const counted = told.reduce((sum, { many }) => sum + many, 0);
  const rest = countOpinions(
    {},
    told.flatMap((box) => box.rest),
  );
  const counts = told.reduce((sum, box) => mergedCounts(sum, box.counts), rest);
  return questions.map((question) => {
    const figures = counted < fewestOpinions ? undefined : figuresOf(question, counts);
    return {
      survey: survey.id,
      title: survey.title,
      question: question.id,
      words: question.text.slice(0, 200),
      position: question.position,
      invited: survey.invited,
      answered: survey.answered,
      counted: figures?.count ?? null,
      mean: figures?.mean ?? null,
      distribution: figures ? wordsOf(figures) : null,
    };
  });
}

const wordsOf = ({ distribution }: ReturnType<typeof figuresOf>): string | null =>
  distribution.length === 0 ? null : distribution.map(({ value, count }) => `${value}: ${count}`).join('; ');
