import { posix } from 'node:path';
import { countsFrom1904, dayStyles } from './cell-dates.ts';
import { sharedStrings } from './shared-strings.ts';
import { sheetRows } from './sheet-rows.ts';
import { TableRefused } from './table.ts';
import type { Bytes, TableRow } from './table.ts';
import { attribute, xmlTokens } from './xml-tokens.ts';
import { keyOf, unpacked, zipParts } from '../files/zip-directory.ts';
import type { ZipPart } from '../files/zip-directory.ts';

/** Bytes that parts of a workbook unpack to at most, and of its shared texts those that are held. */
export interface Limits {
  sheet: number;
  texts: number;
  held: number;
}

/** A sheet of 100,000 full rows unpacks to some 100 MB, and its texts come to some 600 characters a row. */
const usual: Limits = { sheet: 600_000_000, texts: 300_000_000, held: 64_000_000 };
const largestPart = 2_000_000;

interface Relation {
  id: string;
  type: string;
  target: string;
}

/**
 * The rows of the first sheet of a workbook, read as they are asked for.
 * @throws TableRefused
 */
export async function* xlsxRows(bytes: Bytes, limits: Limits = usual): AsyncGenerator<TableRow> {
  const parts = await zipParts(bytes);
  const small = (name: string) => smallPart(bytes, parts, name);
  const [main] = (await relationsOf(small, '')).filter(({ type }) => type.endsWith('/officeDocument'));
  const book = main?.target ?? 'xl/workbook.xml';
  const relations = await relationsOf(small, book);
  const text = await small(book);
  const first = firstSheet(text);
  const sheet = parts.get(keyOf(relations.find(({ id }) => id === first)?.target ?? ''));
  if (!sheet) throw new TableRefused('The workbook has no sheet that can be read. Nothing was stored.');
  const texts = relations.find(({ type }) => type.endsWith('/sharedStrings'));
  const shared = texts && parts.get(keyOf(texts.target));
  const textAt = shared
    ? await sharedStrings(unpacked(bytes, shared, limits.texts), limits.held)
    : () => undefined;
  const styles = relations.find(({ type }) => type.endsWith('/styles'));
  const styled = styles && parts.get(keyOf(styles.target));
  const dayOf = styled
    ? await dayStyles(unpacked(bytes, styled, limits.texts), countsFrom1904(text))
    : () => undefined;
  yield* sheetRows(unpacked(bytes, sheet, limits.sheet), textAt, dayOf);
}

async function smallPart(bytes: Bytes, parts: Map<string, ZipPart>, name: string): Promise<string> {
  const part = parts.get(keyOf(name));
  if (!part) return '';
  const chunks: Buffer[] = [];
  for await (const chunk of unpacked(bytes, part, largestPart)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const [id, type, target] = [attribute('Id'), attribute('Type'), attribute('Target')];
const sheetRelation = attribute('(?:\\w+:)?id');

async function relationsOf(read: (name: string) => Promise<string>, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part);
  const text = await read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
  const relations: Relation[] = [];
  eachTag(text, 'Relationship', (attributes) => {
    const path = target(attributes) ?? '';
    relations.push({
      id: id(attributes) ?? '',
      type: type(attributes) ?? '',
      target: path.startsWith('/') ? path : posix.join(folder, path),
    });
  });
  return relations;
}

function firstSheet(book: string): string | undefined {
  let found: string | undefined;
  eachTag(book, 'sheet', (attributes) => (found ??= sheetRelation(attributes)));
  return found;
}

function eachTag(text: string, wanted: string, take: (attributes: string) => void): void {
  xmlTokens({
    open: (name, attributes) => name === wanted && take(attributes),
    close: () => undefined,
    text: () => undefined,
  })(text);
}
