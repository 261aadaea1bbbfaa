import type { CertificateIssueRequest, SamplingPolicy } from '@moderator/contract/types';
import { defaultSamplingPolicy } from '@moderator/moderation';
import type { TransitionName } from '@moderator/moderation';
import type { Area } from '../area.ts';
import { assessorOf, attemptId, attemptsOf, resultsOf } from '../attempts/attempt.ts';
import { cohorts } from '../attempts/cohorts.ts';
import type { Cohort } from '../attempts/cohorts.ts';
import { decide } from '../attempts/decide.ts';
import { learners, personOf } from '../attempts/learners.ts';
import type { Learner } from '../attempts/learners.ts';
import { courseId } from '../setting/ids.ts';
import { byKey } from '../setting/staff.ts';
import type { DemoPerson } from '../setting/staff.ts';
import type { Story } from '../story.ts';
import { signReport } from './sign-report.ts';
import { openRoom, visitEarlier } from './visits.ts';

const nomvula = byKey('moderator');
const riaan = byKey('moderator2');
const manager = byKey('manager');
const dayMs = 86_400_000;
const fatima = byKey('verifier');

/** Batches at every stage: being collected, half moderated, reported and on its way to certificates. */
export const moderation: Area = {
  name: 'moderation',
  async *parts(now) {
    for (const cohort of cohorts.filter(({ next }) => next !== undefined))
      yield await attemptsOf(
        learners.filter((each) => each.cohort === cohort),
        now,
      );
  },
  async history(story) {
    await savePolicies(story);
    await moderateEarlier(story);
    await createBatch(story, riaan, 'Contact centre support, November intake', 'batch', 1, 13);
    await moderateHalf(story);
    const moderated = await moderateAndReport(story);
    await takeFurther(story, moderated);
    await openRoom(story, moderated.batch);
    await commitSeed(story, 'e26', 'external', 3);
    const external = await createBatch(
      story,
      nomvula,
      'External assessments, electricians',
      'external',
      2,
      9,
    );
    await story.as(nomvula, 1).drawSample({ id: external, version: 1 });
  },
};

type Next = NonNullable<Cohort['next']>;

const goingTo = (next: Next): Learner[] => learners.filter(({ cohort }) => cohort.next === next);

/** A batch takes every assessed attempt of its course, its report wanted so many days from now; by now there are only those that are meant. */
async function createBatch(
  story: Story,
  by: DemoPerson,
  title: string,
  next: Next,
  daysAgo: number,
  wantedInDays: number,
  assessed: { to?: string; from?: string } = {},
) {
  const { account, course } = goingTo(next)[0]!.cohort;
  const dueOn = new Date(story.now.getTime() + wantedInDays * dayMs).toISOString().slice(0, 10);
  const body = { title, courseId: courseId(account, course), dueOn, ...assessed };
  return (await story.as(by, daysAgo).createBatch({ body })).id;
}

/** The verifier fixes the seed of a draw before there is a batch, so that nobody can say it was chosen. */
async function commitSeed(story: Story, seed: string, next: Next, daysAgo: number): Promise<void> {
  const { account, course } = goingTo(next)[0]!.cohort;
  await story.as(fatima, daysAgo).commitSeed({ body: { courseId: courseId(account, course), seed } });
}

/** Whose attempts are in the sample of a batch, in their order; only those in a state, where one is named. */
async function sampleOf(story: Story, batchId: string, state?: 'in_sample') {
  const query = { sampled: 'true', ...(state ? { state: [state] } : {}) } as const;
  const { items } = await story.as(nomvula).listBatchAttempts({ id: batchId, query });
  return items.map(({ id, reasons }) => ({
    learner: learners.find((each) => attemptId(each) === id)!,
    reasons,
  }));
}

