import { sql } from 'kysely';
import { orElse } from '../../../database/or-else.ts';
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
    const finished = orElse(sql`r.ended_at`, sql`r.settled_at`);
    return {
      id: idFrom(sql`r.user_id`, sql`r.item_id`),
      columns: {
        learner: text('Learner', nameOf('u'), { personal: true, by: sql`r.learner_order` }),
        site: text('Site', nameOf('site')),
        what: text('What', nameOf('item')),
        kind: text('Kind', sql`r.item_kind`),
        course: text('Course', nameOf('course')),
        finished: instant('Finished', finished, { full: true }),
        score: number('Score', sql`r.score`),
        number: number('Time', sql`r.number`),
        source: text(
          'Source',
          sql`(select g.result_source from registration g where g.user_id = r.user_id and g.item_id = r.item_id and g.superseded_at is null)`,
          { unsorted: true },
        ),
        certificate: text(
          'Certificate',
          sql`(select c.number from certificate c where r.item_kind = 'course' and c.learner_id = r.user_id
            and c.course_id = r.course_id and c.revoked_at is null and c.replaced_at is null order by c.issued_at desc limit 1)`,
          { unsorted: true },
        ),
      },
      from: sql`standing r ${joinDocument('users', 'u', sql`r.user_id`)} ${joinDocument('sites', 'site', sql`r.site_id`)}
        ${joinDocument('courses', 'course', sql`r.course_id`)}
        left join document item on item.kind in ('courses', 'lessons', 'assessments') and item.id = r.item_id`,
      where: [
        sql`r.status in ('Passed', 'Completed')`,
        inScope(asked, sql`r.account_id`, sql`r.site_id`),
        inPeriod(asked, finished),
        amongIds(sql`r.course_id`, courseId),
        amongWords(sql`r.content_kind`, contentKind),
      ],
    };
  },
};
