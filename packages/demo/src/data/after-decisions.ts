import type { Area } from '../area.ts';
import { assessorOf, attemptId, attemptsOf, resultsOf } from '../attempts/attempt.ts';
import { decidedCohorts } from '../attempts/cohorts.ts';
import { decide } from '../attempts/decide.ts';
import { feedbackFor } from '../attempts/feedback.ts';
import { learners, personOf } from '../attempts/learners.ts';
import type { Learner } from '../attempts/learners.ts';
import { makeEvidence } from '../evidence/make-evidence.ts';
import { stableId } from '../ids.ts';
import { programmes } from '../programmes/programmes.ts';
import { demoAccounts } from '../setting/accounts.ts';
import { courseId } from '../setting/ids.ts';
import { byKey, fullName } from '../setting/staff.ts';
import type { DemoPerson } from '../setting/staff.ts';
import type { Story } from '../story.ts';
import { signReport } from './sign-report.ts';

const dayMs = 86_400_000;
const nomvula = byKey('moderator');
const riaan = byKey('moderator2');
const manager = byKey('manager');

/** What came after decisions: appeals at every point, work that came back, and a result that is to be judged anew. */
export const afterDecisions: Area = {
  name: 'after-decisions',
  async *parts(now) {
    yield await attemptsOf(group, now);
    yield { files: [await newSheet(now)] };
  },
  async history(story) {
    await moderateAndReport(story);
    await comesBack(story);
    await areAppealed(story);
    await isAskedToBeReopened(story);
  },
};

const group = learners.filter(({ cohort }) => decidedCohorts.includes(cohort));
const [upheld, returned, dismissed, waiting, taken] = [0, 1, 4, 8, 9].map((turn) => group[turn]!) as [
  Learner,
  Learner,
  Learner,
  Learner,
  Learner,
];

/** All of them are looked at, one by the other moderator, who asks for more. */
async function moderateAndReport(story: Story): Promise<void> {
  const { account, course } = group[0]!.cohort;
  const { id } = await story.as(riaan, 20).createBatch({
    body: {
      title: 'Contact centre support, spring group',
      courseId: courseId(account, course),
      attemptIds: group.map(attemptId),
    },
  });
  await story.as(riaan, 19).drawSample({ id, version: 1 });
  const { items } = await story.as(riaan).listBatchAttempts({ id, query: { sampled: 'false' } });
  for (const { id: attempt } of items)
    await story.as(riaan, 19).addToSample({
      id,
      attemptId: attempt,
      body: {
        kind: 'chosen_by_hand',
        reason: 'The first group with the new call script: all of it is read.',
      },
    });
  for (const [place, learner] of group.entries())
    if (learner === returned) await decide(story, nomvula, learner, 'referred_back', 16);
    else await decide(story, riaan, learner, 'upheld', 17 - place * 0.2);
  await signReport(story, riaan, id, 12, {
    arrangements: '',
    irregularities: 'Two calls were recorded without their beginning; the logbook has the reference numbers.',
    recommendations: 'Recordings start with the greeting, so that its criterion can be seen.',
  });
}

/** The learner hands in what was asked for, the assessor judges it anew, and it is back with who asked. */
async function comesBack(story: Story): Promise<void> {
  const id = attemptId(returned);
  const course = courseId(returned.cohort.account, returned.cohort.course);
  const thandeka = asPerson(returned);
  const johan = assessorOf(returned)!;
  const { referrals } = await story.as(thandeka).listReferrals({ id });
  const [asked] = referrals;
  const { outcomeId, place: action } = asked!.actions[0]!;
  const { uploads } = await story.as(thandeka, 4).submitUploads({
    body: {
      courseId: course,
      uploads: [
        {
          fileId: newSheetId,
          title: 'Second observation, with a supervisor',
          outcomeIds: [outcomeId],
          source: 'learner',
        },
      ],
      mode: 'all',
      declaration: false,
    },
  });
  await story.as(thandeka, 4).answerReferral({
    id,
    body: {
      referralId: asked!.id,
      action,
      text: 'My supervisor sat with me for three calls on Monday and filled in the sheet. It is the new file.',
      evidenceIds: [uploads[0]!.evidenceId!],
    },
  });
  await story.as(thandeka, 4).submitUploads({
    body: { courseId: course, uploads: [], mode: 'all', handIn: true, declaration: true },
  });
  await story.as(johan, 2).claimAttempt({ id });
  const { attempt } = await story.as(johan, 2).getWorkspace({ id });
  const [first] = resultsOf(returned);
  await story.as(johan, 2).recordSummativeJudgements({
    id: course,
    learnerId: personOf(returned).id,
    version: attempt.version,
    body: {
      judgements: [
        {
          outcomeId,
          result: first!.result,
          feedback: feedbackFor(programmes[returned.cohort.course]!.outcomes[0]!, true, returned.serial),
        },
      ],
      sign: true,
    },
  });
}

