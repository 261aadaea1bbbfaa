import { setImmediate } from 'node:timers/promises';
import type { Part } from '../area.ts';
import type { Result, Scale } from '@moderator/contract/types';
import { stableId } from '../ids.ts';
import { programmes } from '../programmes/programmes.ts';
import type { AttemptMarkRow, AttemptRow, JudgementRow } from '../rows.ts';
import { demoAccounts } from '../setting/accounts.ts';
import { courseId, outcomeId } from '../setting/ids.ts';
import { employers } from '../setting/places.ts';
import { byKey, fullName } from '../setting/staff.ts';
import type { DemoPerson } from '../setting/staff.ts';
import { externalAssessmentOf } from './external.ts';
import { feedbackFor } from './feedback.ts';
import { resultOf } from './graded-results.ts';
import { learnerDocument, personOf } from './learners.ts';
import type { Learner } from './learners.ts';
import { portfolioOf } from './portfolio.ts';

const dayMs = 86_400_000;

export const attemptId = ({ serial }: Learner) => stableId('demo', 'attempt', serial);

const inTurn = (keys: string[] | undefined, turn: number) => keys && byKey(keys[turn % keys.length]!);

/** To whom the attempt is allocated. */
export const assessorOf = ({ cohort, turn }: Learner): DemoPerson | undefined =>
  inTurn(cohort.assessors, turn);

/** The scale of the course that a learner is on. */
export const scaleOf = ({ cohort }: Learner): Scale =>
  programmes[cohort.course]!.scale ?? { kind: 'two_results' };

/** The outcomes that the assessor has judged, with the results. About one in nine does not pass. */
export function resultsOf(
  learner: Learner,
): { outcomeId: string; result: Result; draw: number; isPassed: boolean }[] {
  const { serial, cohort } = learner;
  const judged = cohort.state === 'assessed' ? Infinity : cohort.state === 'assessing' ? 2 : 0;
  if (!assessorOf(learner)) return [];
  return programmes[cohort.course]!.outcomes.slice(0, judged).map((_, index) => {
    const draw = (serial * 31 + index * 17) % 53;
    return {
      outcomeId: outcomeId(cohort.account, cohort.course, index),
      result: resultOf(scaleOf(learner), draw),
      draw,
      isPassed: draw > 5,
    };
  });
}

/** Learners with their attempts, what they handed in and how it was judged. */
export async function attemptsOf(learners: Learner[], now: Date): Promise<Part> {
  const handedIn = learners.filter(({ cohort }) => cohort.state !== 'open');
  const portfolios = [];
  for (const learner of handedIn) {
    portfolios.push(await portfolio(learner, now));
    // Whoever stores the part before this one gets a turn.
    await setImmediate();
  }
  return {
    documents: learners.map(learnerDocument),
    files: portfolios.flatMap(({ files }) => files),
    rows: {
      attempts: learners.map((learner) => attemptRow(learner, now)),
      evidence: portfolios.flatMap(({ evidence }) => evidence),
      judgements: handedIn.flatMap((learner) => judgements(learner, now)),
      marks: learners.flatMap((learner) => secondLook(learner, now)),
      externalAssessments: learners
        .filter(({ cohort }) => cohort.next === 'external')
        .map((learner) => ({
          id: stableId(attemptId(learner), 'external'),
          ...tenantOf(learner),
          attempt_id: attemptId(learner),
          assessed_on: timesOf(learner, now).assessedAt.toISOString().slice(0, 10),
          ...externalAssessmentOf(learner.turn),
        })),
    },
  };
}

/** One of those whose sample is drawn has an assessor who was not sure. */
function secondLook(learner: Learner, now: Date): AttemptMarkRow[] {
  const assessor = assessorOf(learner);
  if (learner.cohort.next !== 'sample' || learner.turn !== 22 || !assessor) return [];
  return [
    {
      attempt_id: attemptId(learner),
      ...tenantOf(learner),
      kind: 'assessor_asked',
      reason:
        'Two sets of minutes read as if a colleague had written them. I was not sure how much of them is her own.',
      marked_by: assessor.id,
      marked_at: timesOf(learner, now).assessedAt,
    },
  ];
}

const tenantOf = ({ cohort }: Learner) => ({
  client_id: demoAccounts[cohort.account]!.clientId,
  account_id: demoAccounts[cohort.account]!.id,
});

/** Before how many days those at least were handed in that have come further by now. */
const leastDaysAgo: Partial<Record<string, number>> = { earlier: 125, report: 34, decided: 34 };

