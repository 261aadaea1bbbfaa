import { reportChecklist } from '@moderator/contract/options';
import type { TransitionName } from '@moderator/moderation';
import type { Area } from '../area.ts';
import { assessorOf, attemptId, attemptsOf, resultsOf } from '../attempts/attempt.ts';
import { cohorts } from '../attempts/cohorts.ts';
import type { Cohort } from '../attempts/cohorts.ts';
import { decide } from '../attempts/decide.ts';
import { learners } from '../attempts/learners.ts';
import type { Learner } from '../attempts/learners.ts';
import { courseId } from '../setting/ids.ts';
import { byKey, fullName } from '../setting/staff.ts';
import type { DemoPerson } from '../setting/staff.ts';
import type { Story } from '../story.ts';

const nomvula = byKey('moderator');
const riaan = byKey('moderator2');
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
    await createBatch(story, riaan, 'Contact centre support, November intake', 'batch', 1, 13);
    await moderateHalf(story);
    await takeFurther(story, await moderateAndReport(story));
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
) {
  const { account, course } = goingTo(next)[0]!.cohort;
  const dueOn = new Date(story.now.getTime() + wantedInDays * dayMs).toISOString().slice(0, 10);
  const body = { title, courseId: courseId(account, course), dueOn };
  return (await story.as(by, daysAgo).createBatch({ body })).id;
}

/** The verifier fixes the seed of a draw before there is a batch, so that nobody can say it was chosen. */
async function commitSeed(story: Story, seed: string, next: Next, daysAgo: number): Promise<void> {
  const { account, course } = goingTo(next)[0]!.cohort;
  await story.as(fatima, daysAgo).commitSeed({ body: { courseId: courseId(account, course), seed } });
}

/** Whose attempts are in the sample of a batch, in their order. */
async function sampleOf(story: Story, batchId: string): Promise<Learner[]> {
  const { items } = await story.as(nomvula).listBatchAttempts({ id: batchId, query: { sampled: 'true' } });
  return items.map(({ id }) => learners.find((each) => attemptId(each) === id)!);
}

async function moderateHalf(story: Story): Promise<void> {
  await commitSeed(story, 'w26', 'sample', 7);
  const batch = await createBatch(story, riaan, 'Business administration, winter group', 'sample', 6, 4);
  await story.as(riaan, 5).drawSample({ id: batch, version: 1 });
  for (const [place, learner] of (await sampleOf(story, batch)).entries()) {
    if (assessorOf(learner) === nomvula) continue;
    if (place === 0) await decide(story, nomvula, learner, 'upheld', 4);
    else if (place === 1) await decide(story, nomvula, learner, 'referred_back', 3);
    else if (place === 2) await story.as(riaan).claimAttempt({ id: attemptId(learner) });
    else if (place === 5) await decide(story, nomvula, learner, 'overturned', 2);
  }
}

/** Whose results are not those that were assessed. */
interface Moderated {
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
  const [overturned, changed, returned, ...others] = await sampleOf(story, batch);
  await decide(story, nomvula, overturned!, 'overturned', 18);
  await decide(story, nomvula, changed!, 'upheld', 17, { firstThought: true });
  await decide(story, nomvula, returned!, 'referred_back', 16);
  for (const learner of others) await decide(story, nomvula, learner, 'upheld', 15);

  const report = await story.as(nomvula).getReport({ id: batch });
  await story.as(nomvula, 12).signReport({
    id: batch,
    version: report.batch.version,
    body: {
      arrangements:
        'One learner who reads slowly was given the knowledge questions orally, with the same questions in the same order; the recording is in the portfolio.',
      irregularities:
        'One observation was stopped when the truck had to be charged; it was repeated two days later and is documented.',
      recommendations:
        'Assessors should record start and end times on the observation sheet, so that the duration of a demonstration can be checked.',
      checklist: reportChecklist.map((item) =>
        item === 'guide'
          ? {
              item,
              answer: 'no',
              remark:
                'One assessor used the guide of last year; its criteria are the same, its scale is not.',
            }
          : { item, answer: item === 'appeals' ? 'not_applicable' : 'yes', remark: '' },
      ),
      explanations: report.openPoints.map(({ key, kind }) => ({ key, text: explanations[kind] })),
      signature: fullName(nomvula),
    },
  });
  return { overturned: overturned!, returned: returned! };
}

/** Why this report left open what it left open. */
const explanations = {
  coverage: 'Its few portfolios were not drawn; the first of the next quarter are added by hand.',
  policy: 'The batch is all that was assessed in the quarter.',
  referral: 'The assessor repeats the part that is missing; the result follows in a later report.',
  evidence: 'It does not apply to this programme.',
};

/** Reported attempts on their further way: verified, endorsed or not, certificated. */
async function takeFurther(story: Story, { returned, overturned }: Moderated): Promise<void> {
  const ways: TransitionName[][] = [
    [],
    ['request_verification'],
    ['request_verification', 'endorse'],
    ['request_verification', 'endorse', 'certificate'],
    ['request_verification', 'not_endorse'],
  ];
  const reported = goingTo('report').filter((learner) => learner !== returned);
  for (const [place, learner] of reported.entries()) {
    const isCompetent = learner !== overturned && resultsOf(learner).every(({ isPassed }) => isPassed);
    // Nobody gets a certificate for what is not yet competent.
    for (const step of ways[place % ways.length]!)
      if (isCompetent || step !== 'certificate') await story.move(attemptId(learner), step);
  }
}
