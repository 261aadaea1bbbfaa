import { strToU8, zipSync } from 'fflate';
import { workbook } from '../../spreadsheets/workbook.ts';

/** A csv file of these rows; quoted where that is needed. */
export const csv = (...rows: (readonly string[])[]) =>
  Buffer.from(
    rows
      .map((cells) =>
        cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','),
      )
      .join('\n'),
  );

export const head = ['username', 'name', 'surname'];

/** People who differ in their names alone. */
export const people = (count: number, prefix = 'person') =>
  Array.from({ length: count }, (_, index) => [`${prefix}${index + 1}`, `Given ${index + 1}`, 'Family']);

/** A workbook as this platform exports it: every cell an inline string, without places. */
export async function exported(columns: readonly string[], rows: (readonly string[])[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const pages = async function* () {
    yield rows;
  };
  for await (const part of workbook(pages(), columns, 'users')) parts.push(part);
  return Buffer.concat(parts);
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** A workbook with these rows of a sheet and shared strings, written as spreadsheets write theirs. */
export const spreadsheet = (rows: string, shared: string, more: Record<string, Uint8Array> = {}) =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="${packaged}/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="People" sheetId="7" r:id="rId3"/><sheet name="Other" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="${office}/worksheet" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId4" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet xmlns="${main}"><sheetData/></worksheet>`),
      'xl/worksheets/sheet2.xml': strToU8(
        `<?xml version="1.0"?><worksheet xmlns="${main}"><dimension ref="A1"/><sheetData>${rows}</sheetData></worksheet>`,
      ),
      'xl/sharedStrings.xml': strToU8(`<sst xmlns="${main}">${shared}</sst>`),
      ...more,
    }),
  );
