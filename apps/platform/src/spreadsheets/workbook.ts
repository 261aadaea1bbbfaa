import { strToU8, Zip, ZipDeflate } from 'fflate';

const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

const escape = (text: string) =>
  text
    .replace(/[<>&"]/g, (character) => entities[character] ?? character)
    // Control characters, halves of characters and what is none have no place in XML, escaped or not.
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu, '');

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** Rows that one sheet can have, with its head; what is more goes on in the next sheet. */
const rowsOfSheet = 1_048_576;
/** Characters that one cell can have. */
const longestCell = 32_767;

const line = (cells: readonly Cell[]) => `<row>${cells.map(cellOf).join('')}</row>`;

const cellOf = (cell: Cell): string =>
  typeof cell === 'number'
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escape(cell.slice(0, longestCell))}</t></is></c>`;

/** A text or a number; never a formula. */
export type Cell = string | number;

/** A sheet behind the rows, of a few lines. */
interface About {
  title: string;
  rows: readonly (readonly string[])[];
}

/**
 * A workbook, written as its rows come. Every text is an inline string, so none is ever a formula.
 * @param pages some rows at a time
 * @param about what there is to know of the rows, on a sheet behind them
 */
export async function* workbook(
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
  columns: readonly string[],
  title: string,
  about?: About,
): AsyncGenerator<Uint8Array> {
  const { zip, written } = zipInto();
  addPart(zip, '[Content_Types].xml', contentTypes);
  let sheet = openSheet(zip, 1, columns);
  let sheets = 1;
  for await (const rows of pages) {
    for (let at = 0; at < rows.length;) {
      if (sheet.rows === rowsOfSheet) {
        sheet.end();
        sheets += 1;
        sheet = openSheet(zip, sheets, columns);
      }
      const fitting = rows.slice(at, at + rowsOfSheet - sheet.rows);
      sheet.add(fitting);
      at += fitting.length;
    }
    yield* written();
  }
  sheet.end();
  if (about) {
    const last = openSheet(zip, sheets + 1, about.rows[0] ?? []);
    last.add(about.rows.slice(1));
    last.end();
  }
  for (const [name, text] of Object.entries(partsOf(namesOf(title, sheets, about)))) addPart(zip, name, text);
  zip.end();
  yield* written();
}

/** A zip archive whose bytes can be taken as they come. */
function zipInto() {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  return {
    zip,
    *written() {
      const ready = chunks;
      chunks = [];
      yield* ready;
    },
  };
}

function addPart(zip: Zip, name: string, text: string): void {
  const part = new ZipDeflate(name);
  zip.add(part);
  part.push(strToU8(head + text), true);
}

/** Sheets are what a part is that is not named: how many there will be is not known at the beginning. */
const contentTypes = `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`;

function openSheet(zip: Zip, number: number, columns: readonly string[]) {
  const part = new ZipDeflate(`xl/worksheets/sheet${number}.xml`, { level: 3 });
  zip.add(part);
  part.push(strToU8(`${head}<worksheet xmlns="${main}"><sheetData>${line(columns)}`));
  return {
    rows: 1,
    add(rows: readonly (readonly Cell[])[]) {
      this.rows += rows.length;
      part.push(strToU8(rows.map(line).join('')));
    },
    end: () => part.push(strToU8('</sheetData></worksheet>'), true),
  };
}

const namesOf = (title: string, sheets: number, about: About | undefined): string[] => [
  ...Array.from(
    { length: sheets },
    (_, index) => `${title.slice(0, 25)}${index === 0 ? '' : ` ${index + 1}`}`,
  ),
  ...(about ? [about.title] : []),
];

function partsOf(sheetNames: readonly string[]): Record<string, string> {
  const numbers = sheetNames.map((_, index) => index + 1);
  const names = numbers.map(
    (number) =>
      `<sheet name="${escape(sheetNames[number - 1] ?? '')}" sheetId="${number}" r:id="r${number}"/>`,
  );
  const links = numbers.map(
    (number) =>
      `<Relationship Id="r${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  return {
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${links.join('')}</Relationships>`,
  };
}
