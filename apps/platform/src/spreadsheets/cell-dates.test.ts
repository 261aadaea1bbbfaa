import { Readable } from 'node:stream';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { spreadsheet } from '../areas/user-uploads/tables.fixture.ts';
import { dayOf, showsDays } from './cell-dates.ts';
import { xlsxRows } from './xlsx-table.ts';

const bytesOf = (content: Buffer) => ({
  size: content.length,
  read: ({ start, end } = { start: 0, end: content.length - 1 }) =>
    Readable.from([content.subarray(start, end + 1)]),
});

/** The cells of the first row of a workbook with these number formats, one a style. */
async function cells(row: string, formats: readonly (number | string)[], before = ''): Promise<string[]> {
  const codes = formats.map((format, index) => ({
    id: typeof format === 'number' ? format : 164 + index,
    code: typeof format === 'string' ? format.replaceAll('"', '&quot;') : undefined,
  }));
  const custom = codes
    .filter(({ code }) => code !== undefined)
    .map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`);
  const styles = `<styleSheet><numFmts>${custom.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs>${codes.map(({ id }) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}</cellXfs>
    <cellStyles><xf numFmtId="14"/></cellStyles></styleSheet>`;
  const relations = `<Relationships><Relationship Id="rId3" Type="x/worksheet" Target="worksheets/sheet2.xml"/>
    <Relationship Id="rId5" Type="x/styles" Target="styles.xml"/></Relationships>`;
  const book = `<workbook xmlns:r="r">${before}<sheets><sheet name="People" sheetId="7" r:id="rId3"/></sheets></workbook>`;
  const content = spreadsheet(`<row r="1">${row}</row>`, '', {
    'xl/styles.xml': strToU8(styles),
    'xl/workbook.xml': strToU8(book),
    'xl/_rels/workbook.xml.rels': strToU8(relations),
  });
  for await (const found of xlsxRows(bytesOf(content))) return found.cells;
  return [];
}

const styled = (count: number, value = '43832') =>
  Array.from({ length: count }, (_, style) => `<c s="${style}"><v>${value}</v></c>`).join('');

describe('a number in a cell', () => {
  it('is a day where its style shows one', async () => {
    const formats = [14, 15, 17, 22, 30, 45, 57, 'yyyy-mm-dd', '[$-409]d-mmm-yy;@', 'dd\\/mm\\/yyyy'];
    expect(await cells(styled(formats.length), formats)).toEqual(formats.map(() => '2020-01-02'));
  });

  it('stays a number where its style shows none', async () => {
    const formats = [0, 1, 2, 10, 44, 48, 49, '"days" 0', '[Red]0.00', '0\\d', '#,##0_d', 'General'];
    expect(await cells(styled(formats.length), formats)).toEqual(formats.map(() => '43832'));
  });

  it('of a style that shows days is that day at any hour, and a number where there is no such day', async () => {
    expect(await cells('<c s="0"><v>43832.75</v></c><c s="0"><v>-1</v></c>', [14])).toEqual([
      '2020-01-02',
      '-1',
    ]);
    expect(await cells('<c s="0"><v>99999999</v></c><c s="7"><v>43832</v></c>', [14])).toEqual([
      '99999999',
      '43832',
    ]);
  });

  it('is counted from 1904 where the workbook says so', async () => {
    expect(await cells(styled(1, '42370'), [14], '<workbookPr date1904="1"/>')).toEqual(['2020-01-02']);
    expect(await cells(styled(1), [14], '<workbookPr date1904="0"/>')).toEqual(['2020-01-02']);
  });
});

it('a text in a cell that shows days stays as it is, and a day that says that it is one loses its midnight', async () => {
  const row =
    '<c s="0" t="str"><v>43832</v></c><c t="d"><v>2020-01-02T00:00:00</v></c><c s="0" t="b"><v>1</v></c>';
  expect(await cells(row, [14])).toEqual(['43832', '2020-01-02', 'TRUE']);
});

it.each([
  [1, '1900-01-01'],
  [59, '1900-02-28'],
  [61, '1900-03-01'],
  [25569, '1970-01-01'],
  [2_958_465, '9999-12-31'],
  [2_958_466, undefined],
  [0.5, undefined],
  [Number.NaN, undefined],
])('the serial number %j is the day %j', (serial, day) => {
  expect(dayOf(serial)).toBe(day);
});

it('a format shows days by its letters, not by what is quoted', () => {
  expect(showsDays('mmm" of "yyyy')).toBe(true);
  expect(showsDays('0 "ymd"')).toBe(false);
  expect(showsDays('"never closed ymd')).toBe(false);
});
