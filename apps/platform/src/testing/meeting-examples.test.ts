import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  askToConfirm,
  confirm,
  lookAtReceipts,
  tell,
} from '../../../../docs/examples/news-and-confirmation.ts';
import { followUp, plan, prepare, teach } from '../../../../docs/examples/trainers-term.ts';
import { coursesOf, own as accountId, personOf } from './template.ts';
import { startTestPlatform } from './test-platform.ts';
import type { TestPlatform } from './test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => (platform = await startTestPlatform()));
afterAll(() => platform.stop());
afterEach(() => platform.setNow(null));

it('a trainer plans a term, teaches and follows up', async () => {
  const [manager, trainer, learner] = await Promise.all(
    ['manager', 'trainer', 'learner'].map((name) => platform.as(name)),
  );
  const term = {
    manager: manager!,
    trainer: trainer!,
    accountId,
    siteId: personOf('sitemanager').siteId!,
    trainerId: personOf('trainer').id,
    courseId: coursesOf(accountId, 'Business Administration')[0]!,
    learnerIds: [personOf('learner').id],
  };
  const planned = await plan(term);
  const { meetings, paper } = await prepare(term);
  expect([meetings, await paper.slice(0, 5).text()]).toEqual([1, '%PDF-']);
  platform.setNow(new Date('2027-02-02T06:05:00Z'));
  await teach(term, planned);
  expect(await followUp(term, learner!, planned)).toEqual({ comments: 1, learners: 1 });
});

it('a manager tells a site, and sees who has confirmed', async () => {
  const telling = {
    manager: await platform.as('manager'),
    accountId,
    siteId: personOf('learner').siteId!,
  };
  const newsId = await tell(telling, new Date(Date.now() + 86_400_000).toISOString());
  const documentId = await askToConfirm(telling, new Blob(['%PDF-1.4\n% rules\n']));
  await expect.poll(async () => (await lookAtReceipts(telling, documentId)).state).toBe('sent');
  await expect
    .poll(async () => (await telling.manager.getNewsflash({ id: newsId })).recipients)
    .toBeGreaterThan(1);
  await confirm(await platform.as('learner'), documentId);
  expect(await lookAtReceipts(telling, documentId)).toMatchObject({ viewed: 1, confirmed: 1 });
});
