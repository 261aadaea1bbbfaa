import { Readable } from 'node:stream';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { csv, exported, spreadsheet } from '../areas/user-uploads/tables.fixture.ts';
import { csvRows, delimiterOf } from './csv-table.ts';
import { TableRefused } from './table.ts';
import type { Bytes, TableRow } from './table.ts';
import { xlsxRows } from './xlsx-table.ts';

const bytesOf = (content: Buffer, piece = 11): Bytes => ({
  size: content.length,
  read: ({ start, end } = { start: 0, end: content.length - 1 }) =>
    Readable.from(
      (function* () {
        // In small pieces, so that every tag and character is cut somewhere.
        for (let at = start; at <= end; at += piece)
          yield content.subarray(at, Math.min(at + piece, end + 1));
      })(),
    ),
});

async function read(rows: (bytes: Bytes) => AsyncGenerator<TableRow>, content: Buffer): Promise<TableRow[]> {
  const found: TableRow[] = [];
  for await (const row of rows(bytesOf(content))) found.push(row);
  return found;
}

describe('a csv file', () => {
  it.each([
    ['commas', 'a,b\n1,2'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\n1\t2'],
    ['a byte order mark and CRLF', '\uFEFFa,b\r\n1,2\r\n'],
    ['quotes', '"a","b"\n"1","2"\n'],
    ['quoted delimiters of another kind', '"a";"b"\n1;2\n'],
  ])('is read with %s', async (_, text) => {
    expect(await read(csvRows, Buffer.from(text))).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 2, cells: ['1', '2'] },
    ]);
  });

  it('keeps what is quoted, and counts rows as a spreadsheet shows them', async () => {
    const rows = await read(csvRows, Buffer.from('a,b\n\n"x, ""y""\nz",1\n,\n2,é\n'));
    expect(rows).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 3, cells: ['x, "y"\nz', '1'] },
      { row: 5, cells: ['2', 'é'] },
    ]);
  });

  it('takes its delimiter from outside of quotes', () => {
    expect(delimiterOf('"a,b,c";d\n')).toBe(';');
    expect(delimiterOf('one')).toBe(',');
  });

  it.each([
    ['that is never closed', 'a,b\n1,"2\n3,4\n', 'Row 2 opens a quote that is never closed'],
    ['inside of a value', 'a,b\n"1"2,3\n', 'In row 2 a quote stands inside a value'],
  ])('with a quote %s is refused by its row', async (_, text, sentence) => {
    await expect(read(csvRows, Buffer.from(text))).rejects.toThrow(sentence);
  });
});

describe('a csv file with a value of 600 kB', () => {
  it.each(['', '"'])('(in quotes %j) is refused for its length, by its row', async (quote) => {
    const long = Buffer.from(`a,b\n1,2\n3,${quote}${'x'.repeat(600_000)}${quote}\n`);
    const whole = { ...bytesOf(long, 50_000) };
    await expect(drain(csvRows(whole))).rejects.toThrow('Row 3 is longer than 500,000 characters');
  });
});

