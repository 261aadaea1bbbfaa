import { sql } from 'kysely';
import { phaseAt } from '../../../inbox/schedule-phase.ts';
import { shareOf } from '../../../figures/expressions.ts';
import { amongIds, amongWords, inPeriod, inScope } from '../asked.ts';
import { instant, joinDocument, nameOf, number, share, text } from '../kind.ts';
import type { ReportKind } from '../kind.ts';

/** Schedules, how full they are and what came of them. */
export const schedules: ReportKind = {
  kind: 'schedules',
  title: 'Schedules',
  about: 'One row per schedule',
  isPersonal: false,
  period: 'When it begins',
  filters: ['courseId', 'facilitatorId', 'phase'],
  figures: ['fillRate', 'attendanceRate'],
  sort: '-starts',
  chart: { title: 'Places taken', by: ['schedule'], of: ['fill'] },
  rows(asked) {
    const { courseId, facilitatorId, phase } = asked.filter;
    const finished = sql`(select count(*) from engagement e join course_progress c on c.user_id = e.learner_id and c.course_id = e.course_id
      where e.schedule_id = p.schedule_id and e.ended_at is null and c.status in ('Passed', 'Completed'))`;
    const attended = sql`(select round(count(*) filter (where s.attendance in ('present', 'late'))::numeric
        / nullif(count(*) filter (where s.attendance <> 'excused'), 0), 4)
      from document m join session_person s on s.session_id = m.id and s.part = 'attendee'
      where m.kind = 'classroom-sessions' and m.account_id = p.account_id and m.deleted_at is null
        and m.body ->> 'scheduleId' = p.schedule_id::text)`;
    return {
      id: sql`p.schedule_id`,
      columns: {
        schedule: text('Schedule', sql`p.title`),
        course: text('Course', nameOf('course')),
        site: text('Site', nameOf('site')),
        facilitator: text('Facilitator', nameOf('teacher')),
        phase: text('Phase', phaseAt(asked.now)),
        starts: instant('Begins', sql`p.starts_at`, { full: true }),
        ends: instant('Ends', sql`p.ends_at`),
        capacity: number('Capacity', sql`p.capacity`),
        learners: number('Learners', sql`p.learners`),
        fill: share('Fill rate', shareOf(sql`p.learners`, sql`p.capacity`)),
        finished: number('Finished', finished, { unsorted: true }),
        attendance: share('Attendance', attended, { unsorted: true }),
      },
      from: sql`schedule_plan p ${joinDocument('courses', 'course', sql`p.course_id`)} ${joinDocument('sites', 'site', sql`p.site_id`)}
        ${joinDocument('users', 'teacher', sql`p.facilitator_id`)}`,
      where: [
        inScope(asked, sql`p.account_id`, sql`p.site_id`),
        inPeriod(asked, sql`p.starts_at`),
        amongIds(sql`p.course_id`, courseId),
        amongIds(sql`p.facilitator_id`, facilitatorId),
        amongWords(phaseAt(asked.now), phase),
      ],
    };
  },
};
