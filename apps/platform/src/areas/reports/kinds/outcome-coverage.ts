import { sql } from 'kysely';
import { isRevealed, isShownTo } from '../../../attempts/visibility.ts';
import { shareOf } from '../../../figures/expressions.ts';
import { amongIds, inPeriod, inScope } from '../asked.ts';
import { nameOf, number, share, text } from '../kind.ts';
import type { ReportKind, Sql } from '../kind.ts';

/** How far the outcomes of courses are shown and judged. */
export const outcomeCoverage: ReportKind = {
  kind: 'outcome-coverage',
  title: 'Coverage of outcomes',
  about: 'One row per course and outcome; what is still kept from whoever asks counts as not judged',
  isPersonal: false,
  period: 'When the learner handed in',
  filters: ['courseId'],
  figures: ['outcomeCoverage'],
  sort: 'course',
  chart: { title: 'Outcomes with evidence', by: ['outcome', 'course'], of: ['coverage'] },
  rows(asked) {
    const { principal } = asked;
    const { courseId } = asked.filter;
    const conditions = [
      sql`a.superseded_at is null`,
      inScope(asked, sql`a.account_id`, sql`a.site_id`),
      inPeriod(asked, sql`a.submitted_at`),
      amongIds(sql`a.course_id`, courseId),
    ].filter((each): each is Sql => each !== undefined);
    // All attempts are looked at once for all outcomes, not once for each.
    const attempts = sql.join(conditions, sql` and `);
    const isShown = sql`${isRevealed()} and ${isShownTo(principal)}`;
    return {
      id: sql`o.id`,
      columns: {
        course: text('Course', nameOf('course'), { by: sql`course.sort_1` }),
        outcome: text('Outcome', sql`o.code || ' ' || o.title`),
        learners: number('Learners', sql`coalesce(those.learners, 0)`),
        withEvidence: number('With evidence', sql`coalesce(covered.shown, 0)`),
        coverage: share('Coverage', shareOf(sql`coalesce(covered.shown, 0)`, sql`those.learners`)),
        competent: number('Competent', sql`coalesce(judged.competent, 0)`),
        notYet: number('Not yet competent', sql`coalesce(judged.not_yet, 0)`),
        notJudged: number(
          'No judgement',
          sql`coalesce(those.learners, 0) - coalesce(judged.competent, 0) - coalesce(judged.not_yet, 0)`,
        ),
      },
      from: sql`outcome o join document course on course.kind = 'courses' and course.id = o.course_id and course.deleted_at is null
        left join (select a.course_id, count(*) as learners from attempt a where ${attempts} group by 1) those on those.course_id = o.course_id
        left join (select a.course_id, shown.id, count(*) as shown from attempt a join attempt_line l on l.attempt_id = a.id
          cross join lateral unnest(l.outcome_ids) as shown (id) where ${attempts} group by 1, 2) covered
          on covered.course_id = o.course_id and covered.id = o.id
        left join (select a.course_id, j.outcome_id as id, count(*) filter (where j.passed) as competent, count(*) filter (where not j.passed) as not_yet
          from attempt a join judgement j on j.attempt_id = a.id where ${attempts} and ${isShown} group by 1, 2) judged
          on judged.course_id = o.course_id and judged.id = o.id`,
      where: [inScope(asked, sql`o.account_id`), amongIds(sql`o.course_id`, courseId)],
    };
  },
};
