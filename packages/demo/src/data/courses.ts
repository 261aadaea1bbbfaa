import { accountTimeZone } from '@moderator/contract/options';
import type { Area } from '../area.ts';
import { documentOf } from '../documents.ts';
import { stableId } from '../ids.ts';
import { programmes } from '../programmes/programmes.ts';
import type { CriterionRow, OutcomeRow } from '../rows.ts';
import { demoAccounts } from '../setting/accounts.ts';
import { courseId, outcomeId, siteId } from '../setting/ids.ts';
import { byKey, staff } from '../setting/staff.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Courses with their outcomes and criteria, each with one schedule. */
export const courses: Area = {
  name: 'courses',
  *parts(now) {
    const all = demoAccounts.flatMap((account, index) =>
      Array.from({ length: account.courses }, (_, course) => [index, course] as const),
    );
    const outcomes = all.flatMap(([account, course]) => outcomesOf(account, course));
    yield {
      documents: all.flatMap(([account, course]) => [
        courseOf(account, course),
        scheduleOf(account, course, now),
      ]),
      rows: {
        outcomes: outcomes.map(({ outcome }) => outcome),
        criteria: outcomes.flatMap(({ criteria }) => criteria),
      },
    };
  },
};

export function courseOf(account: number, index: number) {
  const { title, registrationNumber, nqfLevel, credits, route } = programmes[index]!;
  const { scale = { kind: 'two_results' }, resultRule = { kind: 'all_pass' } } = programmes[index]!;
  const { id: accountId } = demoAccounts[account]!;
  return documentOf('courses', courseId(account, index), accountId, {
    accountId,
    title,
    kind: 'FormalCourse',
    registrationNumber,
    nqfLevel,
    credits,
    route,
    scale,
    resultRule,
    scheduled: true,
    sequence: 'free',
    state: 'published',
  });
}

export const scheduleId = (account: number, course: number): string =>
  stableId('demo', 'schedule', account, course);

/** From when to when a schedule is: forty weeks, of which courses end one after the other in the weeks to come. */
export function periodOf(course: number, now: Date) {
  const midnight = (inDays: number) => new Date(now.getTime() + inDays * dayMs).setUTCHours(0, 0, 0, 0);
  const endsInDays = 3 + ((course * 9) % 38);
  return {
    startsAt: new Date(midnight(endsInDays - 280) + 6 * hourMs).toISOString(),
    endsAt: new Date(midnight(endsInDays) + 14 * hourMs).toISOString(),
  };
}

/** In the first account one of two teaches in yard and workshop, the other all else. */
const teacherOf = (course: number): string =>
  byKey([2, 3].includes(course) ? 'facilitator' : 'facilitator-fourie').id;

/** Who teaches, who assesses, who moderates. */
export function scheduleOf(account: number, course: number, now: Date) {
  const { id: accountId, sites } = demoAccounts[account]!;
  const of = (role: 'trainer' | 'assessor' | 'moderator') => {
    const people = staff.filter((each) => each.account === account && each.roles.includes(role));
    return people[course % people.length]?.id ?? null;
  };
  const assessorId = of('assessor');
  const moderatorId = of('moderator');
  const period = periodOf(course, now);
  return documentOf('schedules', scheduleId(account, course), accountId, {
    accountId,
    courseId: courseId(account, course),
    siteId: siteId(account, course % sites.length),
    title: `${programmes[course]!.title}, ${period.startsAt.slice(0, 4)}`,
    ...period,
    facilitatorId: account === 0 ? teacherOf(course) : of('trainer'),
    assessorId,
    moderatorId: moderatorId === assessorId ? null : moderatorId,
    groupIds: [],
    timeZone: accountTimeZone,
  });
}

export function outcomesOf(
  account: number,
  course: number,
): { outcome: OutcomeRow; criteria: CriterionRow[] }[] {
  const { clientId: client_id, id: account_id } = demoAccounts[account]!;
  const tenant = { client_id, account_id };
  return programmes[course]!.outcomes.map(({ criteria, ...outcome }, position) => {
    const id = outcomeId(account, course, position);
    return {
      outcome: { id, ...tenant, course_id: courseId(account, course), position, ...outcome },
      criteria: criteria.map((text, place) => ({
        id: stableId(id, place),
        ...tenant,
        outcome_id: id,
        position: place,
        text,
      })),
    };
  });
}
