import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, askGroup, endIt, lookAtIt } from '../../../../docs/examples/anonymous-survey.ts';
import { closeIt, openReview, readAboutMe, reviewAll } from '../../../../docs/examples/class-review.ts';
import { doJob } from './jobs.ts';
import { signedToken } from './signed-token.ts';
import { own as accountId, people } from './template.ts';
import { startTestPlatform } from './test-platform.ts';
import type { TestPlatform } from './test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => (platform = await startTestPlatform()));
afterAll(() => platform.stop());

const learners = people.filter((each) => each.accountId === accountId && each.roles.includes('learner'));
const as = async ({ id }: { id: string }) =>
  platform.withToken(await signedToken(platform, 'learner', { sub: id }));

it('a manager asks a group what they think, and nobody learns who said what', async () => {
  const manager = await platform.as('manager');
  const { id: groupId } = await manager.createGroup({ body: { accountId, name: 'Intake of the example' } });
  const asked = learners.slice(0, 6);
  await manager.addGroupUsers({ id: groupId, body: { ids: asked.map(({ id }) => id) } });
  const asking = { manager, accountId, groupId };
  const surveyId = await askGroup(asking);
  await doJob(platform, 'invite-to-surveys');
  for (const [place, each] of asked.slice(0, 5).entries())
    await answer(await as(each), surveyId, 6 + place, `Words ${place}`);
  expect(await lookAtIt(asking, surveyId)).toEqual({
    invited: 6,
    answered: 5,
    waitingFor: [`${asked[5]!.name} ${asked[5]!.surname}`],
    mean: null,
    words: [],
  });
  await endIt(asking, surveyId);
  const { mean, words } = await lookAtIt(asking, surveyId);
  expect([mean, words.toSorted()]).toEqual([8, [0, 1, 2, 3, 4].map((place) => `Words ${place}`)]);
});

it('a class reviews itself, and everybody reads what the others say', async () => {
  const manager = await platform.as('manager');
  const skill = await manager.createSoftSkill({ body: { accountId, name: 'Listening' } });
  const reviewing = { trainer: manager, accountId, softSkillIds: [skill.id] };
  const ofClass = learners.slice(0, 4);
  const id = await openReview(
    reviewing,
    ofClass.map((each) => each.id),
  );
  for (const [place, each] of ofClass.entries()) await reviewAll(await as(each), id, place + 1);
  await closeIt(reviewing, id);
  const first = await as(ofClass[0]!);
  await expect
    .poll(() => readAboutMe(first, id))
    .toEqual({ mean: 3, own: 1, words: Array.from({ length: 3 }, () => 'Asking before acting.') });
});
