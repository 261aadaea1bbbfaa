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
    const conditions = [
      sql`a.course_id = o.course_id and a.superseded_at is null`,
      inScope(asked, sql`a.account_id`, sql`a.site_id`),
      inPeriod(asked, sql`a.submitted_at`),
    ].filter((each): each is Sql => each !== undefined);
    const isShown = sql`${isRevealed()} and ${isShownTo(principal)}`;
    return {
      id: sql`o.id`,
      columns: {
        course: text('Course', nameOf('course'), { by: sql`course.sort_1` }),
        outcome: text('Outcome', sql`o.code || ' ' || o.title`),
        learners: number('Learners', sql`counts.learners`),
        withEvidence: number('With evidence', sql`counts.shown`),
        coverage: share('Coverage', shareOf(sql`counts.shown`, sql`counts.learners`)),
        competent: number('Competent', sql`counts.competent`),
        notYet: number('Not yet competent', sql`counts.not_yet`),
        notJudged: number('No judgement', sql`counts.learners - counts.competent - counts.not_yet`),
      },
      from: sql`outcome o join document course on course.kind = 'courses' and course.id = o.course_id and course.deleted_at is null
        cross join lateral (select count(*) as learners,
            count(*) filter (where exists (select from evidence e where e.attempt_id = a.id and o.id = any(e.outcome_ids))) as shown,
            count(*) filter (where j.passed and ${isShown}) as competent,
            count(*) filter (where not j.passed and ${isShown}) as not_yet
          from attempt a left join judgement j on j.attempt_id = a.id and j.outcome_id = o.id
          where ${sql.join(conditions, sql` and `)}) counts`,
      where: [inScope(asked, sql`o.account_id`), amongIds(sql`o.course_id`, asked.filter.courseId)],
    };
  },
};
