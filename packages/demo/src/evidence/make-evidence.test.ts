import { fileTypeFromBuffer } from 'file-type';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Programme, ProgrammeOutcome } from '../programmes/programme.ts';
import { programmes } from '../programmes/programmes.ts';
import { type EvidenceKind, type EvidenceRequest, evidenceKinds } from './evidence-request.ts';
import { makeEvidence } from './make-evidence.ts';

const course = programmes[2] as Programme;
const outcome = course.outcomes[1] as ProgrammeOutcome;

function request(kind: EvidenceKind, changes: Partial<EvidenceRequest> = {}): EvidenceRequest {
  const learner = { name: 'Lerato Nkosi', number: 'L-1042' };
  const rest = {
    assessorName: 'Johan Fourie',
    employer: 'Marula Cold Stores',
    date: new Date('2026-05-04'),
    seed: 7,
  };
  return { kind, learner, course, outcome, ...rest, ...changes };
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/** Pages and words of a PDF as a reader finds them. */
async function readPdf(bytes: Uint8Array): Promise<{ pages: number; words: string }> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: bytes.slice(), useSystemFonts: true }).promise;
  let words = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent();
    words += content.items.map((item) => ('str' in item ? item.str : '')).join(' ');
  }
  return { pages: pdf.numPages, words };
}

describe('makeEvidence', () => {
  it.each(evidenceKinds)('gives a %s whose bytes are of the media type it claims', async (kind) => {
    const file = await makeEvidence(request(kind));
    const found = await fileTypeFromBuffer(file.bytes);
    // Plain text has no signature; it has to read as text.
    if (file.mediaType.startsWith('text/')) expect(text(file.bytes)).toContain('Lerato Nkosi');
    else expect(found?.mime).toBe(file.mediaType);
    expect(file.name).toMatch(/^[\w .-]+\.(pdf|xlsx|docx|csv|txt|jpg|png|mp3|mp4)$/);
  });

  it.each(evidenceKinds)('gives the same %s for the same request', async (kind) => {
    const first = await makeEvidence(request(kind));
    const second = await makeEvidence(request(kind));
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
    expect(second.name).toBe(first.name);
  });

  it.each([
    'portfolio-pdf',
    'observation-sheet-pdf',
    'logbook-xlsx',
    'report-docx',
    'checklist-csv',
    'reflection-text',
  ] as const)('gives another learner another %s', async (kind) => {
    const first = await makeEvidence(request(kind));
    const other = await makeEvidence(request(kind, { learner: { name: 'Pieter Botha', number: 'L-1043' } }));
    expect(Buffer.from(first.bytes).equals(Buffer.from(other.bytes))).toBe(false);
  });

  it('fills three to six pages of a portfolio with the learner’s name and selectable words', async () => {
    for (const programme of programmes) {
      for (const one of programme.outcomes) {
        const file = await makeEvidence(request('portfolio-pdf', { course: programme, outcome: one }));
        const { pages, words } = await readPdf(file.bytes);
        expect(pages).toBeGreaterThanOrEqual(3);
        expect(pages).toBeLessThanOrEqual(6);
        expect(words).toContain('Lerato Nkosi');
        expect(words).not.toMatch(/[{}]/);
      }
    }
  });

  it('keeps an observation sheet to two pages', async () => {
    for (const programme of programmes) {
      for (const one of programme.outcomes) {
        const file = await makeEvidence(
          request('observation-sheet-pdf', { course: programme, outcome: one }),
        );
        expect((await readPdf(file.bytes)).pages).toBe(2);
      }
    }
  });

  it('packs a report with styles, a table and a picture', async () => {
    const parts = unzipSync((await makeEvidence(request('report-docx'))).bytes);
    expect(Object.keys(parts)).toEqual(
      expect.arrayContaining([
        '[Content_Types].xml',
        'word/document.xml',
        'word/styles.xml',
        'word/media/picture.jpg',
      ]),
    );
    expect(text(parts['word/document.xml'])).toMatch(/Lerato Nkosi.*<w:tbl>/s);
  });

  it('packs a logbook of two sheets with thirty to sixty days', async () => {
    const parts = unzipSync((await makeEvidence(request('logbook-xlsx'))).bytes);
    const rows = text(parts['xl/worksheets/sheet1.xml']).match(/<row /g) ?? [];
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.length).toBeLessThan(62);
    expect(text(parts['xl/worksheets/sheet2.xml'])).toContain('SUM(');
  });

  it('writes reflections of more than four hundred words without repeating a paragraph', async () => {
    for (const programme of programmes) {
      for (const one of programme.outcomes) {
        const file = await makeEvidence(request('reflection-text', { course: programme, outcome: one }));
        const words = text(file.bytes);
        expect(words.split(/\s+/).length, `${programme.title} ${one.code}`).toBeGreaterThan(400);
        const paragraphs = words.split('\n\n');
        expect(new Set(paragraphs).size).toBe(paragraphs.length);
      }
    }
  });
});
