import { sql } from 'kysely';
import { amongIds, amongWords, inPeriod, inScope } from '../asked.ts';
import { idFrom, instant, joinDocument, nameOf, number, seconds, share, text } from '../kind.ts';
import type { ReportKind } from '../kind.ts';

/** How far people are with each of their courses. */
export const learnerProgress: ReportKind = {
  kind: 'learner-progress',
  title: 'Progress of learners',
  about: 'One row per learner and course',
  isPersonal: true,
  period: 'When the learner was registered on the course',
  filters: ['courseId', 'status', 'overdue'],
  figures: ['progress', 'timeOnTask'],
  sort: 'learner',
  rows(asked) {
    const { now, filter } = asked;
    const lessons = sql`course_item i left join registration r on r.user_id = p.user_id and r.item_id = i.lesson_id
      and r.superseded_at is null where i.course_id = p.course_id`;
    // What waits for a report tells no score before it.
    const isKnown = sql`r.status <> 'AwaitingModeration' and r.withheld_status is null`;
    const isOverdue = sql`(p.due_at < ${now}::timestamptz and p.status in ('NotAttempted', 'InProgress'))`;
    return {
      id: idFrom(sql`p.user_id`, sql`p.course_id`),
      columns: {
        learner: text('Learner', nameOf('u'), { personal: true, by: sql`p.learner_order` }),
        number: text('Number', sql`u.body ->> 'number'`, { personal: true }),
        site: text('Site', nameOf('site')),
        course: text('Course', nameOf('course')),
        status: text('Status', sql`p.status`, { personal: true, by: sql`p.status` }),
        progress: share('Progress', sql`round(p.percent / 100.0, 4)`),
        score: number(
          'Score',
          sql`(select round(avg(r.score) filter (where ${isKnown}), 2) from ${lessons})`,
          { personal: true, unsorted: true },
        ),
        registered: instant('Registered', sql`p.registered_at`, { full: true }),
        due: instant('Due', sql`p.due_at`),
        finished: instant('Finished', sql`p.finished_at`),
        timeOnTask: seconds('Time on task', sql`(select sum(r.seconds) from ${lessons})`, { unsorted: true }),
        next: text(
          'Next',
          sql`(select l.body ->> 'title' from course_item i join document l on l.kind = 'lessons' and l.id = i.lesson_id
            left join registration r on r.user_id = p.user_id and r.item_id = i.lesson_id and r.superseded_at is null
            where i.course_id = p.course_id and coalesce(r.status, 'NotAttempted') in ('NotAttempted', 'InProgress', 'Failed')
            order by i.position limit 1)`,
          { unsorted: true },
        ),
      },
      from: sql`course_progress p ${joinDocument('users', 'u', sql`p.user_id`)} ${joinDocument('sites', 'site', sql`p.site_id`)}
        ${joinDocument('courses', 'course', sql`p.course_id`)}`,
      where: [
        inScope(asked, sql`p.account_id`, sql`p.site_id`),
        inPeriod(asked, sql`p.registered_at`),
        amongIds(sql`p.course_id`, filter.courseId),
        amongWords(sql`p.status`, filter.status),
        filter.overdue === undefined ? undefined : sql`${isOverdue} = ${filter.overdue}`,
      ],
    };
  },
};
