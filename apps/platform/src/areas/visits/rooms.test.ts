import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import type { Visit } from '@moderator/contract/types';
import { readPdf } from '../../testing/read-pdf.ts';
import { own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let verifier: Client;
let manager: Client;
let visit: Visit;
let id: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  [verifier, manager] = [await platform.as('verifier'), await platform.as('manager')];
  const { items } = await verifier.listVisits({ query: { standing: 'open' } });
  visit = items[0]!;
  ({ id } = visit);
});
afterAll(() => platform.stop());

const { name, surname } = personOf('verifier');
const signature = `${name} ${surname}`;
const dueOn = '2099-01-31';
const sampleOf = async () => (await verifier.getVisit({ id })).sample.rows;
const judge = async (attemptId: string) => {
  const { outcomes } = await verifier.getWorkspace({ id: attemptId });
  const results = outcomes.map((outcome) => ({ outcomeId: outcome.id, result: 'C', comment: '' }));
  return verifier.judgeVisitAttempt({ id, attemptId, body: { results } });
};

describe('a visit', () => {
  it('says what is missing before it begins, to the provider alone', async () => {
    const { preparation } = await manager.getVisit({ id });
    expect(preparation.map(({ about }) => about)).toEqual([
      'reports',
      'samples',
      'registrations',
      'actions',
      'policies',
    ]);
    expect(preparation.find(({ about }) => about === 'policies')).toMatchObject({ open: 0, of: 1 });
    expect((await verifier.getVisit({ id })).preparation).toEqual([]);
  });

  it('is asked for once for each batch, and with a verifier who had no part in it', async () => {
    const body = {
      batchIds: [visit.batches[0]!.batch.id],
      body: 'Transport SETA',
      kind: 'remote' as const,
      startsOn: '2099-01-04',
      endsOn: '2099-01-08',
      layoutId: 'plain',
    };
    await expect(manager.requestVisit({ body })).rejects.toMatchObject({ code: 'wrong_state' });
    for (const wrong of [
      { endsOn: '2099-01-03' },
      { layoutId: 'none' },
      { verifierId: personOf('moderator').id },
    ])
      await expect(manager.requestVisit({ body: { ...body, ...wrong } })).rejects.toMatchObject({
        code: 'invalid_input',
      });
  });
});