async function moderateHalf(story: Story): Promise<void> {
  await commitSeed(story, 'w26', 'sample', 7);
  const batch = await createBatch(story, riaan, 'Business administration, winter group', 'sample', 6, 4);
  const appealed = goingTo('sample').find((each) => assessorOf(each) === byKey('assessor-mathebula'))!;
  await story.as(manager, 6).markAppealed({
    id: attemptId(appealed),
    body: { reason: 'The learner says that the second observation was not taken into account.' },
  });
  await story.as(riaan, 5).drawSample({ id: batch, version: 1 });
  for (const [place, { learner }] of (await sampleOf(story, batch)).entries()) {
    if (assessorOf(learner) === nomvula) continue;
    if (place === 0) await decide(story, nomvula, learner, 'upheld', 4);
    else if (place === 1) await decide(story, nomvula, learner, 'referred_back', 3);
    else if (place === 2) await story.as(riaan).claimAttempt({ id: attemptId(learner) });
    else if (place === 6) await decide(story, nomvula, learner, 'overturned', 2);
  }
  await widenAgain(story, batch);
}

/** What the changed result brought into the sample shows another one: it grows once more, and the next one stands. */
async function widenAgain(story: Story, batch: string): Promise<void> {
  for (const [kind, daysAgo] of [
    ['overturned', 1],
    ['upheld', 0.5],
  ] as const) {
    const waiting = await sampleOf(story, batch, 'in_sample');
    const learner = waiting.find(({ reasons }) => reasons.includes('widened'))?.learner;
    if (learner) await decide(story, nomvula, learner, kind, daysAgo);
  }
}

/** Shares by the record of the assessor: whoever teaches on a truck or answers calls is looked at by it. */
const bands = { leastPairs: 20, watchedFrom: 15, percentages: { new: 60, proven: 15, watched: 60 } };

/** The account samples by chance and what asks for a look; two programmes by the record of their assessors. */
async function savePolicies(story: Story): Promise<void> {
  const own: SamplingPolicy = {
    ...defaultSamplingPolicy,
    alwaysInclude: ['appealed', 'new_assessor', 'assessor_asked'],
    strata: [...defaultSamplingPolicy.strata],
    sequentialStep: 3,
    sequentialRun: 5,
  };
  await story.as(manager, 160).saveSamplingPolicy({ body: { policy: own, version: 0 } });
  const policy = { ...own, sequentialStep: 2, sequentialRun: 3 };
  await story.as(manager, 121).saveSamplingPolicy({ body: { policy, version: 1 } });
  for (const course of [1, 2])
    await story.as(manager, 60).saveSamplingPolicy({
      body: {
        courseId: courseId(0, course),
        policy: {
          ...policy,
          alwaysInclude: [...policy.alwaysInclude, 'conflicting_evidence'],
          riskBands: bands,
        },
        version: 0,
      },
    });
}

/** The group before: everybody was new, so all of it was looked at; what it found is the record of the assessors. */
async function moderateEarlier(story: Story): Promise<void> {
  const to = new Date(story.now.getTime() - 100 * dayMs).toISOString().slice(0, 10);
  await commitSeed(story, 'a26', 'earlier', 117);
  const batch = await createBatch(
    story,
    riaan,
    'Business administration, autumn group',
    'earlier',
    116,
    -104,
    { to },
  );
  await story.as(riaan, 115).drawSample({ id: batch, version: 1 });
  const changed = goingTo('earlier').filter((each) => assessorOf(each) === byKey('assessor-venter'));
  for (const [place, learner] of goingTo('earlier').entries())
    await decide(
      story,
      riaan,
      learner,
      learner === changed[1] || learner === changed[3] ? 'overturned' : 'upheld',
      114 - place * 0.3,
    );
  await signReport(story, riaan, batch, 104, {
    arrangements: '',
    irregularities: '',
    recommendations: 'Assessors judge a portfolio of the first week together before they go on alone.',
  });
  await verifyAndCertify(story, batch);
}

