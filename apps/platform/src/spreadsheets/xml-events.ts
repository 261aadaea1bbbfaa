import { SaxesParser } from 'saxes';
import { longestCell, TableRefused } from './table.ts';

/** What a document of a workbook is handed to. Names come without their prefix. */
export interface XmlTaker {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Longer than any cell, all of whose characters are written as entities. */
const longestPiece = 12 * longestCell;

/**
 * Hands on what XML says, as its bytes come, and holds no more of them than the piece that is not complete yet.
 * Declared entities are refused with the document type that they would stand in, so none can grow.
 * @throws TableRefused
 */
export async function readXml(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  taker: XmlTaker,
): Promise<void> {
  for await (const _ of xmlPieces(chunks, taker));
}

/** The same, stopping after every chunk. */
export async function* xmlPieces(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  taker: XmlTaker,
): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let held = 0;
  let started = false;
  let broken = false;
  parser.on('error', (error) => {
    // Some programs write what XML does not take; it stands in one value, and what is wrong is told of that.
    if (error.message.endsWith('malformed character entity.')) broken = true;
    else if (!error.message.endsWith('disallowed character.')) throw notWellFormed(error);
  });
  parser.on('doctype', () => {
    throw new TableRefused('The workbook is not one that a spreadsheet wrote. Nothing was stored.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    held = 0;
    broken = false;
    taker.open(bare(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    held = 0;
    taker.close?.(bare(name));
  });
  const text = (piece: string) => {
    held = 0;
    taker.text?.(broken ? `${piece}\uFFFD` : piece);
    broken = false;
  };
  parser.on('text', text);
  parser.on('cdata', text);
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    held += chunk.length;
    started = true;
    parser.write(decoder.decode(chunk, { stream: true }));
    if (held > longestPiece)
      throw new TableRefused('The workbook holds a value that is too long. Nothing was stored.');
    yield;
  }
  if (started) parser.close();
}

const notWellFormed = (cause: Error) =>
  new TableRefused('The workbook is damaged and cannot be read. Save it again. Nothing was stored.', {
    cause,
  });

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/** Text as it is meant where spreadsheets write `_x000D_` for what XML does not take. */
export const plain = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
