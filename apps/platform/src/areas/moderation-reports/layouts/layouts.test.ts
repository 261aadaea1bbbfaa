import { describe, expect, it } from 'vitest';
import { reportLayouts } from '@moderator/contract/options';
import { pdfPaper } from '../../../paper/pdf-paper.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import golden from '../golden-report.json' with { type: 'json' };
import { writeReport } from '../paper/write-report.ts';
import type { Content } from '../paper/report-words.ts';
import { layoutBy, titleIn } from './layouts.ts';

/** The known report, on days that are some. */
const report = JSON.parse(
  JSON.stringify(golden)
    .replaceAll('"an instant"', '"2026-11-20T10:00:00Z"')
    .replaceAll('"a day"', '"2026-11-20"'),
) as Content;

describe('the layout of a report', () => {
  it.each(reportLayouts)('%s has every section, in its order and words', async (layout) => {
    const bytes = await writeReport({ ...report, layout }, (about) => pdfPaper(about));
    const text = (await readPdf(bytes)).join(' ').replace(/\s+/g, ' ');
    // What there is nothing of has no heading.
    const titles = layoutBy(layout).sections.map(({ title }) => title.replace(/\s+/g, ' '));
    let at = 0;
    for (const title of titles) {
      const next = text.indexOf(title, at);
      expect([title, next]).not.toEqual([title, -1]);
      at = next;
    }
    for (const words of [report.arrangements, report.irregularities, report.recommendations])
      expect(text).toContain(words);
    expect(text.indexOf('Signature', at)).toBeGreaterThan(at);
  });

  it('calls sections what the body calls them', () => {
    expect(titleIn('uk_internal_quality_assurance', 'arrangements')).toBe('Reasonable adjustments');
    expect(titleIn('plain', 'arrangements')).toBe('Special needs and arrangements');
  });
});
