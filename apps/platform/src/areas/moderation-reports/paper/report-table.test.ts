import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../testing/read-pdf.ts';
import { pdfPaper } from '../../../paper/pdf-paper.ts';
import type { Table } from '../../../paper/paper.ts';

const columns = [
  { head: 'Learner', width: 120 },
  { head: 'Outcome', width: 100 },
  { head: 'Comment', width: 279 },
];

async function pagesOf(rows: Table['rows']): Promise<string[]> {
  const paper = await pdfPaper({
    title: 'Report',
    author: 'Nobody',
    at: new Date(0),
    running: ['Moderation report MR-1', 'Academy'],
  });
  paper.table({ columns, rows });
  return readPdf(await paper.done());
}

describe('a table of a report', () => {
  it('has its head and the learner of its rows on every page', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({
      group: 'Ndlovu, Zanele (L-1)',
      cells: [`KM-${index}`, 'The evidence covers all criteria of this outcome.'],
    }));
    const pages = await pagesOf(rows);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Learner');
      expect(page.split('Ndlovu, Zanele')).toHaveLength(2);
      expect(page.includes('(continued)')).toBe(index > 0);
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    const words = pages.join(' ');
    expect(rows.filter(({ cells }) => !words.includes(`${cells[0]} `))).toEqual([]);
  });

  it('loses no word of a text that is longer than a page', async () => {
    const text = Array.from({ length: 4000 }, (_, index) => `word${index}`).join(' ');
    const pages = await pagesOf([{ group: 'Dube, Sipho', cells: ['KM-1', text] }]);
    expect(pages.length).toBeGreaterThan(2);
    const words = new Set(pages.join(' ').split(/\s+/));
    expect(text.split(' ').filter((word) => !words.has(word))).toEqual([]);
  });
});
