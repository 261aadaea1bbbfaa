import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { judgementsOf, moderate, signatureBody, usePolicy } from '../../testing/moderating.ts';
import { coursesOf, own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

const course = coursesOf(own, 'Electrical')[0]!;
const learnerId = personOf('learner').id;
let platform: TestPlatform;
let [riaan, manager, learner]: Client[] = [];
let batchId: string;
let id: string;
let feedback: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  [riaan, manager, learner] = await Promise.all(
    ['moderator2', 'manager', 'learner'].map((name) => platform.as(name)),
  );
  await usePolicy(platform, own, { strata: [], percentage: 100 });
  const batch = await riaan!.createBatch({ body: { courseId: course, title: 'Electricians' } });
  batchId = batch.id;
  await riaan!.drawSample({ id: batchId, version: batch.version });
  const { items } = await riaan!.listBatchAttempts({ id: batchId, query: { sampled: 'true' } });
  id = items[0]!.id;
  await platform.query('update attempt set learner_id = $2 where id = $1', [id, learnerId]);
  const [first] = await judgementsOf(platform, id);
  feedback = 'Say where the figures come from.';
  await platform.query('update judgement set feedback = $3 where attempt_id = $1 and outcome_id = $2', [
    id,
    first!.outcome_id,
    feedback,
  ]);
  await moderate(platform, riaan!, id, 'overturned');
  for (const each of items.slice(1)) await moderate(platform, riaan!, each.id, 'upheld');
});
afterAll(() => platform.stop());

const mine = () => learner!.getMyCourse({ id: course });
const work = async (state: 'overturned' | 'assessed') =>
  (await learner!.listUploadProgress({ query: { courseId: course, state } })).items;

describe('the result of a learner', () => {
  it('is told in nothing before the report is signed, nor is that it was decided', async () => {
    const before = await mine();
    expect(before).toMatchObject({ released: null, attempt: { id, state: 'assessed' } });
    expect(JSON.stringify(before)).not.toContain(feedback);
    const { items } = await learner!.listMyCourses({ query: { limit: 500 } });
    expect(items.find((each) => each.id === course)?.attempt).toMatchObject({ state: 'assessed' });
    expect(await work('overturned')).toEqual([]);
    expect(await work('assessed')).toMatchObject([{ attemptId: id, state: 'assessed' }]);
  });

  it('is told when it is released, as it stands, with the feedback on each outcome', async () => {
    await riaan!.signReport({
      id: batchId,
      version: (await riaan!.getBatch({ id: batchId })).version,
      body: await signatureBody(riaan!, batchId, 'Riaan Pretorius'),
    });
    const { released, outcomes } = await mine();
    const judged = await judgementsOf(platform, id);
    const changed = judged[0]!.outcome_id;
    const [attempt] = await platform.query<{ result: string; passed: boolean }>(
      'select result, passed from attempt where id = $1',
      [id],
    );
    expect(released).toMatchObject({ attemptId: id, number: 1, ...attempt });
    expect(released!.outcomes.map(({ outcomeId }) => outcomeId)).toEqual(outcomes.map((each) => each.id));
    for (const { outcomeId, result, isChanged, ...told } of released!.outcomes) {
      const judgement = judged.find((each) => each.outcome_id === outcomeId)!;
      const other = judgement.result === 'C' ? 'NYC' : 'C';
      expect([result, isChanged]).toEqual(outcomeId === changed ? [other, true] : [judgement.result, false]);
      expect(told).toMatchObject({ passed: result === 'C', feedback: judgement.feedback });
    }
    expect(released!.outcomes.find(({ outcomeId }) => outcomeId === changed)).toMatchObject({ feedback });
  });

  it('is nobody else’s', async () => {
    await expect((await platform.as('manager')).getMyCourse({ id: course })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('is not told while it is looked at again', async () => {
    await platform.query(`update attempt set state = 'in_sample' where id = $1`, [id]);
    expect(await mine()).toMatchObject({ released: null, attempt: { state: 'assessed' } });
    await platform.query(`update attempt set state = 'reported' where id = $1`, [id]);
  });

  it('stays readable beside the next attempt', async () => {
    await manager!.resetSummative({ id: course, learnerId, body: { reason: 'Once more.' } });
    expect(await mine()).toMatchObject({
      attempt: { number: 2, state: 'open' },
      released: { attemptId: id, number: 1 },
    });
  });
});