/** When things happened to an attempt, counted back from now. */
function timesOf({ serial, turn, cohort }: Learner, now: Date) {
  // What is reported by now was assessed before its batch was made.
  const least = leastDaysAgo[cohort.next ?? ''] ?? 24;
  const daysAgo = cohort.state === 'assessed' ? least + (serial % 17) : 4 + (serial % 6);
  const submittedAt = new Date(now.getTime() - daysAgo * dayMs - serial * 37 * 60_000);
  const due = cohort.dueInDays?.[turn % cohort.dueInDays.length];
  const dueAt =
    due === undefined ? new Date(submittedAt.getTime() + 21 * dayMs) : new Date(now.getTime() + due * dayMs);
  dueAt.setUTCHours(15, 0, 0, 0);
  return { submittedAt, dueAt, assessedAt: new Date(submittedAt.getTime() + (3 + (serial % 5)) * dayMs) };
}

function attemptRow(learner: Learner, now: Date): AttemptRow {
  const { cohort, turn } = learner;
  const person = personOf(learner);
  const assessor = assessorOf(learner);
  const isHandedIn = cohort.state !== 'open';
  const isJudged = cohort.state === 'assessed';
  const judge = isJudged || cohort.state === 'assessing' ? assessor : undefined;
  const { submittedAt, dueAt, assessedAt } = timesOf(learner, now);
  return {
    id: attemptId(learner),
    ...tenantOf(learner),
    site_id: person.siteId,
    course_id: courseId(cohort.account, cohort.course),
    schedule_id: null,
    learner_id: person.id,
    number: 1,
    state: cohort.state,
    facilitator_id: (inTurn(cohort.facilitators, turn) ?? byKey('facilitator-fourie')).id,
    allocated_to: assessor?.id ?? null,
    ...assessorColumns(learner, judge),
    due_at: isHandedIn ? dueAt : null,
    submitted_at: isHandedIn ? submittedAt : null,
    assessed_at: isJudged ? assessedAt : null,
    external: cohort.next === 'external',
    superseded_at: null,
    learner_name: `${person.surname}, ${person.name}`,
    learner_number: person.number,
    course_title: programmes[cohort.course]!.title,
    site_name: person.siteName,
  };
}

/** Whoever assessed for another body is nobody whom the platform knows. */
function assessorColumns({ cohort, turn }: Learner, judge: DemoPerson | undefined) {
  if (cohort.next !== 'external')
    return { assessor_id: judge?.id ?? null, assessor_name: judge ? fullName(judge) : null };
  const { assessor_name, body } = externalAssessmentOf(turn);
  return { assessor_id: null, assessor_name: `${assessor_name} (${body})` };
}

function portfolio(learner: Learner, now: Date) {
  const { serial, cohort } = learner;
  const { id, name, surname, number } = personOf(learner);
  const assessor = assessorOf(learner);
  const course = programmes[cohort.course]!;
  const workplaces = employers[course.field];
  return portfolioOf({
    attemptId: attemptId(learner),
    tenant: tenantOf(learner),
    learner: { id, name: `${name} ${surname}`, number },
    course,
    outcomeIds: course.outcomes.map((_, index) => outcomeId(cohort.account, cohort.course, index)),
    assessorName: assessor ? fullName(assessor) : 'Lerato Molefe',
    employer: workplaces[serial % workplaces.length]!,
    handedInAt: timesOf(learner, now).submittedAt,
    seed: serial * 7919 + cohort.course,
    // What waits to be assessed differs in size, as portfolios do.
    ...(cohort.state === 'assessed' && !['earlier', 'monthly', 'decided'].includes(cohort.next ?? '')
      ? {}
      : { mostFiles: 4 + (serial % 5) }),
  });
}

function judgements(learner: Learner, now: Date): JudgementRow[] {
  const { submittedAt } = timesOf(learner, now);
  return resultsOf(learner).map(({ outcomeId: outcome_id, result, draw, isPassed }, index) => ({
    attempt_id: attemptId(learner),
    outcome_id,
    ...tenantOf(learner),
    assessor_id: assessorOf(learner)!.id,
    judged_at: new Date(submittedAt.getTime() + 3 * dayMs),
    result,
    mark: scaleOf(learner).kind !== 'two_results' ? null : isPassed ? 52 + ((draw * 7) % 44) : 28 + draw * 3,
    feedback: feedbackFor(
      programmes[learner.cohort.course]!.outcomes[index]!,
      isPassed,
      learner.serial + index,
    ),
  }));
}