describe('the sample of a verifier', () => {
  it('is drawn once, by a seed, as large as the body wants, and grows by hand with a reason', async () => {
    const { sample } = await verifier.drawVisitSample({ id, body: {} });
    expect(sample).toMatchObject({ percentage: 10, least: 3, seed: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(sample.rows).toHaveLength(3);
    await expect(verifier.drawVisitSample({ id, body: {} })).rejects.toMatchObject({ code: 'wrong_state' });
    const { items } = await verifier.listBatchAttempts({ id: visit.batches[0]!.batch.id });
    const inScope = ['reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated'];
    const more = items.find(
      (each) => inScope.includes(each.state) && !sample.rows.some((row) => row.attemptId === each.id),
    )!;
    const body = { attemptId: more.id, reason: 'The only one of its site.' };
    const { sample: grown } = await verifier.addToVisitSample({ id, body });
    expect(grown.rows.at(-1)).toMatchObject(body);
    await expect(verifier.addToVisitSample({ id, body: { ...body, attemptId: id } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('keeps what others judged from a blind verifier until they have judged, everywhere', async () => {
    await platform.query('update visit set blind = true where id = $1', [id]);
    const batchId = visit.batches[0]!.batch.id;
    const [first, ...rest] = (await sampleOf()).map(({ attemptId }) => attemptId) as [string, ...string[]];
    const shown = async (attemptId: string) => {
      const { attempt, outcomes, decision } = await verifier.getWorkspace({ id: attemptId });
      const { items } = await verifier.listBatchAttempts({ id: batchId });
      const row = items.find((each) => each.id === attemptId)!;
      const judged = outcomes.some((each) => each.judgement !== null || each.hidden);
      return (
        judged ||
        decision !== null ||
        row.result !== null ||
        row.decision !== null ||
        attempt.judgedCount !== null
      );
    };
    const report = () => verifier.getReport({ id: batchId });
    expect(await shown(first)).toBe(false);
    await expect(report()).rejects.toMatchObject({ code: 'not_found' });
    await expect(verifier.downloadReport({ id: batchId })).rejects.toMatchObject({ code: 'not_found' });
    await judge(first);
    expect(await shown(first)).toBe(true);
    expect(await shown(rest[0]!)).toBe(false);
    await expect(judge(first)).rejects.toMatchObject({ code: 'wrong_state' });
    for (const attemptId of rest) await judge(attemptId);
    expect((await report()).attempts.length).toBeGreaterThan(0);
    await platform.query('update visit set blind = false where id = $1', [id]);
  });
});

describe('what a verifier writes down', () => {
  it('is theirs alone until they share it, and stays as it is from then on', async () => {
    const [row] = await sampleOf();
    const body = { kind: 'finding' as const, text: 'No date.', attemptId: row!.attemptId, item: 'feedback' };
    const note = await verifier.addVisitPoint({ id, body });
    const seen = async () => (await manager.getVisit({ id })).points.map((each) => each.id);
    expect(await seen()).not.toContain(note.id);
    await expect(
      manager.answerVisitPoint({ id, pointId: note.id, body: { text: 'What?' } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const change = {
      id,
      pointId: note.id,
      version: note.version,
      body: { ...body, text: 'No day.', shared: true },
    };
    const { version } = await verifier.changeVisitPoint(change);
    await expect(verifier.changeVisitPoint({ ...change, version })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    expect(await seen()).toContain(note.id);
    const answered = await manager.answerVisitPoint({
      id,
      pointId: note.id,
      body: { text: 'It has one now.' },
    });
    expect(answered).toMatchObject({ text: 'No day.', answer: { text: 'It has one now.' } });
    const { sample, checklist } = await manager.getVisit({ id });
    expect([sample.rows.map((each) => each.results), checklist]).toEqual([sample.rows.map(() => null), []]);
  });

  it('is refused where it is of nothing in the visit, and a condition has its day', async () => {
    const body = { kind: 'finding' as const, text: 'x' };
    for (const wrong of [
      { ...body, item: 'unknown' },
      { ...body, attemptId: id },
      { kind: 'condition' as const, text: 'Dates.' },
      { kind: 'condition' as const, text: 'Dates.', dueOn: '2020-01-01' },
    ])
      await expect(verifier.addVisitPoint({ id, body: wrong })).rejects.toMatchObject({
        code: 'invalid_input',
      });
  });

  it('is told to the provider of evidence as what was opened, when and for how long', async () => {
    const [row] = await sampleOf();
    await verifier.recordVisitLook({ id, body: { attemptId: row!.attemptId, seconds: 30 } });
    const { looks } = await manager.getVisit({ id });
    expect(looks.find((each) => each.name === row!.learner.name)).toMatchObject({
      what: 'attempt',
      seconds: 30,
    });
    expect(looks.some(({ what }) => what === 'report')).toBe(true);
  });
});

describe('a file in a room', () => {
  it('carries the name of its verifier and the time, and is as it is for everybody else', async () => {
    const files = await platform.query<{ id: string; media_type: string }>(
      `select distinct on (f.media_type) f.id, f.media_type from evidence e join stored_file f on f.id = e.file_id
        where e.attempt_id in (select attempt_id from batch_attempt where batch_id = $1)
          and e.attempt_id in (select id from attempt where state = 'verifying')
          and f.media_type in ('application/pdf', 'image/jpeg', 'image/png') order by f.media_type, f.id`,
      [visit.batches[0]!.batch.id],
    );
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const [theirs, plain] = await Promise.all(
        [verifier, manager].map(async (api) => {
          const { blob } = await api.downloadFile({ id: file.id });
          return Buffer.from(await blob.arrayBuffer());
        }),
      );
      expect(theirs!.equals(plain!)).toBe(false);
      if (file.media_type === 'application/pdf')
        expect((await readPdf(theirs!)).every((page) => page.includes(signature))).toBe(true);
    }
  });

  it('is not taken out as a table unless the visit allows it', async () => {
    const matrix = { id: visit.batches[0]!.batch.id, type: 'csv' as const };
    await expect(verifier.exportBatchMatrix(matrix)).rejects.toMatchObject({ code: 'not_allowed' });
    await platform.query('update visit set downloads = true where id = $1', [id]);
    expect((await verifier.exportBatchMatrix(matrix)).blob.size).toBeGreaterThan(0);
  });
});

describe('the end of a visit', () => {
  it('is signed with all done, and endorses with conditions that stay open', async () => {
    const end = {
      outcome: 'endorsed_with_conditions' as const,
      findings: 'In order but for dates.',
      signature,
    };
    await expect(verifier.signVisit({ id, body: end })).rejects.toMatchObject({ code: 'wrong_state' });
    const { layout } = await verifier.getVisit({ id });
    await verifier.saveVisitChecklist({
      id,
      body: { answers: layout.checklist.map((each) => ({ id: each.id, answer: 'yes', comment: '' })) },
    });
    await expect(verifier.signVisit({ id, body: end })).rejects.toMatchObject({ code: 'wrong_state' });
    await verifier.addVisitPoint({ id, body: { kind: 'condition', text: 'Dates on every sheet.', dueOn } });
    const signed = await verifier.signVisit({ id, body: end });
    expect(signed).toMatchObject({ standing: 'signed', outcome: end.outcome, openConditions: 1 });
    const [left] = await platform.query<{ count: number }>(
      `select count(*)::int as count from attempt where account_id = $1 and state = 'verifying'`,
      [own],
    );
    expect(left!.count).toBe(0);
    await expect(verifier.signVisit({ id, body: end })).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('is told in three columns as csv, docx and pdf', async () => {
    const bytes = async (type: 'csv' | 'docx' | 'pdf') =>
      Buffer.from(await (await manager.downloadVisitReport({ id, type })).blob.arrayBuffer());
    const csv = (await bytes('csv')).toString();
    expect(csv).toContain('Assessor,Moderator,Verifier');
    expect(csv).toContain('Endorsed with conditions');
    const word = unzipSync(await bytes('docx'))['word/document.xml']!;
    expect(Buffer.from(word).toString()).toContain('Dates on every sheet.');
    const pages = await readPdf(await bytes('pdf'));
    expect(pages.join(' ')).toContain(signature);
  });

  it('is followed up until its conditions are closed', async () => {
    const { points } = await manager.getVisit({ id });
    const condition = points.find(({ kind }) => kind === 'condition')!;
    await manager.answerVisitPoint({ id, pointId: condition.id, body: { text: 'All sheets are dated.' } });
    await verifier.closeVisitPoint({ id, pointId: condition.id, body: { text: 'Seen on ten of them.' } });
    expect(await manager.getVisit({ id })).toMatchObject({ openConditions: 0 });
  });
});
