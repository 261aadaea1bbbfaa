import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import type { Scale } from '@moderator/contract/types';
import { decisionBody, signatureBody } from '../../testing/moderating.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

const marks: Scale = { kind: 'marks', maximum: 50, step: 0.5, passMark: 25, grades: [] };
const levels: Scale = { kind: 'levels', levels: ['Fail', 'Pass', 'Merit'], passFrom: 'Pass' };

let platform: TestPlatform;
let riaan: Client;
let manager: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  [riaan, manager] = [await platform.as('moderator2'), await platform.as('manager')];
});
afterAll(() => platform.stop());

const batchOf = async (api: Client, title: string) => {
  const { items } = await api.listBatches({ query: { limit: 100 } });
  return api.getBatch({ id: items.find((each) => each.title.startsWith(title))!.id });
};

/** What the assessor said of each outcome of an attempt, in order. */
const judged = async (attemptId: string) =>
  (
    await platform.query<{ result: string }>(
      `select judgement.result from judgement join outcome on outcome.id = outcome_id
       where attempt_id = $1 order by position`,
      [attemptId],
    )
  ).map(({ result }) => result);

/** Gives a verdict on every outcome; so many marks off the judgement on the first, and on the others none. */
async function judge(api: Client, id: string, off: number) {
  await api.claimAttempt({ id });
  const results = await judged(id);
  const { outcomes } = await api.getWorkspace({ id });
  for (const [place, outcome] of outcomes.entries())
    await api.recordVerdict({
      id,
      outcomeId: outcome.id,
      body: {
        result: place === 0 ? String(Number(results[place]) + off) : results[place]!,
        comment: 'As the evidence shows.',
      },
    });
  return api.getWorkspace({ id });
}

describe('a course', () => {
  const course = async (scale: Scale) => {
    const { accountId } = (await manager.listCourses({ query: { limit: 1 } })).items[0]!;
    const body = {
      accountId,
      title: 'Costing N5',
      registrationNumber: '66900',
      route: 'legacy' as const,
      scale,
    };
    return manager.createCourse({ body });
  };

  it('is judged in C and NYC where nobody says otherwise, and every outcome has to pass', async () => {
    const { items } = await manager.searchCourses({ query: { query: 'Business Administration' } });
    expect(items[0]).toMatchObject({ scale: { kind: 'two_results' }, resultRule: { kind: 'all_pass' } });
  });

  it('gets its scale while nobody has been judged on it, and outcomes may have one of their own', async () => {
    const { id, version } = await course(marks);
    const changed = await manager.updateCourse({ id, version, body: { scale: levels } });
    expect(changed.scale).toEqual(levels);
    const outcomes = await manager.setCourseOutcomes({
      id,
      version: changed.version,
      body: [
        { code: 'A', title: 'First', criteria: ['It is done.'], weight: 2 },
        { code: 'B', title: 'Second', criteria: ['It is done.'], scale: marks },
      ],
    });
    expect(outcomes.map(({ scale, weight }) => [scale.kind, weight])).toEqual([
      ['levels', 2],
      ['marks', 1],
    ]);
  });

  it.each([
    ['a level that passes and is none', { ...levels, passFrom: 'Good' }],
    ['the lowest level for the one that passes', { ...levels, passFrom: 'Fail' }],
    ['one level', { ...levels, levels: ['Pass'] }],
    ['two levels of one name', { ...levels, levels: ['Fail', 'Pass', 'pass'] }],
    ['steps that miss the highest mark', { ...marks, step: 0.7 }],
    ['a pass mark between two steps', { ...marks, passMark: 25.2 }],
    [
      'grades that rise',
      {
        ...marks,
        grades: [
          { name: 'B', from: 30 },
          { name: 'A', from: 40 },
        ],
      },
    ],
  ])('takes no scale with %s', async (_, scale) => {
    await expect(course(scale as Scale)).rejects.toMatchObject({ status: 400 });
  });

  it('keeps its scale and its rule once somebody has been judged on it', async () => {
    const { items } = await manager.searchCourses({ query: { query: 'Financial Management' } });
    const { id, version } = items[0]!;
    const refusal = { code: 'wrong_state', detail: expect.stringContaining('have been judged') };
    await expect(manager.updateCourse({ id, version, body: { scale: marks } })).rejects.toMatchObject(
      refusal,
    );
    await expect(
      manager.updateCourse({ id, version, body: { resultRule: { kind: 'all_pass' } } }),
    ).rejects.toMatchObject(refusal);
    expect(await manager.updateCourse({ id, version, body: { nqfLevel: 4 } })).toMatchObject({ nqfLevel: 4 });
  });
});

