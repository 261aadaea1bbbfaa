import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { judgementsOf, moderate, signatureBody, usePolicy } from '../../testing/moderating.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { coursesOf, own } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

/** A course with six assessed attempts that wait for a batch. */
const course = coursesOf(own, 'Early Childhood')[0]!;
let platform: TestPlatform;
let twin: TestPlatform;
let api: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  twin = await startTestPlatform();
  // Chance alone: what coverage and changed results add is told elsewhere.
  for (const each of [platform, twin])
    await usePolicy(each, own, { alwaysInclude: [], strata: [], sequentialStep: 0 });
  api = await platform.as('moderator2');
});
afterAll(async () => {
  await platform.stop();
  await twin.stop();
});

const rowsOf = async (client: Client, id: string) =>
  (await client.listBatchAttempts({ id, query: { limit: 500 } })).items;
async function drawn(on: TestPlatform, client: Client, seed: string) {
  await (await on.as('verifier')).commitSeed({ body: { courseId: course, seed } });
  const batch = await client.createBatch({ body: { courseId: course, title: 'Six' } });
  const sampled = await client.drawSample({ id: batch.id, version: batch.version });
  const rows = await client.listBatchAttempts({ id: batch.id, query: { sampled: 'true' } });
  return { batch: sampled, ids: rows.items.map((each) => each.id) };
}
/** What somebody without a part in it is shown of the results of the course. */
const shownTo = async (username: string) =>
  (await (await platform.as(username)).listSummativeLearners({ id: course, query: { limit: 500 } })).items;

