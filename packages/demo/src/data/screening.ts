import type { QuestionsInput } from '@moderator/contract/types';
import type { Area } from '../area.ts';
import { demoAccounts } from '../setting/accounts.ts';
import { siteId } from '../setting/ids.ts';
import { byKey } from '../setting/staff.ts';
import type { DemoPerson } from '../setting/staff.ts';
import type { Story } from '../story.ts';

const account = 0;
const accountId = demoAccounts[account]!.id;

type Question = QuestionsInput['questions'][number];

const number = (text: string, value: number): Question => ({
  type: 'numeric',
  text,
  marks: 1,
  required: true,
  options: {},
  answer: { value, tolerance: 0, toleranceIn: 'absolute' },
});
const questions: Question[] = [
  number('A pallet holds 48 boxes. How many boxes are on 12 pallets?', 576),
  number('A lorry may carry 8,000 kg and has 5,350 kg on it. How many kilograms are left?', 2650),
  number(
    'A shift begins at 06:15 and lasts 9 hours. At what hour does it end, as a number of the clock?',
    15,
  ),
  number('Three of 20 boxes are damaged. What per cent is that?', 15),
];

/** A vacancy with people at every point of it: who looks for whom, and how far that is. */
export const screening: Area = {
  name: 'screening',
  // It is told in calls alone.
  parts: () => [],
  async history(story) {
    const { testId, vacancyId } = await open(story);
    const [motaung, mahlangu, swart, radebe, cassim] = ['', '-mahlangu', '-swart', '-radebe', '-cassim'].map(
      (name) => byKey(`candidate${name}`),
    ) as [DemoPerson, DemoPerson, DemoPerson, DemoPerson, DemoPerson];
    for (const [person, days, hasLicence] of [
      [mahlangu, 12, true],
      [swart, 11, true],
      [radebe, 10, false],
      [cassim, 8, true],
      [motaung, 2, true],
    ] as const)
      await story.as(person, days).applyForVacancy({
        id: vacancyId,
        body: {
          answers: [
            { criterionId: 'licence', value: hasLicence },
            { criterionId: 'years', value: hasLicence ? 3 : 1 },
          ],
          consent: true,
        },
      });
    await write(story, mahlangu, 11, testId, [576, 2650, 15, 15]);
    await write(story, swart, 10, testId, [576, 2650, 16, 15]);
    await write(story, radebe, 9, testId, [576, 2560, null, null]);
    await story.as(cassim, 6).withdrawApplication({
      id: vacancyId,
      body: { reason: 'I found work closer to home.', erase: false },
    });
    await decide(story, vacancyId, mahlangu, 5, 'shortlisted', {
      message: 'We would like to meet you on Friday at nine, at the campus.',
    });
    await decide(story, vacancyId, radebe, 4, 'rejected', {
      reason: 'The work needs a licence for lift trucks, and there is none yet.',
      message: 'Thank you for writing the test. The next course for the licence begins in February.',
    });
  },
};

/** The manager makes the test and the vacancy, and publishes both. */
async function open(story: Story): Promise<{ testId: string; vacancyId: string }> {
  const manager = story.as(byKey('manager'), 14);
  const test = await manager.createScreeningTest({
    body: {
      accountId,
      title: 'Numbers at the dock',
      description: 'Four questions as they come up in a morning at the dock.',
      graceSeconds: 60,
      timeLimitMinutes: 20,
      maxTries: 1,
      waitMinutes: 0,
      result: 'latest',
      shuffle: 'none',
      feedback: 'afterMarking',
      invigilated: false,
      offline: false,
    },
  });
  await manager.setQuestions({
    kind: 'screening',
    id: test.id,
    version: test.version,
    body: { questions, regrade: false },
  });
  for (const [from, to] of [
    ['draft', 'pending'],
    ['pending', 'published'],
  ] as const)
    await manager.changeScreeningTestState({ id: test.id, query: { from, to } });
  const vacancy = await manager.createVacancy({
    body: {
      accountId,
      siteId: siteId(account, 0),
      title: 'Learnership: lift truck operators',
      description:
        'You learn to move pallets between dock and racks, twelve months long, with a stipend. You work in shifts, also on Saturdays.',
      positions: 2,
      employment: 'learnership',
      tests: [{ assessmentId: test.id, weight: 100, minimum: 50, required: true }],
      criteria: [
        {
          id: 'licence',
          text: 'Do you hold a licence for lift trucks?',
          kind: 'yes_no',
          must: true,
          expected: true,
        },
        {
          id: 'years',
          text: 'How many years have you worked in a warehouse?',
          kind: 'number',
          must: false,
          expected: { atLeast: 1 },
        },
      ],
      documents: [{ id: 'licence', title: 'Licence for lift trucks', kind: 'licence', required: true }],
      creditLimit: 40,
      retentionMonths: 12,
      closeWhenFilled: true,
      questionsOfEquity: false,
    },
  });
  await manager.changeVacancyState({ id: vacancy.id, query: { to: 'published' }, body: {} });
  return { testId: test.id, vacancyId: vacancy.id };
}

/** Somebody writes the test, with these numbers. */
async function write(
  story: Story,
  person: DemoPerson,
  daysAgo: number,
  id: string,
  numbers: readonly (number | null)[],
): Promise<void> {
  const asking = story.as(person, daysAgo);
  const { running } = await asking.getMyTest({ id, query: { start: 1 } });
  if (!running) throw new Error('The test of the vacancy did not begin.');
  await asking.submitTest({
    id,
    body: {
      submissionId: running.submissionId,
      playerId: 'demonstration',
      sequence: 1,
      activeSeconds: 540,
      final: true,
      takeOver: false,
      answers: running.questions.flatMap(({ id: questionId }, place) => {
        const value = numbers[place] ?? null;
        return value === null ? [] : [{ questionId, response: { value } }];
      }),
    },
  });
}

/** The manager decides about somebody who was tested. */
async function decide(
  story: Story,
  id: string,
  person: DemoPerson,
  daysAgo: number,
  to: 'shortlisted' | 'rejected',
  body: { reason?: string; message: string },
): Promise<void> {
  const manager = story.as(byKey('manager'), daysAgo);
  const { items } = await manager.listApplicants({ id, query: { sort: 'name' } });
  const applicant = items.find(({ candidate }) => candidate.name === `${person.name} ${person.surname}`);
  if (!applicant) throw new Error(`${person.name} ${person.surname} did not apply.`);
  await manager.changeApplicationState({
    id,
    candidateId: applicant.candidate.id,
    query: { from: 'tested', to },
    body,
  });
}
