import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import type { ModerationReport } from '@moderator/contract/types';
import {
  decisionBody,
  judge,
  judgementsOf,
  moderate,
  signatureBody,
  usePolicy,
} from '../../testing/moderating.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { coursesOf, own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

const course = coursesOf(own, 'Electrical')[0]!;
let platform: TestPlatform;
let [riaan, assessor]: Client[] = [];
let batchId: string;
/** An attempt that was assessed as C, found NYC blind on its first outcome, referred back, judged NYC there and upheld. */
let id: string;
let outcomeId: string;
let outcomes: number;
let before: { pairs: number; assessorHigher: number };
beforeAll(async () => {
  platform = await startTestPlatform();
  [riaan, assessor] = await Promise.all(['moderator2', 'assessor'].map((name) => platform.as(name)));
  await usePolicy(platform, own, { strata: [] });
  const batch = await riaan!.createBatch({ body: { courseId: course, title: 'Electricians' } });
  batchId = batch.id;
  await riaan!.drawSample({ id: batchId, version: batch.version });
  const { items } = await riaan!.listBatchAttempts({ id: batchId, query: { sampled: 'true' } });
  const [ofChance] = await platform.query<{ attempt_id: string }>(
    `select attempt_id from batch_attempt where batch_id = $1 and sampled and reasons && '{percentage,minimum}' limit 1`,
    [batchId],
  );
  id = ofChance!.attempt_id;
  await platform.query(`update judgement set result = 'C', passed = true where attempt_id = $1`, [id]);
  await platform.query(
    `update attempt set assessor_id = $2, allocated_to = $2, judged_result = 'C', judged_passed = true where id = $1`,
    [id, personOf('assessor').id],
  );
  before = await figuresOfAll();
  for (const each of items.filter((item) => item.id !== id))
    await moderate(platform, riaan!, each.id, 'upheld');
  await judgeOtherwise();
  outcomeId = await decide('referred_back');
  await judgeAnew();
  await judge(platform, riaan!, id);
  await decide('upheld');
});
afterAll(() => platform.stop());

/** Every verdict as the assessor judged, but that on the first outcome. */
async function judgeOtherwise(): Promise<void> {
  await riaan!.claimAttempt({ id });
  const { outcomes: all } = await riaan!.getWorkspace({ id });
  outcomes = all.length;
  for (const [place, { id: each }] of all.entries())
    await riaan!.recordVerdict({
      id,
      outcomeId: each,
      body: { result: place === 0 ? 'NYC' : 'C', comment: '' },
    });
}

async function decide(kind: 'referred_back' | 'upheld'): Promise<string> {
  const { attempt, outcomes: all } = await riaan!.getWorkspace({ id });
  const first = all[0]!.id;
  const body = { ...decisionBody(kind, first), reason: kind === 'upheld' ? '' : 'The sheet has no date.' };
  const asked = { outcomeId: first, action: 'Judge it by the new sheet.', dueOn: '2099-01-31' };
  await riaan!.decideAttempt({
    id,
    version: attempt.version,
    body: {
      ...body,
      findings: body.findings!.map((each) => ({ ...each, passed: true, comment: '' })),
      actions: kind === 'upheld' ? [] : [{ ...asked, to: 'assessor' }],
    },
  });
  return first;
}

/** Answers what was asked and hands in all judgements, as the workspace does: the first one is another. */
async function judgeAnew(): Promise<void> {
  await assessor!.claimAttempt({ id });
  const referralId = (await assessor!.listReferrals({ id })).referrals.at(-1)!.id;
  await assessor!.answerReferral({
    id,
    body: { referralId, action: 0, text: 'The new sheet lacks a criterion.', evidenceIds: [] },
  });
  const [row] = await platform.query<{ course_id: string; learner_id: string }>(
    'select course_id, learner_id from attempt where id = $1',
    [id],
  );
  await assessor!.recordSummativeJudgements({
    id: row!.course_id,
    learnerId: row!.learner_id,
    version: (await assessor!.getWorkspace({ id })).attempt.version,
    body: {
      judgements: (await judgementsOf(platform, id)).map((each) => ({
        outcomeId: each.outcome_id,
        result: each.outcome_id === outcomeId ? ('NYC' as const) : each.result,
        feedback: 'As the sheet says.',
      })),
      sign: true,
    },
  });
}

/** What agreement says of this batch, which it has with nobody else: counted by who moderated and which course. */
async function figuresOfAll() {
  const api = await platform.as('manager');
  const { all } = await api.getAgreement({
    query: { courseId: [course], moderatorId: [personOf('moderator2').id] },
  });
  const sum = (of: 'pairs' | 'assessorHigher') => all.reduce((total, each) => total + each[of], 0);
  return { pairs: sum('pairs'), assessorHigher: sum('assessorHigher') };
}

const attemptIn = ({ attempts }: ModerationReport) => attempts.find((each) => each.attemptId === id)!;