describe('a batch, from its choice to its report', () => {
  let id: string;
  let sample: string[];

  it('is previewed as it will be', async () => {
    const preview = await api.previewBatch({ body: { courseId: course } });
    expect(preview).toMatchObject({ size: 6, sampleSize: 3, conflicted: 0 });
    expect(await api.previewBatch({ body: { courseId: course, to: '2020-01-01' } })).toMatchObject({
      size: 0,
    });
  });

  it('takes the assessed attempts of its course, and of two at once only one does', async () => {
    const body = { courseId: course, title: 'Early childhood, November' };
    const other = await platform.as('moderator');
    const answers = await Promise.allSettled([api.createBatch({ body }), other.createBatch({ body })]);
    const made = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(made).toHaveLength(1);
    expect(answers.find((each) => each.status === 'rejected')).toMatchObject({
      reason: { code: 'wrong_state' },
    });
    expect(made[0]).toMatchObject({ size: 6, state: 'collecting', sampleSize: 0 });
    id = made[0]!.id;
    expect((await rowsOf(api, id)).every((each) => each.state === 'batched')).toBe(true);
  });

  it('can be dissolved before its draw, and its attempts are ready again', async () => {
    const { version } = await api.getBatch({ id });
    await expect(api.dissolveBatch({ id, version: version + 1 })).rejects.toMatchObject({
      code: 'stale_version',
    });
    await api.dissolveBatch({ id, version });
    await expect(api.getBatch({ id })).rejects.toMatchObject({ code: 'not_found' });
    expect((await api.previewBatch({ body: { courseId: course } })).size).toBe(6);
  });

  it('is drawn the same by the same seed in another database', async () => {
    const [here, there] = [
      await drawn(platform, api, 'harvest-26'),
      await drawn(twin, await twin.as('moderator'), 'harvest-26'),
    ];
    expect(here.ids).toEqual(there.ids);
    expect(here.batch).toMatchObject({ state: 'sampled', seed: 'harvest-26', sampleSize: 3, decided: 0 });
    id = here.batch.id;
    sample = here.ids;
    const rows = await rowsOf(api, id);
    expect(rows.map((each) => each.state)).toEqual([
      ...Array(3).fill('in_sample'),
      ...Array(3).fill('not_sampled'),
    ]);
    expect(rows.map((each) => each.reasons)).toEqual([
      ['percentage'],
      ['percentage'],
      ['minimum'],
      [],
      [],
      [],
    ]);
  });

  it('is not drawn again, nor dissolved any more', async () => {
    const { version } = await api.getBatch({ id });
    await expect(api.drawSample({ id, version })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await expect(api.dissolveBatch({ id })).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('keeps every result until its report is signed', async () => {
    for (const username of ['moderator2', 'trainer']) {
      const rows = await shownTo(username);
      expect(rows.map((each) => [each.status, each.result, each.hidden])).toEqual(
        Array.from({ length: 6 }, () => ['AwaitingModeration', null, true]),
      );
    }
    const trainer = await platform.as('trainer');
    const [row] = await shownTo('trainer');
    const { feedback } = (await judgementsOf(platform, row!.attemptId))[0]!;
    const answers = [
      await trainer.getSummativeJudgements({ id: course, learnerId: row!.learner.id }),
      await trainer.getWorkspace({ id: row!.attemptId }),
    ];
    expect(JSON.stringify(answers)).not.toContain(feedback);
    expect((await shownTo('manager')).every((each) => each.result !== null)).toBe(true);
  });

  it('is decided one by one: upheld, overturned, referred back with actions', async () => {
    const blocked = async () => (await api.getBatch({ id })).blockers.join();
    expect(await blocked()).toBe('3 attempts of the sample are not decided yet.');
    expect(await moderate(platform, api, sample[0]!, 'upheld')).toMatchObject({ kind: 'upheld' });
    expect(await moderate(platform, api, sample[1]!, 'overturned')).toMatchObject({ kind: 'overturned' });
    expect(await blocked()).toBe('One attempt of the sample is not decided yet.');
    const { version } = await api.getBatch({ id });
    const body = await signatureBody(api, id, 'Riaan Pretorius');
    await expect(api.signReport({ id, version, body })).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining('not decided yet'),
    });
    const decision = await moderate(platform, api, sample[2]!, 'referred_back');
    expect(decision.actions).toHaveLength(1);
    expect(await blocked()).toBe('');
    expect(await api.getBatch({ id })).toMatchObject({ decided: 3, upheld: 1, overturned: 1, returned: 1 });
    const workspace = await api.getWorkspace({ id: sample[2]! });
    expect(workspace.attempt).toMatchObject({ state: 'returned', status: 'InProgress', claim: null });
  });

  it('still keeps the results of those that nobody sampled', async () => {
    const trainer = await shownTo('trainer');
    expect(trainer.filter((each) => each.state !== 'returned').every((each) => each.result === null)).toBe(
      true,
    );
    expect(new Set(trainer.map((each) => each.status))).toEqual(
      new Set(['AwaitingModeration', 'InProgress']),
    );
  });

  it('is not signed over a version that has passed', async () => {
    const body = await signatureBody(api, id, 'Riaan Pretorius');
    await expect(api.signReport({ id, version: 1, body })).rejects.toMatchObject({ status: 412 });
    expect((await api.getBatch({ id })).state).toBe('sampled');
  });

  it('is signed once, whoever signs at the same time', async () => {
    const { version } = await api.getBatch({ id });
    const body = {
      ...(await signatureBody(api, id, ' riaan  PRETORIUS ')),
      irregularities: 'None seen.',
      recommendations: 'Pozorováno: žádné 名前',
    };
    const other = await platform.as('moderator');
    const answers = await Promise.allSettled([
      api.signReport({ id, version, body }),
      other.signReport({ id, version, body: { ...body, signature: 'Nomvula Khumalo' } }),
      api.signReport({ id, version, body }),
    ]);
    expect(answers.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
    const report = await api.getReport({ id });
    expect(report).toMatchObject({ irregularities: 'None seen.', blockers: [], supplementTo: null });
    expect(['Riaan Pretorius', 'Nomvula Khumalo']).toContain(report.signedBy?.name);
    expect(report.signedBy?.registration?.number).toMatch(/^MOD-\d+$/);
    expect(report.number).toMatch(/^MR-\d{4}-\d{4}$/);
    expect(report.batch).toMatchObject({ state: 'reported', decided: 3 });
    expect(new Set(report.attempts.map((each) => each.attemptId))).toEqual(new Set(sample));
    const outcomes = report.attempts.flatMap((each) => each.outcomes);
    expect(outcomes.filter((each) => each.agreed === false)).toHaveLength(1);
    expect(report.agreement[0]?.pairs).toBe(outcomes.length);
    expect(report.vacs.find((each) => each.rule === 'sufficient')).toMatchObject({ notMet: 3, of: 3 });
    expect(report.vacs.find((each) => each.rule === 'current')).toMatchObject({ notChecked: 3, of: 3 });
    expect(report.figures).toMatchObject({ portfolios: 6, sampled: 3, released: 5, notReleased: 1 });
    expect(report.openPoints.find((each) => each.kind === 'referral')?.explanation).toBe(
      'It follows next month.',
    );
  });

  it('has a report that downloads as PDF, also by a browser itself', async () => {
    const { blob, fileName, mediaType } = await api.downloadReport({ id });
    const words = (await readPdf(new Uint8Array(await blob.arrayBuffer()))).join(' ');
    expect(words).toContain('Pozorováno: žádné □□');
    expect(words).toContain('Riaan Pretorius');
    expect(fileName).toMatch(/^MR-\d{4}-\d{4}\.pdf$/);
    expect(mediaType).toBe('application/pdf');
    const token = await platform.token('moderator2');
    const response = await fetch(`${platform.url}/api/v2/moderation/batches/${id}/report/pdf`, {
      headers: { cookie: `token-0=${token}` },
    });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  });

  it('releases the results then: the assessor’s, and where it was overturned the moderator’s', async () => {
    const rows = await shownTo('trainer');
    for (const row of rows.filter((each) => each.attemptId !== sample[2])) {
      const judged = await judgementsOf(platform, row.attemptId);
      const results = judged.map((each) => each.result);
      if (row.attemptId === sample[1]) results[0] = results[0] === 'C' ? 'NYC' : 'C';
      const result = results.includes('NYC') ? 'NYC' : 'C';
      expect(row).toMatchObject({ state: 'reported', result, status: result === 'C' ? 'Passed' : 'Failed' });
    }
    const { items } = await api.listAttempts({ query: { courseId: [course], state: ['reported'] } });
    expect(items.map((each) => [each.id, each.status]).sort()).toEqual(
      rows
        .filter((each) => each.state === 'reported')
        .map((each) => [each.attemptId, each.status])
        .sort(),
    );
  });

  it('leaves what was referred back on its own way, without a result', async () => {
    const row = (await shownTo('moderator2')).find((each) => each.attemptId === sample[2]);
    expect(row).toMatchObject({ state: 'returned', status: 'InProgress' });
  });
});

describe('a sample', () => {
  it('is widened by hand, with the reason kept', async () => {
    const other = await twin.as('moderator');
    const { items } = await other.listBatches({ query: { courseId: [course] } });
    const { id } = items[0]!;
    const left = (await rowsOf(other, id)).find((each) => each.state === 'not_sampled')!;
    const batch = await other.addToSample({ id, attemptId: left.id, body: { reason: 'A tip.' } });
    expect(batch.sampleSize).toBe(4);
    const row = (await rowsOf(other, id)).find((each) => each.id === left.id);
    expect(row).toMatchObject({ state: 'in_sample', reasons: ['chosen_by_hand'] });
    await expect(
      other.addToSample({ id, attemptId: left.id, body: { reason: 'Again.' } }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
  });
});
