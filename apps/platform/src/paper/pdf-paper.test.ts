import { expect, it } from 'vitest';
import { readPdf, untaggedIn } from '../testing/read-pdf.ts';
import { pdfPaper } from './pdf-paper.ts';

it('a paper says that it can be read out, and all of it can be, with its stamp once', async () => {
  const paper = await pdfPaper({
    title: 'Moderation report',
    author: 'Umthombo',
    at: new Date(0),
    running: ['MR-1', 'Umthombo'],
    stamp: 'IN QUESTION',
  });
  paper.title('Moderation report', 'Umthombo');
  paper.heading('Scope');
  paper.facts([['Provider', 'Umthombo Skills']]);
  const columns = [
    { head: 'Learner', width: 200 },
    { head: 'Comment', width: 299 },
  ];
  const rows = Array.from({ length: 90 }, (_, index) => ({ cells: [`Learner ${index}`, 'Seen.'] }));
  paper.table({ columns, rows });
  const bytes = await paper.done();
  expect((await readPdf(bytes)).length).toBeGreaterThan(1);
  expect(await untaggedIn(bytes)).toEqual([]);
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: Uint8Array.from(bytes) }).promise;
  const rolesOf = async (page: number) => JSON.stringify(await (await pdf.getPage(page)).getStructTree());
  expect(await rolesOf(1)).toMatch(/"role":"Table".*"role":"TR".*"role":"TH".*"role":"TD"/s);
  expect((await pdf.getMetadata()).metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
});
