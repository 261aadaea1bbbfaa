import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { decisionBody, judge, moderate, signatureBody, usePolicy } from '../../testing/moderating.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { coursesOf, own } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

/** A course of whose assessed attempts Nomvula Khumalo assessed some herself. */
const course = coursesOf(own, 'Electrical')[0]!;
let platform: TestPlatform;
let nomvula: Client;
let riaan: Client;
let id: string;
let sample: string[];
beforeAll(async () => {
  platform = await startTestPlatform();
  [nomvula, riaan] = [await platform.as('moderator'), await platform.as('moderator2')];
  // So that something stays outside the sample: its six attempts are of nearly as many sites.
  await usePolicy(platform, own, { strata: [] });
  await (await platform.as('verifier')).commitSeed({ body: { courseId: course, seed: 'visit' } });
  const batch = await riaan.createBatch({ body: { courseId: course, title: 'Electricians' } });
  id = batch.id;
  await riaan.drawSample({ id, version: batch.version });
  const { items } = await riaan.listBatchAttempts({ id, query: { sampled: 'true' } });
  sample = items.map((each) => each.id);
});
afterAll(() => platform.stop());

const sign = async (api: Client, name: string, more: object = {}) =>
  api.signReport({
    id,
    version: (await api.getBatch({ id })).version,
    body: { ...(await signatureBody(api, id, name)), ...more },
  });
const nothingSigned = async () => expect((await riaan.getReport({ id })).signed).toEqual([]);

describe('a report', () => {
  it('is not signed while one of the sample is undecided', async () => {
    const [returned, ...others] = sample;
    for (const each of others) await moderate(platform, riaan, each, 'upheld');
    await expect(sign(riaan, 'Riaan Pretorius')).rejects.toMatchObject({ code: 'wrong_state' });
    await moderate(platform, riaan, returned!, 'referred_back');
    expect((await riaan.getBatch({ id })).isReportable).toBe(true);
  });

  it('is not signed by who assessed an attempt of its batch, sampled or not', async () => {
    const { signing } = await nomvula.getReport({ id });
    expect(signing.conflictCount).toBeGreaterThan(0);
    expect(signing.conflicts.every(({ code }) => code === 'conflict_assessor')).toBe(true);
    expect((await riaan.getReport({ id })).signing).toEqual({
      refusal: null,
      conflicts: [],
      conflictCount: 0,
    });
    await expect(sign(nomvula, 'Nomvula Khumalo')).rejects.toMatchObject({
      code: '4008',
      detail: expect.stringMatching(/^You may not sign for .+You assessed this attempt/),
    });
    await nothingSigned();
  });

  it('is signed by nobody whose registration is over', async () => {
    const lapsed = await platform.as('lapsed');
    expect((await lapsed.getReport({ id })).signing.refusal).toMatchObject({
      code: 'conflict_registration_expired',
    });
    await expect(sign(lapsed, 'Shireen Abrahams')).rejects.toMatchObject({ code: '40013' });
  });

  it('loses what conflicts when it leaves the batch, and says where it went', async () => {
    const { conflicts } = (await nomvula.getReport({ id })).signing;
    const leaving = conflicts.filter((each) => each.mayLeave).map((each) => each.attemptId);
    const staying = conflicts.filter((each) => !each.mayLeave);
    expect(leaving.length).toBeGreaterThan(0);
    const reason = 'Assessed by the moderator of the batch.';
    await nomvula.leaveBatch({ id, body: { attemptIds: leaving, reason } });
    const report = await nomvula.getReport({ id });
    expect(report.departures.map((each) => [each.reason, each.whereTo])).toEqual(
      leaving.map(() => [reason, 'Waits for another batch.']),
    );
    expect(report.signing.conflicts.map((each) => each.attemptId)).toEqual(
      staying.map((each) => each.attemptId),
    );
    for (const attemptId of leaving)
      expect((await riaan.getWorkspace({ id: attemptId })).attempt.state).toBe('assessed');
  });

  it.each([
    ['in the name of somebody else', { signature: 'N. Khumalo' }, 'invalid_input', 'Riaan Pretorius'],
    ['over a referral without an explanation', { explanations: [] }, 'wrong_state', 'not explained'],
    ['with a checklist that is not answered', { checklist: [] }, 'wrong_state', '8 statements'],
  ])('is not signed %s', async (_, more, code, words) => {
    await expect(sign(riaan, 'Riaan Pretorius', more)).rejects.toMatchObject({
      code,
      detail: expect.stringContaining(words),
    });
    await nothingSigned();
    expect((await riaan.getBatch({ id })).state).toBe('sampled');
  });

  it('releases everything but what was referred back, in the name that is registered', async () => {
    const { size } = await riaan.getBatch({ id });
    const report = await sign(riaan, 'riaan pretorius');
    expect(report.signedBy).toMatchObject({
      name: 'Riaan Pretorius',
      registration: { number: 'MOD-20977', expiresOn: '2027-03-31' },
    });
    expect(report.figures).toMatchObject({ referredBack: 1, released: size - 1, notReleased: 1 });
    expect(await riaan.getBatch({ id })).toMatchObject({
      state: 'reported',
      released: size - 1,
      returned: 1,
      isReportable: false,
      blockers: [],
    });
    await expect(sign(riaan, 'Riaan Pretorius')).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining('nothing was decided since'),
    });
  });
});