describe('what was referred back, judged again and upheld', () => {
  it('is told with what was judged first, found blind, asked and answered, and with what it became', async () => {
    const report = await riaan!.getReport({ id: batchId });
    const told = attemptIn(report);
    expect(told).toMatchObject({ decision: 'upheld', assessed: 'NYC', result: 'NYC' });
    expect(told.referrals).toMatchObject([
      {
        moderator: { name: 'Riaan Pretorius' },
        reason: 'The sheet has no date.',
        assessed: 'C',
        outcomes: [{ outcomeId, assessor: 'C', blind: 'NYC', became: 'NYC' }],
        actions: [
          {
            action: 'Judge it by the new sheet.',
            answers: [{ by: expect.any(String), text: 'The new sheet lacks a criterion.' }],
          },
        ],
      },
    ]);
    const others = report.attempts.filter((each) => each.attemptId !== id);
    expect(others.every((each) => each.referrals.length === 0)).toBe(true);
    expect(report.figures).toMatchObject({
      upheld: report.attempts.length,
      referredBack: 1,
      judgedAgain: 1,
    });
  });

  it('is a result that changed, for what the sample proves', async () => {
    const { proof } = await riaan!.getReport({ id: batchId });
    expect(proof!.changed).toBe(1);
    expect(proof!.assessors.map(({ changed }) => changed).filter(Boolean)).toEqual([1]);
  });

  it('counts once in agreement but where it was judged anew, and alike in the report', async () => {
    const report = await riaan!.getReport({ id: batchId });
    const others = report.attempts.filter((each) => each.attemptId !== id);
    const pairs = others.flatMap((each) => each.outcomes).length + outcomes + 1;
    const after = await figuresOfAll();
    expect(after.pairs - before.pairs).toBe(pairs);
    expect(after.assessorHigher - before.assessorHigher).toBe(1);
    const sum = (of: 'pairs' | 'assessorHigher') =>
      report.agreement.reduce((total, each) => total + each[of], 0);
    expect([sum('pairs'), sum('assessorHigher')]).toEqual([pairs, 1]);
  });

  it('has blind verdicts only on what whoever judges again has not seen', async () => {
    const rows = await platform.query<{ outcome_id: string; after_reveal: boolean }>(
      'select outcome_id, after_reveal from verdict_history where attempt_id = $1 order by id',
      [id],
    );
    const again = rows.slice(outcomes);
    expect(again).toHaveLength(outcomes);
    expect(again.filter((each) => !each.after_reveal).map((each) => each.outcome_id)).toEqual([outcomeId]);
  });

  it('is counted once as well where the version before had counted it twice', async () => {
    const counted = async () =>
      (await platform.query('select id from judgement_pair where attempt_id = $1', [id])).length;
    const once = await counted();
    await platform.query(
      `insert into judgement_pair (decision_id, decided_at, outcome_id, client_id, account_id, batch_id, attempt_id, course_id, site_id,
         assessor_id, moderator_id, judged, blind, measure, judged_value, blind_value, agrees, changed)
       select d.id, d.signed_at, p.outcome_id, p.client_id, p.account_id, p.batch_id, p.attempt_id, p.course_id, p.site_id,
         p.assessor_id, p.moderator_id, p.judged, p.blind, p.measure, p.judged_value, p.blind_value, p.agrees, p.changed
       from judgement_pair p join decision d on d.attempt_id = p.attempt_id and d.kind = 'upheld'
       where p.attempt_id = $1 and p.outcome_id <> $2`,
      [id, outcomeId],
    );
    expect(await counted()).toBe(once + outcomes - 1);
    const file = new URL('../../database/migrations/0241-judged-once.sql', import.meta.url);
    await platform.query(await readFile(file, 'utf8'));
    expect(await counted()).toBe(once);
  });

  it('is an exception on paper, signed', async () => {
    const { version } = await riaan!.getBatch({ id: batchId });
    const body = await signatureBody(riaan!, batchId, 'Riaan Pretorius');
    const signed = await riaan!.signReport({ id: batchId, version, body });
    expect(attemptIn(signed).referrals).toHaveLength(1);
    const { blob } = await riaan!.downloadReport({ id: batchId });
    const words = (await readPdf(new Uint8Array(await blob.arrayBuffer()))).join(' ').replaceAll(/\s+/g, ' ');
    expect(words).not.toContain('None: every attempt of the sample was upheld as it was judged.');
    for (const each of [
      '1 of those upheld or overturned was referred back first, and judged again.',
      'Result changed from C to NYC.',
      'when it was assessed as C, and judged again since. Reason: The sheet has no date.',
      'The new sheet lacks a criterion.',
      '1 result changed',
    ])
      expect(words).toContain(each);
  });

  it('was not told by reports of before, which are read all the same', async () => {
    await platform.query('alter table report disable trigger user');
    await platform.query(
      `update report set body = jsonb_set(body #- '{figures,judgedAgain}', '{attempts}', (
        select jsonb_agg(each - 'referrals') from jsonb_array_elements(body -> 'attempts') each)) where batch_id = $1`,
      [batchId],
    );
    const report = await riaan!.getReport({ id: batchId });
    expect(attemptIn(report).referrals).toEqual([]);
    expect(report.figures.judgedAgain).toBe(0);
    expect((await riaan!.downloadReportForWord({ id: batchId })).blob.size).toBeGreaterThan(1000);
  });
});
