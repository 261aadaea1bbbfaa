import type { Area } from '../area.ts';
import { documentOf } from '../documents.ts';
import { demoAccounts } from '../setting/accounts.ts';
import { courseId, siteId } from '../setting/ids.ts';
import { byKey, fullName, siteOf } from '../setting/staff.ts';
import type { DemoPerson } from '../setting/staff.ts';
import { stableId } from '../ids.ts';
import { account, course } from '../teaching/lift-truck-course.ts';
import { periodOf, scheduleId } from './courses.ts';
import { perAccount } from './per-account.ts';
import type { Tenant } from './per-account.ts';

const dayMs = 86_400_000;
const { clientId, id: accountId } = demoAccounts[account]!;
const tenant = { client_id: clientId, account_id: accountId };
const trainer = byKey('facilitator').id;
/** Those who learn together on the platform. */
export const classLearners = ['', '-sithole', '-jacobs', '-maluleke', '-botha', '-mthembu', '-pillay'].map(
  (name) => byKey(`learner${name}`),
);
const learners = classLearners.map(({ id }) => id);
const idOf = (what: string, place = 0) => stableId('demo', 'meetings', what, place);
export const meetingId = (place: number) => idOf('session', place);

/** Where people meet, the class of those who learn on the platform, and its next meetings. */
export const meetings: Area = {
  name: 'meetings',
  *parts(now) {
    yield {
      documents: [...perAccount(roomsOf), classOf(), ...sessions.map((_, place) => sessionOf(place, now))],
      rows: {
        engagements: classLearners.map((person) => placeOf(person, now)),
        sessionPeople: sessions.flatMap((_, place) => peopleOf(place)),
      },
    };
  },
};

/** A place in the schedule of the course that is taught on the platform. */
function placeOf(person: DemoPerson, now: Date) {
  const { startsAt, endsAt } = periodOf(course, now);
  return {
    ...tenant,
    schedule_id: scheduleId(account, course),
    learner_id: person.id,
    course_id: courseId(account, course),
    site_id: siteOf(person),
    period: `[${startsAt},${endsAt})`,
    learner_name: fullName(person),
    learner_order: `${person.surname} ${person.name}`.toLowerCase(),
    added_at: new Date(now.getTime() - 14 * dayMs),
  };
}

const roomsOf = ({ index, make }: Tenant) => [
  make('classrooms', 0, {
    name: 'Room 2',
    kind: 'room',
    siteId: siteId(index, 0),
    capacity: 24,
    address: `${demoAccounts[index]!.sites[0]!.name}, ${demoAccounts[index]!.sites[0]!.town}`,
    equipment: ['Projector', 'Whiteboard'],
    state: 'active',
  }),
  make('classrooms', 1, {
    name: 'Yard',
    kind: 'room',
    siteId: siteId(index, 0),
    capacity: 8,
    address: `Behind the workshop, ${demoAccounts[index]!.sites[0]!.town}`,
    equipment: ['Counterbalanced lift truck', 'Racking', 'Cones'],
    state: 'active',
  }),
  make('classrooms', 2, {
    name: 'Web classroom',
    kind: 'virtual',
    meetingUrl: `https://meet.${demoAccounts[index]!.prefix}.example/classroom`,
    equipment: [],
    state: 'active',
  }),
];

const roomId = (place: number) => stableId('demo', 'classrooms', demoAccounts[account]!.prefix, place);

const classOf = () =>
  documentOf('classes', idOf('class'), accountId, {
    accountId,
    siteId: siteId(account, 0),
    name: 'Lift truck operators, August',
    code: 'LTO-2026-08',
    courseIds: [courseId(account, course)],
    facilitatorId: trainer,
    classroomId: roomId(0),
    learnerIds: learners,
    capacity: 12,
    startsOn: '2026-08-03',
    endsOn: '2027-01-29',
  });

/** The hour is that of Johannesburg, two hours before that of Greenwich; days count from now. */
const sessions = [
  {
    title: 'Walk-round on the yard',
    kind: 'Group',
    room: 1,
    inDays: 1,
    from: 8,
    hours: 3,
    attend: [0, 1, 2, 3, 4, 5, 6],
  },
  {
    title: 'Questions before the examination',
    kind: 'Web',
    room: 2,
    inDays: 3,
    from: 16,
    hours: 1,
    attend: [0, 1, 2, 4],
  },
  {
    title: 'Driving on slopes, one to one',
    kind: 'Individual',
    room: 1,
    inDays: 4,
    from: 9,
    hours: 2,
    attend: [1],
  },
] as const;

function sessionOf(place: number, now: Date) {
  const { title, kind, room, inDays, from, hours, attend } = sessions[place]!;
  const midnight = new Date(now.getTime() + inDays * dayMs).setUTCHours(0, 0, 0, 0);
  const at = (hour: number) => new Date(midnight + (hour - 2) * (dayMs / 24)).toISOString();
  return documentOf('classroom-sessions', idOf('session', place), accountId, {
    accountId,
    siteId: siteId(account, 0),
    scheduleId: scheduleId(account, course),
    classId: idOf('class'),
    classroomId: roomId(room),
    kind,
    title,
    startsAt: at(from),
    endsAt: at(from + hours),
    trainerId: trainer,
    maxUsers: Math.max(attend.length, 1),
    status: 'planned',
  });
}

const peopleOf = (place: number) => [
  { ...tenant, session_id: idOf('session', place), user_id: trainer, part: 'host' as const },
  ...sessions[place]!.attend.map((each) => ({
    ...tenant,
    session_id: idOf('session', place),
    user_id: learners[each]!,
    part: 'attendee' as const,
  })),
];