/** The verifier endorses all of it; most have their statement, the first ones their certificate, and one was withdrawn. */
async function verifyAndCertify(story: Story, batch: string): Promise<void> {
  await visitEarlier(story, batch);
  const competent = goingTo('earlier').filter(isCompetent);
  const id = courseIdOf('earlier');
  const issue = async (type: CertificateType, some: Learner[], daysAgo: number) =>
    story.as(manager, daysAgo).issueCertificates({
      id,
      body: { type, learnerIds: some.map((each) => personOf(each).id) },
    });
  await issue('statement_of_results', competent.slice(0, -4), 92);
  const { learners: certified } = await issue('certificate', competent.slice(0, 5), 85);
  const { items } = await story.as(manager).listCertificates({ id, query: { type: 'certificate' } });
  const [first, second] = certified.flatMap(({ number }) => items.filter((each) => each.number === number));
  await story.as(manager, 60).revokeCertificate({
    id: first!.id,
    body: { reason: 'The learner of the same name at another site was meant.' },
  });
  await story.as(manager, 40).replaceCertificate({
    id: second!.id,
    body: { reason: 'The learner has married; the identity document shows the new surname.' },
  });
}

type CertificateType = CertificateIssueRequest['type'];

const courseIdOf = (next: Next): string => {
  const { account, course } = goingTo(next)[0]!.cohort;
  return courseId(account, course);
};

const isCompetent = (learner: Learner): boolean => resultsOf(learner).every(({ isPassed }) => isPassed);

/** Whose results are not those that were assessed. */
interface Moderated {
  batch: string;
  overturned: Learner;
  returned: Learner;
}

async function moderateAndReport(story: Story): Promise<Moderated> {
  await commitSeed(story, 'q3-2026', 'report', 21);
  const batch = await createBatch(story, nomvula, 'Lift truck operators, third quarter', 'report', 20, -10);
  await story.as(nomvula, 19).drawSample({ id: batch, version: 1 });
  const { items } = await story.as(nomvula).listBatchAttempts({ id: batch, query: { sampled: 'false' } });
  await story.as(nomvula, 18).addToSample({
    id: batch,
    attemptId: items[0]!.id,
    body: {
      kind: 'chosen_by_hand',
      reason: 'The training site asked for one more of its portfolios to be looked at.',
    },
  });
  const [overturned, changed, returned] = (await sampleOf(story, batch)).map(({ learner }) => learner);
  await decide(story, nomvula, overturned!, 'overturned', 18);
  await decide(story, nomvula, changed!, 'upheld', 17, { firstThought: true });
  await decide(story, nomvula, returned!, 'referred_back', 16);
  // What the changed result brought in as well.
  for (
    let rest = await sampleOf(story, batch, 'in_sample');
    rest.length > 0;
    rest = await sampleOf(story, batch, 'in_sample')
  )
    for (const { learner } of rest) await decide(story, nomvula, learner, 'upheld', 15);

  await signReport(story, nomvula, batch, 12, {
    arrangements:
      'One learner who reads slowly was given the knowledge questions orally, with the same questions in the same order; the recording is in the portfolio.',
    irregularities:
      'One observation was stopped when the truck had to be charged; it was repeated two days later and is documented.',
    recommendations:
      'Assessors should record start and end times on the observation sheet, so that the duration of a demonstration can be checked.',
  });
  return { batch, overturned: overturned!, returned: returned! };
}

/** Reported attempts on their further way: verified, endorsed or not, their results stated. */
async function takeFurther(story: Story, { returned, overturned }: Moderated): Promise<void> {
  const ways: (TransitionName | 'state')[][] = [
    [],
    ['request_verification'],
    ['request_verification', 'endorse'],
    ['request_verification', 'endorse', 'state'],
    ['request_verification', 'not_endorse'],
  ];
  const reported = goingTo('report').filter((learner) => learner !== returned);
  const stated: Learner[] = [];
  for (const [place, learner] of reported.entries())
    for (const step of ways[place % ways.length]!)
      if (step !== 'state') await story.move(attemptId(learner), step);
      // Nobody gets anything for what is not yet competent.
      else if (learner !== overturned && isCompetent(learner)) stated.push(learner);
  if (stated.length > 0)
    await story.as(manager, 5).issueCertificates({
      id: courseIdOf('report'),
      body: { type: 'statement_of_results', learnerIds: stated.map((each) => personOf(each).id) },
    });
}
