import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { decisionBody, judgementsOf, moderate, signatureBody, usePolicy } from '../../testing/moderating.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { coursesOf, own, personOf } from '../../testing/template.ts';
import { mailed } from '../../testing/jobs.ts';
import { mailsIn } from '../../testing/mails.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

/** A course of whose assessed attempts Nomvula Khumalo assessed some herself. */
const course = coursesOf(own, 'Electrical')[0]!;
let platform: TestPlatform;
let directory: string;
let [nomvula, riaan, manager, verifier]: Client[] = [];
let batchId: string;
/** One that both moderators may moderate; its outcomes in the order of the course. */
let id: string;
let competent: string;
let anew: string;
let others: string[];
let firstNumber: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'moderator-reopening-'));
  platform = await startTestPlatform('demo', { dataDirectory: directory });
  [nomvula, riaan, manager, verifier] = await Promise.all(
    ['moderator', 'moderator2', 'manager', 'verifier'].map((name) => platform.as(name)),
  );
  await usePolicy(platform, own, { strata: [], percentage: 100 });
  const batch = await riaan!.createBatch({ body: { courseId: course, title: 'Electricians' } });
  batchId = batch.id;
  await riaan!.drawSample({ id: batchId, version: batch.version });
  const { items } = await nomvula!.listBatchAttempts({ id: batchId, query: { sampled: 'true' } });
  const open = items.filter(({ conflict }) => conflict === null).map((each) => each.id);
  for (const each of open)
    if ((await judgementsOf(platform, each)).every(({ result }) => result === 'C')) competent = each;
  id = open.find((each) => each !== competent)!;
  const { outcomes } = await nomvula!.getWorkspace({ id });
  [anew = '', ...others] = outcomes.map((outcome) => outcome.id);
  for (const each of items) await moderate(platform, riaan!, each.id, 'upheld');
  firstNumber = (await sign()).number!;
});
afterAll(() => platform.stop());

const sign = async () =>
  riaan!.signReport({
    id: batchId,
    version: (await riaan!.getBatch({ id: batchId })).version,
    body: await signatureBody(riaan!, batchId, 'Riaan Pretorius'),
  });
const version = async () => (await riaan!.getWorkspace({ id })).attempt.version;
const reopen = async (api: Client, outcomeIds = [anew]) =>
  api.reopenAttempt({
    id,
    version: await version(),
    body: { outcomeIds, reason: 'The recording is of somebody else.' },
  });
const endorse = async () => {
  await manager!.requestVerification({ id: batchId });
  const { name, surname } = personOf('verifier');
  return verifier!.signVerification({
    id: batchId,
    body: {
      endorsed: true,
      findings: '',
      signature: `${name} ${surname}`,
      noSampleReason: 'All of it was seen on site.',
    },
  });
};
const learnerId = async () => (await riaan!.getWorkspace({ id })).attempt.learner.id;
const issue = async () =>
  manager!.issueCertificates({
    id: course,
    body: { learnerIds: [await learnerId()], type: 'statement_of_results' },
  });

/** Judges what was reopened the other way, and signs. */
async function judgeAnew(api: Client) {
  await api.claimAttempt({ id });
  const found = (await judgementsOf(platform, id)).find(({ outcome_id }) => outcome_id === anew)!;
  await api.recordVerdict({
    id,
    outcomeId: anew,
    body: { result: found.result === 'C' ? 'NYC' : 'C', comment: 'Seen anew.' },
  });
  return api.decideAttempt({ id, version: await version(), body: decisionBody('overturned', anew) });
}

