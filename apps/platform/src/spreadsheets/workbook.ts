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

/** Places in the list of styles. */
const [asDay, asMinute, asHead] = [1, 2, 3];

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'string') return textCell(cell);
  const serial = serialOf(cell.at);
  if (!(serial >= firstSerial)) return textCell(cell.at);
  return `<c s="${cell.at.length > dayLength ? asMinute : asDay}"><v>${serial}</v></c>`;
}

const textCell = (text: string, style = 0): string =>
  `<c t="inlineStr"${style > 0 ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escape(text.slice(0, longestCell))}</t></is></c>`;

const dayLength = 'YYYY-MM-DD'.length;
/** Spreadsheets count a day before this that never was (ECMA-376, 18.17.4.1): what is earlier is text. */
const firstSerial = 61;

/** Days since the end of 1899, and the part of a day; NaN for what is none. */
const serialOf = (at: string): number =>
  (Date.parse(at.length > dayLength ? `${at.replace(' ', 'T')}Z` : at) - Date.UTC(1899, 11, 30)) / 86_400_000;

/**
 * A text, which is never a formula, a number, or a day or a minute of the account's clock, by which spreadsheets sort and count.
 * @example { at: '2026-11-05' } or { at: '2026-11-05 20:07' }
 */
export type Cell = string | number | { at: string };

/** Characters of a column, by what is in it as it begins; a long text goes on behind its edge. */
const [narrowest, widest] = [9, 48];
const lengthOf = (cell: Cell | undefined): number =>
  typeof cell === 'object' ? cell.at.length : String(cell ?? '').length;
const widthsOf = (columns: readonly string[], rows: readonly (readonly Cell[])[]): number[] =>
  columns.map((title, place) =>
    [title, ...rows.slice(0, measured).map((cells) => cells[place])].reduce<number>(
      (most, cell) => Math.min(widest, Math.max(most, lengthOf(cell) + 2)),
      narrowest,
    ),
  );
/** Rows by which columns are measured. */
const measured = 200;

/** A sheet behind the rows, of a few lines. */
interface About {
  title: string;
  rows: readonly (readonly string[])[];
}

/**
 * A workbook, written as its rows come, with a head that stays in sight. Every text is an inline string, so none is ever a formula.
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
  let sheet: Sheet | undefined;
  let sheets = 0;
  const begin = (rows: readonly (readonly Cell[])[]) => {
    sheet?.end();
    sheets += 1;
    return openSheet(zip, sheets, columns, rows);
  };
  for await (const rows of pages) {
    for (let at = 0; at < rows.length;) {
      if (!sheet || sheet.rows === rowsOfSheet) sheet = begin(rows.slice(at));
      const fitting = rows.slice(at, at + rowsOfSheet - sheet.rows);
      sheet.add(fitting);
      at += fitting.length;
    }
    yield* written();
  }
  sheet ??= begin([]);
  sheet.end();
  if (about) {
    const [first = [], ...others] = about.rows;
    const last = openSheet(zip, sheets + 1, first, others);
    last.add(others);
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
const contentTypes = `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;

/** As is, a day, a minute, the head: days are shown as the spreadsheet of whoever opens it shows them. */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" numFmtId="14" applyNumberFormat="1"/><xf xfId="0" numFmtId="22" applyNumberFormat="1"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

type Sheet = ReturnType<typeof openSheet>;

/** A sheet whose head stays in sight. @param beginning rows by which its columns are measured */
function openSheet(
  zip: Zip,
  number: number,
  columns: readonly string[],
  beginning: readonly (readonly Cell[])[],
) {
  const part = new ZipDeflate(`xl/worksheets/sheet${number}.xml`, { level: 3 });
  zip.add(part);
  const pane =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const widths = widthsOf(columns, beginning).map(
    (width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  );
  const cols = widths.length > 0 ? `<cols>${widths.join('')}</cols>` : '';
  const titles = `<row>${columns.map((title) => textCell(title, asHead)).join('')}</row>`;
  part.push(strToU8(`${head}<worksheet xmlns="${main}">${pane}${cols}<sheetData>${titles}`));
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
    'xl/styles.xml': styles,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${links.join('')}<Relationship Id="styles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  };
}
