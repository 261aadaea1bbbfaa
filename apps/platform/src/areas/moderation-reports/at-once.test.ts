import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { moderate, signatureBody, usePolicy } from '../../testing/moderating.ts';
import { coursesOf, own } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { whileHeld } from '../../testing/while-held.ts';

let platform: TestPlatform;
let [riaan, nomvula]: Client[] = [];
let id: string;
let moderated: string[];
beforeAll(async () => {
  platform = await startTestPlatform();
  [riaan, nomvula] = [await platform.as('moderator2'), await platform.as('moderator')];
  await usePolicy(platform, own, { strata: [], alwaysInclude: [], percentage: 50, minimum: 2 });
  const courseId = coursesOf(own, 'Early Childhood')[0]!;
  const batch = await riaan.createBatch({ body: { courseId, title: 'Early' } });
  id = batch.id;
  await riaan.drawSample({ id, version: batch.version });
  const { items } = await riaan.listBatchAttempts({ id, query: { sampled: 'true' } });
  moderated = items.map((each) => each.id);
  for (const each of moderated) await moderate(platform, riaan, each, 'upheld');
});
afterAll(() => platform.stop());

const batchHeld = () => ({ hold: 'select from batch where id = $1 for update', values: [id] });
/** What signs the report as it was read now. */
async function signature(arrangements = '') {
  const [body, { version }] = await Promise.all([
    signatureBody(riaan!, id, 'Riaan Pretorius'),
    riaan!.getBatch({ id }),
  ]);
  return () => riaan!.signReport({ id, version, body: { ...body, arrangements } });
}
const save = (text: string, version: number) => () =>
  nomvula!.saveReportPart({ id, body: { part: 'arrangements', text, version } });
const states = () =>
  platform.query<{ state: string }>(
    'select distinct state from attempt where id in (select attempt_id from batch_attempt where batch_id = $1) order by 1',
    [id],
  );

it('a part that is saved while the report is signed is read first', async () => {
  const ends = await whileHeld(platform, batchHeld(), [save('A reader.', 0), await signature()]);
  expect(ends).toEqual(['answered', 'wrong_state']);
  expect(await riaan!.listReportParts({ id })).toMatchObject([{ text: 'A reader.', version: 1 }]);
});

it('nothing is released where an attempt of the sample is reopened at that moment', async () => {
  const [first] = moderated;
  const reopened = `update attempt set state = 'in_sample', version = version + 1 where id = $1`;
  const ends = await whileHeld(
    platform,
    { hold: 'select from attempt where id = $1 for update', change: reopened, values: [first] },
    [await signature('A reader.')],
  );
  expect(ends).toEqual(['wrong_state']);
  expect(await states()).toEqual([{ state: 'in_sample' }, { state: 'not_sampled' }, { state: 'upheld' }]);
  await platform.query(`update attempt set state = 'upheld' where id = $1`, [first]);
});

it('a part that comes behind the signature is not said to be saved', async () => {
  const ends = await whileHeld(platform, batchHeld(), [
    await signature('A reader.'),
    save('A reader and a scribe.', 1),
  ]);
  expect(ends).toEqual(['answered', 'wrong_state']);
  expect(await states()).toEqual([{ state: 'reported' }]);
});
