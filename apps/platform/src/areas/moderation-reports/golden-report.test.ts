import { writeFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModerationReport } from '@moderator/contract/types';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import golden from './golden-report.json' with { type: 'json' };

let platform: TestPlatform;
let report: ModerationReport;
let pages: string[];
let word: string;
let batchId: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  const api = await platform.as('verifier');
  const { items } = await api.listBatches({ query: { state: ['reported'] } });
  const batch = items.find((each) => each.title.startsWith('Lift truck'))!;
  report = await api.getReport({ id: batch.id });
  // Papers that a verifier opens carry their name.
  const provider = await platform.as('manager');
  const { blob } = await provider.downloadReport({ id: batch.id });
  pages = await readPdf(new Uint8Array(await blob.arrayBuffer()));
  batchId = batch.id;
  const forWord = await provider.downloadReportForWord({ id: batchId });
  const parts = unzipSync(new Uint8Array(await forWord.blob.arrayBuffer()));
  word = wordsOf(strFromU8(parts['word/document.xml']!));
  const { version: _, ...said } = report as ModerationReport & { version?: number };
  if (process.env['KEEP_REPORT'])
    await writeFile(process.env['KEEP_REPORT'], JSON.stringify(timeless(said), null, 2));
});
afterAll(() => platform.stop());

/**
 * The demonstration is made on the day of the test, so its days are no part of what is expected, nor are ids and
 * versions. `KEEP_REPORT=<file>` writes what the report says now, to be looked at before it is what is expected.
 */
function timeless(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => timeless(each));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, timeless(each, key)]));
  if (typeof value !== 'string') return name === 'version' ? 'a version' : value;
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return 'an instant';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value) && name !== 'expiresOn') return 'a day';
  return value.replace(/MR-\d{4}-/, 'MR-0000-').replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, 'an id');
}

/** What is written in a part of a document for Word. */
const wordsOf = (xml: string): string =>
  xml
    .replace(/<\/w:p>|<w:br\/>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe('the signed report of the demonstration', () => {
  it.each(Object.keys(golden))('says in %s what it is known to say', (field) => {
    expect(timeless(report[field as keyof ModerationReport])).toEqual(golden[field as keyof typeof golden]);
  });

  it.each([
    ['on paper', () => pages.join(' ').replace(/\s+/g, ' ')],
    ['for Word', () => word],
  ])('says all of it %s as well', (_, textOf) => {
    const paper = textOf();
    const printed = [
      report.provider.accreditationNumber,
      report.programme.registrationNumber,
      ...report.sites.flatMap((each) => [each.name, each.accreditationNumber]),
      ...[...report.assessors, ...report.moderators].flatMap((each) => [
        each.name,
        each.registration?.number,
      ]),
      ...report.openPoints.flatMap((each) => [each.sentence, each.explanation]),
      ...report.attempts.flatMap((each) => [
        each.learner.name,
        each.learner.number,
        each.reason,
        ...each.outcomes.map(({ comment }) => comment),
        ...each.actions.map(({ action }) => action),
        ...each.findings.map(({ comment }) => comment),
      ]),
      report.arrangements,
      report.irregularities,
      report.recommendations,
      ...report.checklist.map((each) => each.remark),
      report.signedBy?.registration?.number,
      'SAST (UTC+02:00)',
    ].filter((text) => text);
    expect(printed.length).toBeGreaterThan(50);
    expect(printed.filter((text) => !paper.includes(text!))).toEqual([]);
    for (const page of pages) expect(page).toContain(report.number);
  });

  it.each(['assessor', 'trainer'])(
    'is no paper for %ss, of whom it says what was found',
    async (username) => {
      const api = await platform.as(username);
      expect((await api.getReport({ id: batchId })).fileId).toBeNull();
      for (const download of [api.downloadReport, api.downloadReportForWord])
        await expect(download({ id: batchId })).rejects.toMatchObject({ code: 'not_allowed' });
    },
  );

  it('has no field that nobody has looked at', () => {
    expect(
      Object.keys(report)
        .filter((name) => name !== 'version')
        .sort(),
    ).toEqual(Object.keys(golden).sort());
  });
});
