import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let manager: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  manager = await platform.as('manager');
});
afterAll(() => platform.stop());

const surveyOf = async (title: string) =>
  (await manager.listSurveys({ query: { state: ['published'] } })).items.find(
    (each) => each.title === title,
  )!;

it('the demonstration has a survey without names that is over and shows what was answered', async () => {
  const { id } = await surveyOf('Before the yard');
  const { invited, answered, results } = await manager.getSurveyProgress({ id });
  expect([invited, answered]).toEqual([7, 6]);
  expect(results?.map(({ count }) => count)).toEqual([6, 6, 5]);
});

it('and one with names that is open and still waits for somebody', async () => {
  const { id } = await surveyOf('Halfway through the course');
  const { items } = await (await platform.as('learner')).listQuestionnaires();
  expect(items.map((each) => each.id)).toContain(id);
  const progress = await manager.getSurveyProgress({ id, query: { people: 'true' } });
  expect(progress).toMatchObject({ invited: 7, answered: 5 });
});

it('and a review that is over, of which people see what helps them, with badges', async () => {
  const learner = await platform.as('learner');
  const title = 'First weeks on the yard';
  await expect
    .poll(async () => {
      const { items } = await learner.listMyReviews();
      const about = items.find((each) => each.title === title && each.part === 'reviewee');
      return about && (await learner.getMyReview({ id: about.id })).aboutMe?.reviewers;
    })
    .toBe(3);
  const { items } = await learner.listBadges();
  expect(
    items
      .filter(({ count }) => count > 0)
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['hardWorker', 'helpfulness', 'kindness', 'wellDone']);
});
