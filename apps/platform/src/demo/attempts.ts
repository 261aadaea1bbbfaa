import type { Context } from '../context.ts';
import type { Queries } from '../database/database.ts';
import { stableId } from '../kernel/ids.ts';
import { clientId, demoAccounts } from './accounts.ts';
import { feedbackFor } from './feedback.ts';
import { courseId, outcomeId, putDocument, siteId } from './places-and-courses.ts';
import { makePortfolio } from './portfolios.ts';
import { firstNames, surnames } from './programmes/people.ts';
import { employers, trainingSites } from './programmes/places.ts';
import { programmes } from './programmes/programmes.ts';
import type { Cohort } from './scenario.ts';
import { byKey, fullName } from './staff.ts';

export interface MadeAttempt {
  id: string;
  cohort: Cohort;
  assessorKey: string | undefined;
}

const day = 86_400_000;

/** Makes the learner, the attempt, its evidence and, where there is one, the assessor's judgement. */
export async function makeAttempt(
  context: Context,
  queries: Queries,
  cohort: Cohort,
  turn: number,
  serial: number,
): Promise<MadeAttempt> {
  const account = demoAccounts[cohort.account]!;
  const tenant = { client_id: clientId, account_id: account.id };
  const course = programmes[cohort.course]!;
  const learner = await makeLearner(queries, cohort.account, serial);
  const assessorKey = cohort.assessors?.[turn % cohort.assessors.length];
  const assessor = assessorKey ? byKey(assessorKey) : undefined;
  const judged = cohort.state === 'assessed';
  const begun = judged || cohort.state === 'assessing';
  const now = context.now().getTime();
  const submittedAt = new Date(
    now - (judged ? 24 + (serial % 17) : 4 + (serial % 6)) * day - serial * 37 * 60_000,
  );
  const due = cohort.dueInDays?.[turn % cohort.dueInDays.length];
  const dueAt = due === undefined ? new Date(submittedAt.getTime() + 21 * day) : new Date(now + due * day);
  dueAt.setUTCHours(15, 0, 0, 0);
  const id = stableId('demo', 'attempt', serial);

  await queries
    .insertInto('attempt')
    .values({
      id,
      ...tenant,
      site_id: learner.siteId,
      course_id: courseId(cohort.account, cohort.course),
      schedule_id: null,
      learner_id: learner.id,
      number: 1,
      state: cohort.state,
      facilitator_id: byKey(cohort.facilitators?.[turn % cohort.facilitators.length] ?? 'facilitator-fourie')
        .id,
      allocated_to: assessor?.id ?? null,
      assessor_id: begun ? (assessor?.id ?? null) : null,
      assessor_name: begun && assessor ? fullName(assessor) : null,
      due_at: cohort.state === 'open' ? null : dueAt,
      submitted_at: cohort.state === 'open' ? null : submittedAt,
      assessed_at: judged ? new Date(submittedAt.getTime() + (3 + (serial % 5)) * day) : null,
      external: cohort.next === 'external',
      superseded_at: null,
      learner_name: learner.listName,
      learner_number: learner.number,
      course_title: course.title,
      site_name: learner.siteName,
    })
    .execute();
  if (cohort.state === 'open') return { id, cohort, assessorKey };

  const outcomeIds = course.outcomes.map((_, index) => outcomeId(cohort.account, cohort.course, index));
  const workplaces = employers[course.field];
  await makePortfolio(context, queries, {
    attemptId: id,
    clientId,
    accountId: account.id,
    learner: { id: learner.id, name: learner.name, number: learner.number },
    course,
    outcomeIds,
    assessorName: assessor ? fullName(assessor) : 'Lerato Molefe',
    employer: workplaces[serial % workplaces.length]!,
    handedInAt: submittedAt,
    seed: serial * 7919 + cohort.course,
  });
  if (begun && assessor) {
    const known = judged ? outcomeIds : outcomeIds.slice(0, 2);
    await queries
      .insertInto('judgement')
      .values(
        known.map((outcome_id, index) => ({
          attempt_id: id,
          outcome_id,
          ...tenant,
          assessor_id: assessor.id,
          judged_at: new Date(submittedAt.getTime() + 3 * day),
          ...judgement(serial, index),
        })),
      )
      .execute();
  }
  return { id, cohort, assessorKey };
}

/** About one outcome in nine is not yet competent, as in a believable class. */
function judgement(serial: number, index: number) {
  const draw = (serial * 31 + index * 17) % 53;
  const competent = draw > 5;
  return {
    result: competent ? ('C' as const) : ('NYC' as const),
    mark: competent ? 52 + ((draw * 7) % 44) : 28 + draw * 3,
    feedback: feedbackFor(competent, serial + index),
  };
}

async function makeLearner(queries: Queries, account: number, serial: number) {
  const { id: accountId, sites, prefix } = demoAccounts[account]!;
  const name = firstNames[(serial * 11 + 3) % firstNames.length]!;
  const surname = surnames[(serial * 17 + 5) % surnames.length]!;
  const index = serial % sites;
  const place = trainingSites[(index + account * 6) % trainingSites.length]!;
  const id = stableId('demo', 'learner', serial);
  const number = `L${26_000 + serial * 13}`;
  const learnerSite = siteId(account, index);
  await putDocument(queries, 'users', id, accountId, {
    accountId,
    clientId,
    siteId: learnerSite,
    siteName: place.name,
    username: `learner${serial}`,
    name,
    surname,
    number,
    email: `${name}.${surname}${serial}@learners.${prefix}.example`.toLowerCase(),
    phoneNumber: null,
    locale: 'en-ZA',
    groupIds: [],
    roles: ['learner'],
    scope: 'openid profile email',
    registrations: [],
    isRunningGroupHardware: false,
    state: 'active',
  });
  return {
    id,
    number,
    name: `${name} ${surname}`,
    listName: `${surname}, ${name}`,
    siteId: learnerSite,
    siteName: place.name,
  };
}