describe('a reopening', () => {
  it('tells before what hangs on the decision, and is refused without scope, reason or right', async () => {
    const { consequences, reopenings } = await nomvula!.getReopenings({ id });
    expect(reopenings).toEqual([]);
    expect(consequences).toMatchObject({
      refusal: null,
      needsConsent: false,
      batch: { id: batchId },
      reports: [{ number: firstNumber, standing: 'stands' }],
      verifications: [],
      certificates: [],
      isResultTold: true,
      isWorkAskedFor: false,
    });
    expect(consequences!.outcomes.map((each) => each.id)).toEqual([anew, ...others]);
    expect((await manager!.getReopenings({ id })).consequences!.refusal).toMatchObject({
      code: 'not_allowed',
    });
    await expect(
      manager!.reopenAttempt({ id, version: 1, body: { outcomeIds: [anew], reason: 'x' } }),
    ).rejects.toMatchObject({ code: 'not_allowed' });
    const foreign = '0192f3a4-0000-7000-8000-000000000000';
    await expect(reopen(nomvula!, [foreign])).rejects.toMatchObject({ code: 'wrong_state' });
    expect((await riaan!.getReport({ id: batchId })).standing).toBe('stands');
  });

  it('is done by one of two at once, and the other reads who did', async () => {
    const at = await version();
    const body = { outcomeIds: [anew], reason: 'The recording is of somebody else.' };
    const both = await Promise.allSettled([
      nomvula!.reopenAttempt({ id, version: at, body }),
      riaan!.reopenAttempt({ id, version: at, body }),
    ]);
    const won = both.filter((each) => each.status === 'fulfilled');
    expect(won).toHaveLength(1);
    const lost = both.find((each) => each.status === 'rejected')!;
    expect(lost.reason).toMatchObject({
      code: 'wrong_state',
      detail: expect.stringMatching(/^(Nomvula Khumalo|Riaan Pretorius) has reopened this already/),
    });
    expect(won[0]!.value).toMatchObject({ state: 'open', answer: null });
  });

  it('puts the report in question, on paper too, and is shown with the work', async () => {
    const report = await riaan!.getReport({ id: batchId, query: { reportId: await reportId() } });
    expect(report).toMatchObject({ standing: 'in_question', supersededBy: null });
    expect(await everyPage()).toMatch(/IN QUESTION since/);
    const { attempt, reopening, outcomes } = await nomvula!.getWorkspace({ id });
    expect(attempt).toMatchObject({ state: 'in_sample', status: 'AwaitingModeration' });
    expect(reopening!.outcomes.map((each) => each.id)).toEqual([anew]);
    // What was not reopened stands, whoever gave it; what was is judged blind.
    expect(outcomes.map(({ verdict, hidden }) => [verdict !== null, hidden])).toEqual([
      [false, true],
      ...others.map(() => [true, false]),
    ]);
  });

  it('has only what was named judged anew, by another moderator as well', async () => {
    await nomvula!.claimAttempt({ id });
    await expect(
      nomvula!.recordVerdict({ id, outcomeId: others[0]!, body: { result: 'C', comment: '' } }),
    ).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringMatching(/^This outcome was not reopened/),
    });
    expect(await judgeAnew(nomvula!)).toMatchObject({ kind: 'overturned' });
    expect((await nomvula!.getReopenings({ id })).reopenings).toMatchObject([{ state: 'done' }]);
  });

  it('ends with an edition of the report that says what it replaces, and the old one says so on every page', async () => {
    const draft = await riaan!.getReport({ id: batchId });
    expect(draft).toMatchObject({ id: null, replaces: [firstNumber], supplementTo: null });
    const edition = await sign();
    expect(edition).toMatchObject({ replaces: [firstNumber], standing: 'stands' });
    const attempt = edition.attempts.find((each) => each.attemptId === id)!;
    expect(attempt).toMatchObject({ decision: 'overturned', moderator: { name: 'Nomvula Khumalo' } });
    expect(attempt.outcomes.map(({ blind, comment }) => [blind !== null, comment])).toEqual([
      [true, 'Seen anew.'],
      ...others.map(() => [true, expect.stringMatching(/^On \d\.$/)]),
    ]);
    expect(edition.attempts.length).toBe(
      (await riaan!.getReport({ id: batchId, query: { reportId: await reportId() } })).attempts.length,
    );
    const old = await riaan!.getReport({ id: batchId, query: { reportId: await reportId() } });
    expect(old).toMatchObject({ standing: 'superseded', supersededBy: { number: edition.number } });
    expect(await everyPage()).toMatch(new RegExp(`SUPERSEDED by ${edition.number}`));
  });
});

const reportId = async () => (await riaan!.getReport({ id: batchId })).signed[0]!.id;

/** The words that stand on all pages of the first report. */
async function everyPage(): Promise<string> {
  const { blob } = await riaan!.downloadReport({ id: batchId, query: { reportId: await reportId() } });
  const pages = await readPdf(new Uint8Array(await blob.arrayBuffer()));
  const words = /(IN QUESTION since|SUPERSEDED by MR-\d{4}-\d{4})/;
  expect(pages.every((page) => words.test(page))).toBe(true);
  return pages[0]!.match(words)![0];
}