describe('a batch of marks', () => {
  let batchId: string;
  let open: string[];
  beforeAll(async () => {
    batchId = (await batchOf(riaan, 'Financial management')).id;
    const { items } = await riaan.listBatchAttempts({ id: batchId, query: { state: ['in_sample'] } });
    open = items.map(({ id }) => id);
  });

  it('keeps marks from its moderator until a verdict is stored, and takes no result of another scale', async () => {
    const id = open[0]!;
    await riaan.claimAttempt({ id });
    const { outcomes, tolerance } = await riaan.getWorkspace({ id });
    expect(tolerance).toBe(3);
    expect(outcomes.map(({ judgement, hidden }) => [judgement, hidden])).toEqual(
      outcomes.map(() => [null, true]),
    );
    for (const result of ['C', 'Merit', '101', '50.5', '-1'])
      await expect(
        riaan.recordVerdict({ id, outcomeId: outcomes[0]!.id, body: { result, comment: '' } }),
      ).rejects.toMatchObject({
        status: 400,
        detail: expect.stringContaining('give marks from 0 to 100 in steps of 1'),
      });
  });

  it('is upheld without a reason within the tolerance, and the marks of the assessor stand', async () => {
    const id = open[0]!;
    const { attempt, outcomes, proposed } = await judge(riaan, id, 2);
    expect([outcomes[0]!.comparison, proposed]).toEqual(['agrees', 'upheld']);
    await riaan.decideAttempt({
      id,
      version: attempt.version,
      body: decisionBody('upheld', outcomes[0]!.id),
    });
    const [row] = await platform.query<Record<string, unknown>>(
      'select result, judged_result, passed, judged_passed from attempt where id = $1',
      [id],
    );
    expect([row!['result'], row!['passed']]).toEqual([row!['judged_result'], row!['judged_passed']]);
  });

  it('is overturned beyond it: the marks of the moderator count, by the weight of the outcome', async () => {
    const id = open[1]!;
    const before = (await judged(id)).map(Number);
    const { attempt, outcomes, proposed } = await judge(riaan, id, before[0]! > 50 ? -20 : 20);
    expect([outcomes[0]!.comparison, proposed]).toEqual(['differs', 'overturned']);
    await expect(
      riaan.decideAttempt({ id, version: attempt.version, body: decisionBody('upheld', outcomes[0]!.id) }),
    ).rejects.toMatchObject({ detail: expect.stringContaining('needs a reason') });
    await riaan.decideAttempt({
      id,
      version: attempt.version,
      body: decisionBody('overturned', outcomes[0]!.id),
    });
    const after = before.with(0, before[0]! + (before[0]! > 50 ? -20 : 20));
    const mean = Math.round(after.reduce((sum, mark) => sum + mark, 0) / after.length + 1e-9);
    const { items } = await riaan.listBatchAttempts({ id: batchId, query: { state: ['overturned'] } });
    expect(items.find((each) => each.id === id)).toMatchObject({ result: String(mean) });
  });

  it('is reported in marks, which its report releases', async () => {
    for (;;) {
      const { items } = await riaan.listBatchAttempts({ id: batchId, query: { state: ['in_sample'] } });
      if (items.length === 0) break;
      const { id } = items[0]!;
      const { attempt, outcomes } = await judge(riaan, id, 0);
      const body = decisionBody('upheld', outcomes[0]!.id);
      await riaan.decideAttempt({ id, version: attempt.version, body });
    }
    const report = await riaan.getReport({ id: batchId });
    expect(report.programme).toMatchObject({
      scale: { kind: 'marks', passMark: 40 },
      resultRule: { kind: 'weighted_sum', leastShare: 30, mostCompensated: 1 },
    });
    const within = report.attempts.flatMap(({ outcomes }) => outcomes).filter((each) => each.agreed);
    expect(within.some((each) => each.assessor !== each.blind)).toBe(true);
    await riaan.signReport({
      id: batchId,
      version: report.batch.version,
      body: await signatureBody(riaan, batchId, 'Riaan Pretorius'),
    });
    const { items } = await riaan.listBatchAttempts({ id: batchId, query: { limit: 100 } });
    expect(items.every(({ result, passed }) => result !== null && passed !== null)).toBe(true);
    for (const { status, passed } of items) expect(status).toBe(passed ? 'Passed' : 'Failed');
    const { blob } = await riaan.downloadReport({ id: batchId });
    const paper = (await readPdf(new Uint8Array(await blob.arrayBuffer()))).join(' ').replace(/\s+/g, ' ');
    expect(paper).toContain('marks from 0 to 100 in steps of 1, 40 passes');
    expect(paper).toContain('within 3 marks verdict and judgement agree');
    expect(paper).toMatch(/Result changed from \d+ of 100/);
  });
});

describe('a batch of levels', () => {
  it('is judged, overturned and shown in the names of its levels', async () => {
    const denzil = await platform.as('karoo');
    const { id } = await batchOf(denzil, 'Team leaders');
    const names = ['Fail', 'Pass', 'Merit', 'Distinction'];
    const { items } = await denzil.listBatchAttempts({ id, query: { state: ['overturned'] } });
    expect(names).toContain(items[0]!.result);
    expect(items[0]!.passed).toBe(items[0]!.result !== 'Fail');
    const { attempts } = await denzil.getReport({ id });
    const said = attempts.flatMap(({ outcomes }) => outcomes.flatMap((each) => [each.assessor, each.blind]));
    expect(said.every((each) => each !== null && names.includes(each))).toBe(true);
  });
});
