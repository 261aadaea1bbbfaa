import { longestCell, TableRefused } from './table.ts';

/** What a document of a workbook is handed to, piece by piece. Names come without their prefix. */
export interface XmlTaker {
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** Text between tags, its entities still in it. */
  text(text: string): void;
}

/** Longer than any cell, all of whose characters are written as entities. */
const longestPiece = 12 * longestCell;

/**
 * Cuts XML into tags and text as it comes, holding no more than the piece that is not complete yet. It knows what
 * workbooks are written in and nothing more: there are no declared entities, so none can grow.
 * @throws TableRefused
 */
export function xmlTokens(taker: XmlTaker): (chunk: string) => void {
  let rest = '';
  return (chunk) => {
    const text = rest + chunk;
    let at = 0;
    while (at < text.length) {
      const tag = text.indexOf('<', at);
      if (tag < 0) break;
      if (tag > at) taker.text(text.slice(at, tag));
      at = tag;
      const end = endOf(text, tag);
      if (end < 0) break;
      take(text, tag, end, taker);
      at = end;
    }
    rest = text.slice(at);
    if (rest.length > longestPiece)
      throw new TableRefused('The workbook holds a value that is too long. Nothing was stored.');
  };
}

const marked = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const;

/** Where the tag ends that begins here; -1 where that is still to come. */
function endOf(text: string, tag: number): number {
  const ahead = text.slice(tag, tag + 9);
  for (const [begin, finish] of marked) {
    if (ahead.length < begin.length && begin.startsWith(ahead)) return -1;
    if (!ahead.startsWith(begin)) continue;
    const end = text.indexOf(finish, tag + begin.length);
    return end < 0 ? -1 : end + finish.length;
  }
  return text.indexOf('>', tag) + 1 || -1;
}

function take(text: string, tag: number, end: number, taker: XmlTaker): void {
  const second = text[tag + 1];
  if (second === '?') return;
  if (second === '!') {
    if (text.startsWith('<!DOCTYPE', tag))
      throw new TableRefused('The workbook is not one that a spreadsheet wrote. Nothing was stored.');
    if (text.startsWith('<![CDATA[', tag)) taker.text(text.slice(tag + 9, end - 3).replaceAll('&', '&amp;'));
    return;
  }
  if (second === '/') return taker.close(bare(text.slice(tag + 2, end - 1).trimEnd()));
  const empty = text[end - 2] === '/';
  const inner = text.slice(tag + 1, end - (empty ? 2 : 1));
  const space = inner.search(/\s/);
  const name = bare(space < 0 ? inner : inner.slice(0, space));
  taker.open(name, space < 0 ? '' : inner.slice(space));
  if (empty) taker.close(name);
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text as it is meant: entities of XML, and the `_x000D_` that spreadsheets write for what XML does not take. */
export function plain(text: string): string {
  const decoded = text.includes('&')
    ? text.replace(
        /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
        (whole, hex?: string, decimal?: string, name = '') => {
          if (hex === undefined && decimal === undefined) return named[name as string] ?? whole;
          const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
          return code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
        },
      )
    : text;
  return decoded.includes('_x')
    ? decoded.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : decoded;
}

/**
 * Reads one attribute out of the text of a tag.
 * @example attribute('r')(' r="B2" t="s"') // 'B2'
 */
export function attribute(name: string): (attributes: string) => string | undefined {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  return (attributes) => {
    const match = pattern.exec(attributes);
    return match ? plain(match[1] ?? match[2]!) : undefined;
  };
}
