import { posix } from 'node:path';
import { openArchive } from '../files/archive.ts';
import type { Archive } from '../files/archive.ts';
import { dayStyles } from './cell-dates.ts';
import { sharedStrings } from './shared-strings.ts';
import { sheetRows } from './sheet-rows.ts';
import { TableRefused } from './table.ts';
import type { Bytes, TableRow } from './table.ts';
import { readXml } from './xml-events.ts';

/** Bytes that parts of a workbook unpack to at most, and of its shared texts those that are held. */
export interface Limits {
  sheet: number;
  texts: number;
  held: number;
}

/** A sheet of 100,000 full rows unpacks to some 100 MB, and its texts come to some 600 characters a row. */
const usual: Limits = { sheet: 600_000_000, texts: 300_000_000, held: 64_000_000 };
const largestPart = 2_000_000;

/**
 * The rows of the first sheet of a workbook, read as they are asked for.
 * @throws TableRefused
 */
export async function* xlsxRows(bytes: Bytes, limits: Limits = usual): AsyncGenerator<TableRow> {
  const archive = await openArchive(bytes);
  const main = (await relationsOf(archive, '')).find(({ type }) => type.endsWith('/officeDocument'));
  const place = main?.target ?? 'xl/workbook.xml';
  const relations = await relationsOf(archive, place);
  const { firstSheet, since1904 } = await readBook(archive, place);
  const targetOf = (fits: (relation: Relation) => boolean) => {
    const target = relations.find(fits)?.target ?? '';
    return archive.has(target) ? target : undefined;
  };
  const sheet = targetOf(({ id }) => id === firstSheet);
  if (!sheet) throw new TableRefused('The workbook has no sheet that can be read. Nothing was stored.');
  const texts = targetOf(({ type }) => type.endsWith('/sharedStrings'));
  const textAt = texts
    ? await sharedStrings(archive.unpacked(texts, limits.texts), limits.held)
    : () => undefined;
  const styles = targetOf(({ type }) => type.endsWith('/styles'));
  const dayOf = styles ? await dayStyles(archive.unpacked(styles, limits.texts), since1904) : () => undefined;
  yield* sheetRows(archive.unpacked(sheet, limits.sheet), textAt, dayOf);
}

interface Relation {
  id: string;
  type: string;
  target: string;
}

async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part);
  const list = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  const relations: Relation[] = [];
  await readXml(archive.unpacked(list, largestPart), {
    open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (name !== 'Relationship') return;
      relations.push({ id, type, target: target.startsWith('/') ? target : posix.join(folder, target) });
    },
  });
  return relations;
}

/** Which sheet comes first, by its relation, and whether days are counted from 1904, as old programs of Macs do. */
async function readBook(archive: Archive, place: string) {
  const book: { firstSheet?: string; since1904: boolean } = { since1904: false };
  await readXml(archive.unpacked(place, largestPart), {
    open(name, attributes) {
      if (name === 'workbookPr') book.since1904 = /^(1|true|on)$/.test(attributes['date1904'] ?? '');
      const relation = Object.keys(attributes).find((key) => /^(\w+:)?id$/.test(key));
      if (name === 'sheet' && relation) book.firstSheet ??= attributes[relation] ?? '';
    },
  });
  return book;
}