describe('a workbook', () => {
  it('as the platform exports it is read', async () => {
    const rows = await read(
      xlsxRows,
      await exported(
        ['a', 'b'],
        [
          ['=1+1', ''],
          ['<é&">', 'x'],
        ],
      ),
    );
    expect(rows).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 2, cells: ['=1+1'] },
      { row: 3, cells: ['<é&">', 'x'] },
    ]);
  });

  it('with shared strings, numbers, gaps and formulas is read from its first sheet', async () => {
    const rows = `<row r="1" spans="1:3"><c r="A1" t="s"><v>0</v></c><c r="C1" s="4" t="s"><v>1</v></c></row>
      <row r="2" s="1"/><row r="5"><c r="A5"><v>27821234567</v></c><c r="B5"><v>2.7821234567E10</v></c>
      <c r="C5" t="b"><v>1</v></c><c r="AA5" t="str"><f>A1&amp;"x"</f><v>Ndlovux</v></c><c r="AB5" t="s"/></row>
      <x:row r="6"><x:c r="A6" t="inlineStr"><x:is><x:t>in &#x6c;ine</x:t></x:is></x:c><c r="B6" t="e"><v>#N/A</v></c></x:row>`;
    const shared = `<si><t>Ndlovu &amp; Söhne</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">rich </t></r><r><t>text_x000D_</t></r><rPh sb="0" eb="1"><t>aside</t></rPh></si>`;
    const found = await read(xlsxRows, spreadsheet(rows, shared));
    expect(found).toEqual([
      { row: 1, cells: ['Ndlovu & Söhne', '', 'rich text\r'] },
      { row: 5, cells: ['27821234567', '27821234567', 'TRUE', ...Array<string>(23).fill(''), 'Ndlovux'] },
      {
        row: 6,
        cells: ['in line'],
        broken: [{ cell: 1, message: 'is a mistake of the spreadsheet (#N/A)' }],
      },
    ]);
  });

  it.each([
    ['with a document type', { 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' }, 'wrote'],
    ['without a sheet', { 'xl/workbook.xml': '<workbook><sheets/></workbook>' }, 'no sheet'],
    [
      'whose rows go back',
      { 'xl/worksheets/sheet2.xml': '<sheetData><row r="2"/><row r="1"/></sheetData>' },
      'order',
    ],
    [
      'whose cells are nowhere',
      { 'xl/worksheets/sheet2.xml': '<row r="1"><c r="1"><v>1</v></c></row>' },
      'without a place',
    ],
    ['with a tag without end', { 'xl/worksheets/sheet2.xml': `<row ${' '.repeat(400_000)}` }, 'too long'],
  ])('%s is refused with a sentence', async (_, parts, sentence) => {
    const more = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
    await expect(read(xlsxRows, spreadsheet('', '', more))).rejects.toThrow(sentence);
  });

  it('that unpacks to far more than it is, is refused before it takes memory', async () => {
    const limits = { sheet: 1_000_000, texts: 1_000_000, held: 1_000_000 };
    const spaces = new Uint8Array(1_100_000).fill(32);
    for (const part of ['xl/sharedStrings.xml', 'xl/worksheets/sheet2.xml', 'xl/workbook.xml']) {
      const bomb = spreadsheet('', '', { [part]: spaces });
      expect(bomb.length).toBeLessThan(10_000);
      await expect(drain(xlsxRows(bytesOf(bomb, 1000), limits))).rejects.toThrow(TableRefused);
    }
  });

  it('of more shared text than is held is refused', async () => {
    const large = spreadsheet('', `<si><t>${'x'.repeat(30_000)}</t></si>`.repeat(4));
    const limits = { sheet: 1_000_000, texts: 1_000_000, held: 100_000 };
    await expect(drain(xlsxRows(bytesOf(large, 1000), limits))).rejects.toThrow('Save the sheet as csv');
    await drain(xlsxRows(bytesOf(large, 1000)));
  });

  it.each([-1, 1])('whose directory says a size that is %i byte off is refused', async (off) => {
    const lying = spreadsheet('<row><c><v>1</v></c></row>', '');
    for (let at = lying.indexOf('PK\x01\x02'); at >= 0; at = lying.indexOf('PK\x01\x02', at + 1))
      lying.writeUInt32LE(lying.readUInt32LE(at + 24) + off, at + 24);
    await expect(read(xlsxRows, lying)).rejects.toThrow('damaged');
  });

  it('with a character that XML does not take is read all the same', async () => {
    const found = await read(xlsxRows, spreadsheet('<row><c t="str"><v>a\u000bb</v></c></row>', ''));
    expect(found).toEqual([{ row: 1, cells: ['a\u000bb'] }]);
  });

  it('cut anywhere is refused and never our mistake', async () => {
    const whole = spreadsheet('<row><c t="s"><v>0</v></c></row>', '<si><t>a</t></si>');
    for (let length = 1; length < whole.length; length += 13)
      await expect(read(xlsxRows, whole.subarray(0, length))).rejects.toThrow(TableRefused);
  });

  it('with a byte changed anywhere is read, or refused with a sentence', async () => {
    const whole = spreadsheet('<row><c t="s"><v>0</v></c></row>', '<si><t>a</t></si>');
    for (let at = 0; at < whole.length; at += 7) {
      const changed = Buffer.from(whole);
      changed[at] = changed[at]! ^ 0xff;
      await read(xlsxRows, changed).catch((error: unknown) => expect(error).toBeInstanceOf(TableRefused));
    }
  });
});

async function drain(rows: AsyncGenerator<TableRow>): Promise<void> {
  for await (const _ of rows);
}

it('a csv file as tests make it is read', async () => {
  expect(await read(csvRows, csv(['a', 'b'], ['1,2', '"3"']))).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 2, cells: ['1,2', '"3"'] },
  ]);
});
