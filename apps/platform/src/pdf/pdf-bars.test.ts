import { describe, expect, it } from 'vitest';
import type { Bars } from '../paper/paper.ts';
import { pdfPaper } from '../paper/pdf-paper.ts';
import { wordPaper } from '../paper/word-paper.ts';
import { readPdf } from '../testing/read-pdf.ts';

const about = { title: 'Report', author: 'Zanele', at: new Date(0), running: ['', ''] as const };
const barsWith = (count: number): Bars => ({
  title: 'Verdicts',
  alt: 'Bar chart: Verdicts.',
  legend: [{ tone: 'dark', words: 'agree' }],
  rows: Array.from({ length: count }, (_, index) => ({
    label: `Assessor ${index}`,
    parts: [{ tone: 'dark', value: index }],
    words: `${index} of 9`,
  })),
});

async function paperOf(count: number) {
  const paper = await pdfPaper(about);
  paper.bars(barsWith(count));
  paper.paragraph('behind');
  const bytes = await paper.done();
  return { text: (await readPdf(bytes)).join(' '), raw: bytes.toString('latin1') };
}

describe('a chart on paper', () => {
  it('is one figure with the words that stand for it, and its numbers beside the bars', async () => {
    const { text, raw } = await paperOf(3);
    expect(text).toMatch(/Verdicts.*agree.*Assessor 0.*0 of 9.*Assessor 2.*2 of 9.*behind/);
    expect(raw.match(/\/S \/Figure/g)).toHaveLength(1);
    expect(raw).toContain('/Alt (Bar chart: Verdicts.)');
  });

  it.each([0, 31])('of %i rows is left to its table', async (count) => {
    const { text, raw } = await paperOf(count);
    expect(raw).not.toContain('/Figure');
    expect(text).not.toContain('Verdicts');
  });

  it('is left to its table for Word', async () => {
    const paper = wordPaper(about);
    paper.bars(barsWith(3));
    expect((await paper.done()).length).toBeGreaterThan(0);
  });
});
