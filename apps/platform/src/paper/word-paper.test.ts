import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { wordPaper } from './word-paper.ts';

const columns = [
  { head: 'Learner', width: 120 },
  { head: 'Outcome', width: 100 },
  { head: 'Comment', width: 279 },
];

/** The parts of a document for Word, each of which has to be well-formed. */
async function partsOf(
  write: (paper: ReturnType<typeof wordPaper>) => void,
): Promise<Record<string, string>> {
  const paper = wordPaper({
    title: 'Report MR-1',
    author: 'Zanele Ndlovu',
    at: new Date(0),
    running: ['Moderation report MR-1', 'Academy <of> "Things" & more'],
  });
  write(paper);
  const files = Object.entries(unzipSync(await paper.done()));
  const parts = Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
  for (const [name, text] of Object.entries(parts)) {
    const parser = new SaxesParser();
    parser.on('error', (error) => expect.fail(`${name}: ${error.message}`));
    parser.write(text).close();
  }
  return parts;
}
const textsIn = (xml: string) =>
  [...xml.matchAll(/<w:t[ >][^<]*/g)].map(([each]) => each.replace(/^<[^>]*>/, ''));

describe('a document for Word', () => {
  it('has headings, a language, its name and its number of pages on every page', async () => {
    const parts = await partsOf((paper) => {
      paper.title('Moderation report', 'MR-1');
      paper.heading('Summary');
      paper.subheading('Zanele', 'upheld');
      paper.paragraph('');
    });
    const body = parts['word/document.xml']!;
    expect([...body.matchAll(/w:pStyle w:val="(\w+)"/g)].map(([, style]) => style)).toEqual([
      'Heading1',
      'Heading2',
      'Heading3',
    ]);
    expect(textsIn(body)).toEqual(['Moderation report', 'MR-1', 'Summary', 'Zanele', 'upheld', 'None.']);
    expect(parts['word/styles.xml']).toContain('w:lang w:val="en-ZA"');
    expect(parts['docProps/core.xml']).toContain('Report MR-1');
    const [head, foot] = [parts['word/header1.xml']!, parts['word/footer1.xml']!];
    expect(head).toContain('Academy &lt;of&gt; &quot;Things&quot; &amp; more');
    expect(foot).toMatch(/PAGE[^]*NUMPAGES/);
  });

  it('has the head of a table on every page, and each group of rows once', async () => {
    const { 'word/document.xml': body = '' } = await partsOf((paper) =>
      paper.table({
        columns,
        rows: [
          { group: 'Ndlovu', cells: ['KM-1', 'Well seen'] },
          { group: 'Ndlovu', cells: ['Reason: late'] },
          { group: 'Dube', cells: ['KM-1', 'Good'] },
        ],
      }),
    );
    expect(textsIn(body).join(' | ')).toBe(
      'Learner | Outcome | Comment | Ndlovu | KM-1 | Well seen | Reason: late | Dube | KM-1 | Good',
    );
    expect(body.split('<w:tblHeader/>')).toHaveLength(2);
    expect(body.match(/w:vMerge w:val="(restart|continue)"/g)).toHaveLength(2);
    expect(body).toContain('<w:gridSpan w:val="2"/>');
  });

  it('keeps the lines of a text, and leaves out what no file of Word may hold', async () => {
    const { 'word/document.xml': body = '' } = await partsOf((paper) => {
      paper.paragraph('one\ntwo\u0000\u0008 \ud800<script>');
      paper.facts([['Label', 'Value']]);
    });
    expect(textsIn(body)).toEqual(['one', 'two \ufffd&lt;script&gt;', 'Label', 'Value']);
    expect(body).toContain('<w:br/>');
  });
});