describe('what was referred back', () => {
  const judgeAnew = async () => {
    const returned = sample[0]!;
    const [row] = await platform.query<{ username: string; learner_id: string }>(
      `select p.body ->> 'username' as username, a.learner_id from attempt a
        join document p on p.kind = 'users' and p.id = a.assessor_id where a.id = $1`,
      [returned],
    );
    // Whoever of the demonstration assessed it may not sign in; the site allocates it to somebody who does.
    await platform.query(
      `update attempt set allocated_to = (select id from document where kind = 'users' and body ->> 'username' = 'assessor') where id = $1`,
      [returned],
    );
    const assessor = await platform.as('assessor');
    await assessor.claimAttempt({ id: returned });
    const { attempt, outcomes } = await assessor.getWorkspace({ id: returned });
    await assessor.recordSummativeJudgements({
      id: course,
      learnerId: row!.learner_id,
      version: attempt.version,
      body: {
        judgements: outcomes.map((each) => ({
          outcomeId: each.id,
          result: 'C' as const,
          feedback: 'Now complete.',
        })),
        sign: true,
      },
    });
    return returned;
  };

  it('returns to the sample of its batch, and blocks the next report until it is decided', async () => {
    const returned = await judgeAnew();
    const batch = await riaan.getBatch({ id });
    expect(batch).toMatchObject({ state: 'reported', undecided: 1, isReportable: false });
    expect(batch.blockers).toEqual(['One attempt that came back or was reopened waits for a new decision.']);
    expect((await riaan.getWorkspace({ id: returned })).attempt).toMatchObject({
      state: 'in_sample',
      batch: { id },
    });
  });

  it('comes into a second report of the same batch, which leaves the first as it was signed', async () => {
    const returned = sample[0]!;
    const first = (await riaan.getReport({ id })).signed[0]!;
    const before = await riaan.getReport({ id, query: { reportId: first.id } });
    await judge(platform, riaan, returned);
    const { attempt, outcomes } = await riaan.getWorkspace({ id: returned });
    await riaan.decideAttempt({
      id: returned,
      version: attempt.version,
      body: decisionBody('upheld', outcomes[0]!.id),
    });
    const draft = await riaan.getReport({ id });
    expect(draft).toMatchObject({ id: null, supplementTo: first.number });
    expect(draft.attempts.map((each) => each.attemptId)).toEqual([returned]);

    const second = await sign(riaan, 'Riaan Pretorius');
    expect(second).toMatchObject({
      supplementTo: first.number,
      figures: { decided: 1, released: 1, notReleased: 0 },
    });
    expect(second.number).not.toBe(first.number);
    expect(second.signed.map((each) => each.number)).toEqual([first.number, second.number]);
    expect((await riaan.getWorkspace({ id: returned })).attempt.state).toBe('reported');
    const after = await riaan.getReport({ id, query: { reportId: first.id } });
    // Its list of reports is longer by now, and the batch has moved on; what was signed has not.
    const asSigned = (report: typeof after) => ({ ...report, signed: [], version: 0 });
    expect(asSigned(after)).toEqual(asSigned(before));

    const words = async (reportId?: string) => {
      const { blob } = await riaan.downloadReport({ id, query: { reportId } });
      return (await readPdf(new Uint8Array(await blob.arrayBuffer()))).join(' ');
    };
    expect(await words()).toContain(`supplement to ${first.number}`);
    expect(await words(first.id)).not.toContain('supplement to');
  });
});

describe('a report in the form of the first versions', () => {
  it('is answered with what it said', async () => {
    const [row] = await platform.query<{ id: string; body: Record<string, unknown> }>(
      'select id, body from report where batch_id = $1 order by signed_at limit 1',
      [id],
    );
    const report = await riaan.getReport({ id, query: { reportId: row!.id } });
    const body = {
      batch: report.batch,
      scope: 'Electricians: 7 attempts.',
      sampling: 'Three of seven.',
      findings: report.attempts.flatMap(({ attemptId, learner, decision, outcomes }) =>
        outcomes.map(({ code, title, assessor, moderator, agreed, comment }) => ({
          attemptId,
          learner: learner.name,
          outcome: `${code} ${title}`,
          assessor,
          moderator,
          agreed,
          comment,
          decision,
        })),
      ),
      agreement: { pairs: 3, agreed: 2, raw: null, kappa: null, ac1: null },
      vacs: [{ rule: 'valid', passed: 2, failed: 1, comments: [] }],
      blockers: [],
      irregularities: 'One.',
      recommendations: 'Two.',
      signedBy: { id: report.signedBy!.id, name: 'Riaan Pretorius' },
      signature: 'Riaan Pretorius',
      signedAt: report.signedAt,
    };
    await platform.query('update report set body = $2 where id = $1', [row!.id, JSON.stringify(body)]);
    const old = await riaan.getReport({ id, query: { reportId: row!.id } });
    expect(old).toMatchObject({
      scope: 'Electricians: 7 attempts.',
      irregularities: 'One.',
      signedBy: { name: 'Riaan Pretorius', registration: null },
      agreement: [{ pairs: 3, agreed: 2, measure: { kind: 'two_results' }, coefficients: [] }],
      provider: { accreditationNumber: null },
    });
    expect(
      old.attempts.map(({ attemptId, learner, decision, outcomes }) => [
        attemptId,
        learner,
        decision,
        outcomes.map((each) => [each.outcomeId, each.assessor, each.moderator, each.comment]),
      ]),
    ).toEqual(
      report.attempts.map(({ attemptId, learner, decision, outcomes }) => [
        attemptId,
        learner,
        decision,
        outcomes.map((each) => [each.outcomeId, each.assessor, each.moderator, each.comment]),
      ]),
    );
  });
});
