import { sql } from 'kysely';
import { shareOf } from '../../../figures/expressions.ts';
import { amongIds, inPeriod, inScope } from '../asked.ts';
import { idFrom, joinDocument, nameOf, number, share, text } from '../kind.ts';
import type { ReportKind } from '../kind.ts';

/** Tries from which it is told how well a question tells people apart. */
const fewest = 30;

/** How questions did, by what people answered. */
export const questionAnalysis: ReportKind = {
  kind: 'question-analysis',
  title: 'Questions',
  about: 'One row per question and revision that was given',
  isPersonal: false,
  period: 'When the revision was made',
  filters: ['assessmentId'],
  figures: ['facility', 'discrimination'],
  sort: 'assessment',
  chart: { title: 'Facility of questions', by: ['question'], of: ['facility'] },
  rows(asked) {
    return {
      id: idFrom(sql`q.id`, sql`q.revision`),
      columns: {
        assessment: text('Assessment', nameOf('a'), { by: sql`a.sort_1` }),
        question: text('Question', sql`left(q.body ->> 'text', 200)`),
        type: text('Type', sql`q.body ->> 'type'`),
        revision: number('Revision', sql`q.revision`),
        given: number('Given', sql`t.given`),
        facility: share('Facility', shareOf(sql`t.mark`, sql`t.given * (q.body ->> 'marks')::numeric`)),
        discrimination: number(
          'Discrimination',
          sql`case when t.given >= ${fewest} then round((
            (t.given * t.product - t.mark * t.others)
            / nullif(sqrt(greatest(t.given * t.mark_squared - t.mark ^ 2, 0))
              * sqrt(greatest(t.given * t.others_squared - t.others ^ 2, 0)), 0))::numeric, 4) end`,
        ),
        answers: text(
          'Answers',
          sql`(select string_agg(answer || ' ' || round(100.0 * many / nullif(t.given, 0)) || ' %', '; ' order by many desc, answer)
            from (select answer, sum(given) as many from question_tally w
              where w.question_id = q.id and w.question_revision = q.revision and answer is not null
              group by answer having sum(given) > 0 order by sum(given) desc, answer limit 20) answers)`,
          { unsorted: true },
        ),
      },
      // The mark of the question goes out of the total, so that it is held against the others alone.
      from: sql`question q ${joinDocument('assessments', 'a', sql`q.assessment_id`)} cross join lateral (
        select sum(given) as given, sum(mark)::float8 as mark, sum(mark_squared)::float8 as mark_squared,
          sum(mark_by_total - mark_squared)::float8 as product, sum(total - mark)::float8 as others,
          sum(total_squared - 2 * mark_by_total + mark_squared)::float8 as others_squared
        from question_tally w where w.question_id = q.id and w.question_revision = q.revision and w.answer is null) t`,
      where: [
        sql`t.given > 0`,
        inScope(asked, sql`q.account_id`),
        inPeriod(asked, sql`q.made_at`),
        amongIds(sql`q.assessment_id`, asked.filter.assessmentId),
      ],
    };
  },
};
