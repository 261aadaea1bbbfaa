import { sql } from 'kysely';
import { amongWords, inPeriod, inScope } from '../asked.ts';
import { instant, joinDocument, nameOf, number, seconds, text } from '../kind.ts';
import type { ReportKind, Sql } from '../kind.ts';
import { isEnrolled, isInGroups } from './people.ts';

/** Learners, and how far they are with all that they take. */
export const learners: ReportKind = {
  kind: 'learners',
  title: 'Learners',
  about: 'One row per learner',
  isPersonal: true,
  period: 'When the learner was registered on the platform',
  filters: ['groupId', 'roleId', 'careerId', 'state'],
  figures: ['assigned', 'finished', 'timeOnTask'],
  sort: 'learner',
  rows(asked) {
    const { groupId, roleId, careerId, state } = asked.filter;
    const courses = (which: Sql) =>
      sql`(select count(*) from course_progress c where c.user_id = u.id ${which})`;
    return {
      id: sql`u.id`,
      columns: {
        learner: text('Learner', nameOf('u'), { personal: true, by: sql`u.sort_1` }),
        number: text('Number', sql`u.body ->> 'number'`, { personal: true }),
        site: text('Site', nameOf('site')),
        groups: text(
          'Groups',
          sql`(select string_agg(g.body ->> 'name', ', ' order by g.sort_1, g.id) from document g
            where g.kind = 'groups' and g.deleted_at is null and u.body -> 'groupIds' ? g.id::text)`,
          { unsorted: true },
        ),
        state: text('State', sql`u.body ->> 'state'`),
        assigned: number('Courses assigned', courses(sql``), { unsorted: true }),
        finished: number('Courses finished', courses(sql`and c.status in ('Passed', 'Completed')`), {
          unsorted: true,
        }),
        lastActive: instant(
          'Last active',
          sql`(select max(r.last_activity_at) from registration r where r.user_id = u.id and r.superseded_at is null)`,
          { personal: true, unsorted: true },
        ),
        timeOnTask: seconds(
          'Time on task',
          sql`(select sum(r.seconds) from registration r where r.user_id = u.id and r.superseded_at is null)`,
          { unsorted: true },
        ),
      },
      from: sql`document u ${joinDocument('sites', 'site', sql`u.site_id`)}`,
      where: [
        sql`u.kind = 'users' and u.deleted_at is null and u.body -> 'roles' ? 'learner'`,
        inScope(asked, sql`u.account_id`, sql`u.site_id`),
        inPeriod(asked, sql`u.created_at`),
        amongWords(sql`u.body ->> 'state'`, state),
        isInGroups(sql`u.body`, groupId),
        isEnrolled(sql`u.id`, 'roles', roleId),
        isEnrolled(sql`u.id`, 'careers', careerId),
      ],
    };
  },
};
