import { sql } from 'kysely';
import { unplannedOf } from '../../../people/engagements/unplanned.ts';
import { inPeriod, inScope } from '../asked.ts';
import { idFrom, instant, joinDocument, nameOf, number, text } from '../kind.ts';
import type { ReportKind } from '../kind.ts';
import { isEnrolled } from './people.ts';

/** Courses that people are to take, and that no schedule has them on. */
export const unplanned: ReportKind = {
  kind: 'unplanned',
  title: 'Unplanned learners',
  about: 'One row per learner and course that is asked of them and that they are on no schedule of',
  isPersonal: true,
  period: 'Since when it is asked of them',
  filters: ['courseId', 'roleId', 'careerId'],
  sort: 'learner',
  rows(asked) {
    const { courseId, roleId, careerId } = asked.filter;
    return {
      id: idFrom(sql`u.id`, sql`wanted.course_id`),
      columns: {
        learner: text('Learner', nameOf('u'), { personal: true, by: sql`u.sort_1` }),
        site: text('Site', nameOf('site')),
        course: text('Course', sql`wanted.course_title`),
        via: text('Because of', sql`wanted.via_name`),
        since: instant('Since', sql`wanted.since`, { by: sql`wanted.since` }),
        days: number(
          'Days',
          sql`floor(extract(epoch from ${asked.now}::timestamptz - wanted.since) / 86400)`,
        ),
      },
      from: sql`document u ${joinDocument('sites', 'site', sql`u.site_id`)} cross join lateral ${unplannedOf({ courseIds: courseId })} wanted`,
      where: [
        sql`u.kind = 'users' and u.deleted_at is null and exists (select from enrollment e where e.user_id = u.id and e.ended_at is null)`,
        inScope(asked, sql`u.account_id`, sql`u.site_id`),
        inPeriod(asked, sql`wanted.since`),
        isEnrolled(sql`u.id`, 'roles', roleId),
        isEnrolled(sql`u.id`, 'careers', careerId),
      ],
    };
  },
};
