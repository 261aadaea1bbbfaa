import { sql } from 'kysely';
import { joinSaid } from '../../../documents/join-said.ts';
import { amongWords, inPeriod, inScope } from '../asked.ts';
import { idFrom, instant, joinDocument, nameOf, number, text, yesNo } from '../kind.ts';
import type { ReportKind } from '../kind.ts';

/** Who was to come to meetings, and who came. */
export const attendance: ReportKind = {
  kind: 'attendance',
  title: 'Attendance',
  about: 'One row per meeting and person who was to attend it',
  isPersonal: true,
  period: 'When the meeting begins',
  filters: ['scheduleId', 'classId', 'trainerId'],
  figures: ['attendanceRate'],
  sort: '-starts',
  rows(asked) {
    const { scheduleId, classId, trainerId } = asked.filter;
    const starts = sql`(m.body ->> 'startsAt')::timestamptz`;
    return {
      id: idFrom(sql`s.session_id`, sql`s.user_id`),
      columns: {
        meeting: text('Meeting', sql`m.body ->> 'title'`),
        kind: text('Kind', sql`m.body ->> 'kind'`),
        // Sorted by what documents are sorted by, which an index has.
        starts: instant('Begins', starts, { by: sql`m.sort_1`, as: 'text', full: true }),
        person: text('Person', nameOf('u'), { personal: true, by: sql`coalesce(u.sort_1, '')` }),
        site: text('Site', nameOf('site')),
        attendance: text('Attendance', sql`s.attendance`, { personal: true }),
        minutes: number('Minutes', sql`s.minutes`),
        excused: yesNo('Excused', sql`coalesce(s.attendance = 'excused', false)`, { personal: true }),
        trainer: text('Trainer', nameOf('trainer'), { personal: true }),
      },
      from: sql`session_person s join document m on m.kind = 'classroom-sessions' and m.id = s.session_id and m.deleted_at is null
        ${joinDocument('users', 'u', sql`s.user_id`)} ${joinDocument('sites', 'site', sql`u.site_id`)}
        ${joinSaid('users', 'trainer', sql`(m.body ->> 'trainerId')::uuid`)}`,
      where: [
        sql`s.part = 'attendee' and m.body ->> 'status' is distinct from 'cancelled'`,
        inScope(asked, sql`s.account_id`, sql`u.site_id`),
        inScope(asked, sql`m.account_id`),
        inPeriod(asked, starts),
        amongWords(sql`m.body ->> 'scheduleId'`, scheduleId),
        amongWords(sql`m.body ->> 'classId'`, classId),
        amongWords(sql`m.body ->> 'trainerId'`, trainerId),
      ],
    };
  },
};
