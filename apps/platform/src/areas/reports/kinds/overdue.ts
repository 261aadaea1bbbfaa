import { sql } from 'kysely';
import { orElse } from '../../../database/or-else.ts';
import { amongIds, inPeriod, inScope } from '../asked.ts';
import { day, idFrom, joinDocument, nameOf, number, text } from '../kind.ts';
import type { ReportKind } from '../kind.ts';
import { timeZone } from '../../../attempts/days.ts';
import { facilitatorOf, isTaughtBy } from './people.ts';

/** What people should have finished, and what there is no time for any more. */
export const overdue: ReportKind = {
  kind: 'overdue',
  title: 'Overdue work',
  about: 'One row per learner and thing that is overdue or missed',
  isPersonal: true,
  period: 'When it was due',
  filters: ['courseId', 'facilitatorId'],
  figures: ['overdue', 'missedRate'],
  sort: 'due',
  rows(asked) {
    const { now, filter } = asked;
    const isClosed = sql`(r.closes_at is not null and r.closes_at <= ${now}::timestamptz)`;
    // As `statusAt` of packages/learning says it, also where the job that closes windows has not come to it yet.
    const status = sql`(case when ${isClosed} and r.status = 'NotAttempted' then 'Missed'
      when ${isClosed} and r.status = 'InProgress' then 'NotCompleted' else r.status end)`;
    const due = orElse(sql`r.due_at`, sql`r.last_at`);
    return {
      id: idFrom(sql`r.user_id`, sql`r.item_id`),
      columns: {
        learner: text('Learner', nameOf('u'), { personal: true, by: sql`r.learner_order` }),
        site: text('Site', nameOf('site')),
        what: text('What', nameOf('item')),
        course: text('Course', nameOf('course')),
        due: day('Due', sql`(${due} at time zone ${timeZone})::date`, {
          by: due,
          as: 'instant',
          full: true,
        }),
        daysLate: number('Days late', sql`floor(extract(epoch from ${now}::timestamptz - ${due}) / 86400)`),
        status: text('Status', status),
        facilitator: text('Facilitator', facilitatorOf(sql`r.user_id`, sql`r.course_id`), {
          personal: true,
          unsorted: true,
        }),
      },
      from: sql`standing r ${joinDocument('users', 'u', sql`r.user_id`)} ${joinDocument('sites', 'site', sql`r.site_id`)}
        ${joinDocument('courses', 'course', sql`r.course_id`)}
        left join document item on item.kind in ('courses', 'lessons', 'assessments') and item.id = r.item_id`,
      where: [
        sql`r.status in ('NotAttempted', 'InProgress', 'Missed', 'NotCompleted')
          and ${due} < ${now}::timestamptz`,
        inScope(asked, sql`r.account_id`, sql`r.site_id`),
        inPeriod(asked, due),
        amongIds(sql`r.course_id`, filter.courseId),
        isTaughtBy(sql`r.user_id`, sql`r.course_id`, filter.facilitatorId),
      ],
    };
  },
};
