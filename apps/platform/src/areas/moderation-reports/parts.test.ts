import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { moderate, signatureBody, usePolicy } from '../../testing/moderating.ts';
import { coursesOf, own } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

const course = coursesOf(own, 'Early Childhood')[0]!;
let platform: TestPlatform;
let [riaan, nomvula]: Client[] = [];
let id: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  [riaan, nomvula] = [await platform.as('moderator2'), await platform.as('moderator')];
  await usePolicy(platform, own, { strata: [] });
  const batch = await riaan.createBatch({ body: { courseId: course, title: 'Early' } });
  id = batch.id;
  await riaan.drawSample({ id, version: batch.version });
  const { items } = await riaan.listBatchAttempts({ id, query: { sampled: 'true' } });
  for (const each of items) await moderate(platform, riaan, each.id, 'upheld');
});
afterAll(() => platform.stop());

const part = 'irregularities';
const save = (api: Client, text: string, version: number) =>
  api.saveReportPart({ id, body: { part, text, version } });

describe('a part of a report that is written', () => {
  it('is saved by one and seen by the others', async () => {
    expect(await riaan!.listReportParts({ id })).toEqual([]);
    await save(riaan!, 'A page is missing.', 0);
    await riaan!.saveReportPart({ id, body: { part: 'arrangements', text: 'A reader.', version: 0 } });
    expect(await nomvula!.listReportParts({ id })).toMatchObject([
      { part: 'arrangements', text: 'A reader.', version: 1 },
      { part, text: 'A page is missing.', version: 1, savedBy: { name: 'Riaan Pretorius' } },
    ]);
  });

  it('is never saved over another text, which is told', async () => {
    for (const version of [0, 7])
      await expect(save(nomvula!, 'Two dates are wrong.', version)).rejects.toMatchObject({
        code: 'stale_version',
        status: 412,
        current: { text: 'A page is missing.', version: 1 },
      });
    expect((await save(nomvula!, 'A page is missing.\n\nTwo dates are wrong.', 1)).version).toBe(2);
  });

  it('of two who save at once is one’s, and the other is told', async () => {
    const both = await Promise.allSettled([save(riaan!, 'Of Riaan', 2), save(nomvula!, 'Of Nomvula', 2)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is read before it is signed, and is over with the signature', async () => {
    const body = await signatureBody(riaan!, id, 'Riaan Pretorius');
    const texts = { arrangements: 'A reader.', recommendations: '' };
    const sign = async (irregularities: string) =>
      riaan!.signReport({
        id,
        version: (await riaan!.getBatch({ id })).version,
        body: { ...body, ...texts, irregularities },
      });
    await save(nomvula!, 'Changed meanwhile.', 3);
    await expect(sign('A page is missing.')).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringMatching(/^Nomvula Khumalo has changed the irregularities .+ Nothing was signed/),
    });
    expect((await sign('Changed meanwhile. ')).irregularities).toBe('Changed meanwhile.');
    expect(await riaan!.listReportParts({ id })).toEqual([]);
    await expect(save(nomvula!, 'Too late.', 0)).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('is nothing to those who do not moderate, nor to another account', async () => {
    for (const name of ['manager', 'verifier', 'assessor'])
      await expect((await platform.as(name)).listReportParts({ id })).rejects.toMatchObject({ status: 403 });
    const karoo = await platform.as('karoo');
    await expect(karoo.listReportParts({ id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(save(karoo, 'Ours.', 0)).rejects.toMatchObject({ code: 'not_found' });
  });
});
