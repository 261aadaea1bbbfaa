import { sql } from 'kysely';
import { amongIds, amongWords, inPeriod, inScope } from '../asked.ts';
import { idFrom, instant, joinDocument, nameOf, number, text } from '../kind.ts';
import type { ReportKind } from '../kind.ts';

/** What people finished: courses, and what courses consist of. */
export const completions: ReportKind = {
  kind: 'completions',
  title: 'Completions',
  about: 'One row per learner and course, lesson or assessment that is passed or completed',
  isPersonal: true,
  period: 'When it was finished',
  filters: ['courseId', 'contentKind'],
  sort: 'finished',
  rows(asked) {
    const { courseId, contentKind } = asked.filter;
    const chosen = [
      sql`status in ('Passed', 'Completed') and finished_at is not null`,
      inScope(asked, sql`account_id`, sql`site_id`),
      inPeriod(asked, sql`finished_at`),
      amongIds(sql`course_id`, courseId),
    ].filter((each) => each !== undefined);
    const where = sql.join(chosen, sql` and `);
    return {
      id: sql`r.id`,
      columns: {
        learner: text('Learner', nameOf('u'), { personal: true, by: sql`r.learner_order` }),
        site: text('Site', nameOf('site')),
        what: text('What', nameOf('item')),
        kind: text('Kind', sql`r.item_kind`),
        course: text('Course', nameOf('course')),
        finished: instant('Finished', sql`r.finished_at`, { by: sql`r.finished_at` }),
        score: number('Score', sql`r.score`),
        number: number('Time', sql`r.number`),
        source: text('Source', sql`r.result_source`),
        certificate: text(
          'Certificate',
          sql`(select c.number from certificate c where r.item_kind = 'course' and c.learner_id = r.user_id
            and c.course_id = r.course_id and c.revoked_at is null and c.replaced_at is null order by c.issued_at desc limit 1)`,
          { unsorted: true },
        ),
      },
      from: sql`(
        select id, user_id, site_id, learner_order, item_kind::text, item_id, course_id, content_kind::text, finished_at, score, number,
          result_source from registration where superseded_at is null and ${where}
        union all
        select ${idFrom(sql`user_id`, sql`course_id`)}, user_id, site_id, learner_order, 'course', course_id, course_id, null, finished_at,
          null, 1, null from course_progress where ${where}) r
        ${joinDocument('users', 'u', sql`r.user_id`)} ${joinDocument('sites', 'site', sql`r.site_id`)}
        ${joinDocument('courses', 'course', sql`r.course_id`)}
        left join document item on item.kind in ('courses', 'lessons', 'assessments') and item.id = r.item_id`,
      where: [sql`true`, amongWords(sql`coalesce(r.content_kind, 'course')`, contentKind)],
    };
  },
};