/** One waits for a moderator, one has one, one was dismissed and one upheld, so that it is judged anew. */
async function areAppealed(story: Story): Promise<void> {
  const appeal = async (learner: Learner, grounds: string, daysAgo: number) =>
    story.as(asPerson(learner), daysAgo).makeAppeal({
      id: attemptId(learner),
      body: { outcomeIds: [failedOf(learner)[0]!.outcomeId], grounds, evidence: [] },
    });
  const decided = async (
    learner: Learner,
    grounds: string,
    kind: 'upheld' | 'dismissed',
    reasons: string,
  ) => {
    const { id } = await appeal(learner, grounds, 10);
    await story.as(manager, 8).assignAppeal({ id, body: { moderatorId: nomvula.id } });
    const [{ outcomeId, result }] = failedOf(learner) as [ReturnType<typeof failedOf>[0]];
    const body = { result: kind === 'upheld' ? ('C' as const) : result, comment: reasons };
    await story.as(nomvula, 5).recordAppealVerdict({ id, outcomeId, body });
    await story.as(nomvula, 5).decideAppeal({ id, body: { decision: kind, reasons } });
  };
  await decided(
    dismissed,
    'My team leader says that my calls are always good. I do not understand why this one was not enough.',
    'dismissed',
    'All three calls were heard again. In two of them the customer is not verified, which the script asks for.',
  );
  await decided(
    upheld,
    'The assessor marked the second call as ended by me. The line went down; the call log shows it.',
    'upheld',
    'The call log shows that the line failed. With the call that followed, all criteria are met.',
  );
  // Judged anew when there is time for it: nobody holds it meanwhile.
  await story.as(nomvula, 4).releaseAttempt({ id: attemptId(upheld) });
  await appeal(
    waiting,
    'I had the sheet for my statistics in the portfolio, but under the wrong outcome. Please look at page 6.',
    9,
  );
  const { id } = await appeal(
    taken,
    'The recording of 14:20 was not heard. My assessor told me that the file did not open on her computer.',
    10,
  );
  await story.as(nomvula, 1).assignAppeal({ id, body: {} });
}

/** A statement of results is out, so a manager is asked before it is judged anew. */
async function isAskedToBeReopened(story: Story): Promise<void> {
  const earlier = learners.filter(({ cohort }) => cohort.next === 'earlier');
  const passing = earlier.filter((each) => failedOf(each).length === 0);
  const learner = passing.at(-6)!;
  const id = attemptId(learner);
  const { attempt } = await story.as(riaan, 1).getWorkspace({ id });
  await story.as(riaan, 1).reopenAttempt({
    id,
    version: attempt.version,
    body: {
      outcomeIds: [resultsOf(learner)[0]!.outcomeId],
      reason: 'The employer has written that the minutes in this portfolio are those of another employee.',
    },
  });
}

const failedOf = (learner: Learner) => resultsOf(learner).filter(({ isPassed }) => !isPassed);

/** A learner as somebody who does something. */
function asPerson(learner: Learner): DemoPerson {
  const { id, name, surname } = personOf(learner);
  const { account } = learner.cohort;
  return { id, key: id, account, name, surname, roles: ['learner'], what: 'learns' };
}

const newSheetId = stableId(attemptId(returned), 'second-sheet');

/** The observation sheet that the learner hands in when asked for it. */
async function newSheet(now: Date) {
  const { id: account_id, clientId: client_id } = demoAccounts[returned.cohort.account]!;
  const person = personOf(returned);
  const course = programmes[returned.cohort.course]!;
  const { name, mediaType, bytes } = await makeEvidence({
    kind: 'observation-sheet-pdf',
    learner: { name: `${person.name} ${person.surname}`, number: person.number },
    course,
    outcome: course.outcomes[0]!,
    assessorName: fullName(assessorOf(returned)!),
    employer: 'Umhlanga Contact Services',
    date: new Date(now.getTime() - 5 * dayMs),
    seed: 4711,
  });
  return { id: newSheetId, client_id, account_id, owner_id: person.id, name, media_type: mediaType, bytes };
}