describe('a reopening of what a certificate was issued for', () => {
  it('waits for a manager, who says why not or consents', async () => {
    id = competent;
    await endorse();
    expect(await issue()).toMatchObject({ issued: 1 });
    const consequences = (await nomvula!.getReopenings({ id })).consequences!;
    expect(consequences).toMatchObject({
      needsConsent: true,
      verifications: [{ endorsed: true }],
      certificates: [{ type: 'statement_of_results', standing: 'valid' }],
    });
    const asked = await reopen(nomvula!);
    expect(asked).toMatchObject({ state: 'asked', reopenedAt: null });
    await expect(reopen(riaan!)).rejects.toMatchObject({
      detail: expect.stringMatching(/^Nomvula Khumalo has asked/),
    });
    expect((await riaan!.getWorkspace({ id })).attempt.state).toBe('certificated');
    expect((await manager!.listWaitingReopenings()).reopenings.map((each) => each.id)).toContain(asked.id);

    const answer = (consents: boolean, note = '') =>
      manager!.answerReopening({ id: asked.id, body: { consents, note } });
    await expect(answer(false)).rejects.toMatchObject({ detail: expect.stringMatching(/^Say why not/) });
    expect(await answer(false, 'Nothing speaks for it.')).toMatchObject({
      state: 'refused',
      answer: { consents: false, note: 'Nothing speaks for it.' },
    });
    await expect(answer(true)).rejects.toMatchObject({ code: 'wrong_state' });
    expect((await riaan!.getWorkspace({ id })).attempt.state).toBe('certificated');

    const again = await reopen(nomvula!);
    await platform.query('update attempt set superseded_at = now() where id = $1', [id]);
    await expect(manager!.answerReopening({ id: again.id, body: { consents: true } })).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringMatching(/^A later attempt took the place of this one/),
    });
    await platform.query('update attempt set superseded_at = null where id = $1', [id]);
    expect(await manager!.answerReopening({ id: again.id, body: { consents: true } })).toMatchObject({
      state: 'open',
    });
    const { items: certificates } = await manager!.listCertificates({
      id: course,
      query: { standing: ['in_question'] },
    });
    expect(certificates.map(({ attemptId }) => attemptId)).toContain(id);
    expect((await manager!.getVerification({ id: batchId })).visits).toMatchObject([
      { standing: 'in_question' },
    ]);
  });

  it('ends with the next visit and the next edition of the certificate', async () => {
    await nomvula!.claimAttempt({ id });
    const found = (await judgementsOf(platform, id)).find(({ outcome_id }) => outcome_id === anew)!;
    await nomvula!.recordVerdict({ id, outcomeId: anew, body: { result: found.result, comment: '' } });
    await nomvula!.decideAttempt({ id, version: await version(), body: decisionBody('upheld', anew) });
    await sign();
    const { visits } = await endorse();
    expect(visits.map(({ standing, supersededBy }) => [standing, supersededBy])).toEqual([
      ['stands', null],
      ['superseded', visits[0]!.id],
    ]);
    expect(await issue()).toMatchObject({ issued: 1 });
    const { items } = await manager!.listCertificates({ id: course, query: { standing: ['superseded'] } });
    expect(items.map(({ attemptId }) => attemptId)).toContain(id);
  });

  it('asks managers to revoke what was issued for a result that is no longer passed', async () => {
    const asked = await reopen(nomvula!);
    await manager!.answerReopening({ id: asked.id, body: { consents: true } });
    const told = async () => (await manager!.listInboxMessages({ query: { limit: 100 } })).items;
    const isAbout = ({ title }: { title: string }) => title === 'A certificate is to be revoked';
    expect((await told()).filter(isAbout)).toEqual([]);
    await judgeAnew(nomvula!);
    await sign();
    expect((await told()).filter(isAbout)).toMatchObject([
      { path: `/ready-for-moderation/certificates?view=issued&standing=in_question&courseId=${course}` },
    ]);
  });

  it('mails whom it concerns, and names no learner', async () => {
    await mailed(platform);
    const told = await mailsIn(directory);
    // What comes at once comes in one mail.
    for (const about of [
      'a manager has to consent',
      'consented to your reopening',
      'did not consent to your reopening',
      'looks at your result',
    ])
      expect(told.some(({ text }) => text.includes(about))).toBe(true);
    const [{ learner_name }] = (await platform.query<{ learner_name: string }>(
      'select learner_name from attempt where id = $1',
      [id],
    )) as [{ learner_name: string }];
    for (const { to, text } of told)
      for (const part of learner_name.split(', '))
        if (!to.toLowerCase().includes(part.toLowerCase())) expect(text).not.toContain(part);
  });
});
