import { SaxesParser } from 'saxes';
import { UnreadableFile } from './archive.ts';

/** XML that cannot be used, with the sentence that says why. */
export class UnreadableXml extends UnreadableFile {}

/** An element with its names without prefix, with its pieces of text and its elements in their order. */
export interface XmlElement {
  name: string;
  namespace: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/** An element with its names without prefix and its text apart, as rules read it that know no mixed content. */
export interface XmlTree extends Omit<XmlElement, 'children'> {
  children: XmlTree[];
  text: string;
}

const mostElements = 200_000;
const deepest = 100;

/**
 * Reads a document of XML in the letters that it is written in: by its mark, by its declaration, or UTF-8.
 * @throws UnreadableXml where it is none, where it is nested or long beyond reason, and where it declares a document
 * type: entities that stand in one can grow, or name files
 */
export function readXml(bytes: Uint8Array, name: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  const refuse = (what: string): never => {
    throw new UnreadableXml(`${name} ${what}`);
  };
  parser.on('doctype', () => refuse('declares a document type, which is not read. Take its DOCTYPE out.'));
  parser.on('error', (error) => refuse(`is no XML that can be read (${error.message.slice(0, 200)}).`));
  parser.on('opentag', ({ local, uri, attributes }) => {
    const element: XmlElement = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(Object.values(attributes).map((each) => [each.local, each.value])),
      children: [],
    };
    if (++count > mostElements) refuse(`has more than ${mostElements} elements.`);
    open.at(-1)?.children.push(element);
    if (open.push(element) > deepest) refuse(`is nested more than ${deepest} deep.`);
    root ??= element;
  });
  const text = (piece: string) => void open.at(-1)?.children.push(piece);
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', () => void open.pop());
  parser.write(decoded(bytes, name)).close();
  return root ?? refuse('is empty.');
}

/**
 * Reads a document of XML as `readXml` does, for rules that know no mixed content.
 * @throws UnreadableXml
 */
export const readXmlTree = (bytes: Uint8Array, name: string): XmlTree => treeOf(readXml(bytes, name));

const treeOf = ({ children, ...element }: XmlElement): XmlTree => ({
  ...element,
  children: children.flatMap((child) => (typeof child === 'string' ? [] : treeOf(child))),
  text: children
    .filter((child) => typeof child === 'string')
    .join('')
    .trim(),
});

function decoded(bytes: Uint8Array, name: string): string {
  const letters = lettersOf(bytes);
  try {
    return new TextDecoder(letters, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableXml(`${name} is not written in the letters that it names (${letters}).`);
  }
}

function lettersOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  const declaration = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const named = /^\s*<\?xml[^>]*encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(declaration)?.[1];
  // Whoever says UTF-16 in bytes that are none was saved anew by an editor.
  return named && !/^utf-?16/i.test(named) ? named.toLowerCase() : 'utf-8';
}
