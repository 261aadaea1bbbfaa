import type { Area } from '../area.ts';
import { learners, personOf } from '../attempts/learners.ts';
import type { Learner } from '../attempts/learners.ts';
import { documentOf } from '../documents.ts';
import { stableId } from '../ids.ts';
import type { EngagementRow, SessionPersonRow } from '../rows.ts';
import { demoAccounts } from '../setting/accounts.ts';
import { courseId, siteId } from '../setting/ids.ts';
import { byKey } from '../setting/staff.ts';
import { periodOf, scheduleId } from './courses.ts';

const dayMs = 86_400_000;
const account = 0;
const { clientId, id: accountId } = demoAccounts[account]!;
const tenant = { client_id: clientId, account_id: accountId };
const trainer = byKey('facilitator-fourie').id;

/** Those of this year, whose work is assessed and moderated by now or will be. */
const thisYear = learners.filter(({ cohort }) => cohort.account === account && cohort.next !== 'earlier');
/** The group whose sample is drawn, as far as its room holds them. */
const group = thisYear.filter(({ cohort, turn }) => cohort.next === 'sample' && turn < 22);

/** Where learners were taught what they handed in: their places in schedules, and what a group met for. */
export const taught: Area = {
  name: 'taught',
  *parts(now) {
    yield {
      documents: meetings.map((_, place) => meetingOf(place, now)),
      rows: {
        engagements: thisYear.map((learner) => placeOf(learner, now)),
        sessionPeople: meetings.flatMap((_, place) => peopleOf(place)),
      },
    };
  },
};

function placeOf(learner: Learner, now: Date): EngagementRow {
  const { course } = learner.cohort;
  const { id, name, surname, siteId: site } = personOf(learner);
  const { startsAt, endsAt } = periodOf(course, now);
  return {
    ...tenant,
    schedule_id: scheduleId(account, course),
    learner_id: id,
    course_id: courseId(account, course),
    site_id: site,
    period: `[${startsAt},${endsAt})`,
    learner_name: `${name} ${surname}`,
    learner_order: `${surname} ${name}`.toLowerCase(),
    added_at: new Date(startsAt),
  };
}

/** The hour is that of Johannesburg. */
const meetings = [
  { title: 'Records and their owners', daysAgo: 96, from: 9, hours: 3 },
  { title: 'Minutes that hold', daysAgo: 75, from: 9, hours: 3 },
  { title: 'What a portfolio shows', daysAgo: 54, from: 13, hours: 2 },
] as const;

const idOf = (place: number) => stableId('demo', 'taught', 'session', place);

function meetingOf(place: number, now: Date) {
  const { title, daysAgo, from, hours } = meetings[place]!;
  const midnight = new Date(now.getTime() - daysAgo * dayMs).setUTCHours(0, 0, 0, 0);
  const at = (hour: number) => new Date(midnight + (hour - 2) * (dayMs / 24)).toISOString();
  return documentOf('classroom-sessions', idOf(place), accountId, {
    accountId,
    siteId: siteId(account, 0),
    scheduleId: scheduleId(account, group[0]!.cohort.course),
    kind: 'Group',
    title,
    startsAt: at(from),
    endsAt: at(from + hours),
    trainerId: trainer,
    maxUsers: 24,
    status: 'ended',
  });
}

const peopleOf = (place: number): SessionPersonRow[] => [
  { ...tenant, session_id: idOf(place), user_id: trainer, part: 'host' },
  ...group.map((learner) => ({
    ...tenant,
    session_id: idOf(place),
    user_id: personOf(learner).id,
    part: 'attendee' as const,
    ...wasThere(learner, place),
  })),
];

/** One in nine stayed away, one in seven came late. */
function wasThere({ serial }: Learner, place: number): Pick<SessionPersonRow, 'attendance' | 'minutes'> {
  const minutes = meetings[place]!.hours * 60;
  const draw = serial * 5 + place * 7;
  if (draw % 9 === 0) return { attendance: 'absent', minutes: null };
  return draw % 7 === 0
    ? { attendance: 'late', minutes: minutes - 10 - (draw % 4) * 5 }
    : { attendance: 'present', minutes };
}
