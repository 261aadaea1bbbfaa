import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFile } from 'node:fs/promises';
import type { Client } from '@moderator/client';
import type { ModerationReport } from '@moderator/contract/types';
import { readPdf } from '../../testing/read-pdf.ts';
import { auditChainOf } from '../../testing/moderating.ts';
import { own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let [verifier, manager]: Client[] = [];
/** The room of a visit in whose sample is one attempt, of whose outcomes the verifier found the first otherwise. */
let id: string;
let report: ModerationReport;
beforeAll(async () => {
  platform = await startTestPlatform();
  [verifier, manager] = await Promise.all(['verifier', 'manager'].map((name) => platform.as(name)));
  const { batches } = await manager!.getVisitChoices();
  const { batch } = batches.find((each) => each.batch.name.startsWith('Contact centre support, spring'))!;
  ({ id } = await manager!.requestVisit({
    body: {
      batchIds: [batch.id],
      body: 'Contact SETA',
      kind: 'remote',
      startsOn: '2020-01-06',
      endsOn: '2099-01-08',
      layoutId: 'plain',
    },
  }));
  report = await manager!.getReport({ id: batch.id });
  const [judged] = await platform.query<{ attempt_id: string }>(
    `select ba.attempt_id from batch_attempt ba join attempt a on a.id = ba.attempt_id
     where ba.batch_id = $1 and a.state = 'verifying' order by ba.sampled desc, a.id limit 1`,
    [batch.id],
  );
  const attemptId = judged!.attempt_id;
  await verifier!.addToVisitSample({ id, body: { attemptId, reason: 'The only one of its site.' } });
  expect((await verifier!.getVisit({ id })).signing).toMatchObject({ unexplainedDifferences: 0 });
  const { outcomes } = await verifier!.getWorkspace({ id: attemptId });
  const results = outcomes.map(({ id: outcomeId, judgement }, place) => ({
    outcomeId,
    result: (judgement!.result === 'C') === (place === 0) ? 'NYC' : 'C',
    comment: '',
  }));
  await verifier!.judgeVisitAttempt({ id, attemptId, body: { results } });
});
afterAll(() => platform.stop());

const { name, surname } = personOf('verifier');
const signature = `${name} ${surname}`;

describe('a visit over results that differ', () => {
  it('is not endorsed without a word on them, and says how many they are', async () => {
    expect((await verifier!.getVisit({ id })).signing).toMatchObject({ unexplainedDifferences: 1 });
    for (const findings of ['', ' '])
      await expect(
        verifier!.signVisit({ id, body: { outcome: 'endorsed', findings, signature } }),
      ).rejects.toMatchObject({
        code: 'wrong_state',
        detail: expect.stringContaining('differ from those that stand, without a word'),
      });
    const findings = 'One sheet is undated; the recording shows the same.';
    const signed = await verifier!.signVisit({ id, body: { outcome: 'endorsed', findings, signature } });
    expect(signed).toMatchObject({ standing: 'signed', findings });
  });
});

describe('the report of a visit', () => {
  it('says what a quality body files it by, as the report says it that was verified', async () => {
    const { blob } = await manager!.downloadVisitReport({ id, type: 'pdf' });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    if (process.env['KEEP_REPORT']) await writeFile(process.env['KEEP_REPORT'], bytes);
    const pages = (await readPdf(bytes)).map((page) => page.replaceAll(/\s+/g, ' '));
    const words = pages.join(' ');
    const number = /VR-\d{4}-\d{4}/.exec(words)![0];
    const said = [
      report.provider.name,
      report.provider.accreditationNumber,
      report.programme.registrationNumber,
      `NQF level ${report.programme.nqfLevel}`,
      report.number,
      ...report.sites.flatMap((each) => [each.name, each.accreditationNumber]),
      ...[...report.assessors, ...report.moderators].flatMap((each) => [
        each.name,
        each.registration?.number,
      ]),
      'Verifier of Contact SETA: ',
      'SAST (UTC+02:00)',
      '6 January 2020 to 8 January 2099',
    ].filter((each) => each);
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((each) => !words.includes(each!))).toEqual([]);
    expect(words).not.toMatch(/\b\d{4}-\d{2}-\d{2}\b/);
    // The signature stands below what was found, on the same page.
    const last = pages.find((page) => page.includes('Signed electronically'));
    expect(last).toContain('One sheet is undated');
    for (const page of pages) expect(page).toContain(number);
    expect((await auditChainOf(platform, own)).at(-1)).toMatchObject({
      action: 'visit signed',
      detail: { number },
    });
  });

  it('of a visit that was signed before it said so is read as it was signed', async () => {
    await platform.query(`update visit set report = report - 'about', report_file_id = null where id = $1`, [
      id,
    ]);
    const { blob } = await manager!.downloadVisitReport({ id, type: 'pdf' });
    const words = (await readPdf(new Uint8Array(await blob.arrayBuffer()))).join(' ').replaceAll(/\s+/g, ' ');
    expect(words).toContain('Verification by Contact SETA');
    expect(words).not.toContain('VR-');
  });
});
