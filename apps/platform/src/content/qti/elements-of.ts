import type { Element } from '@moderator/learning';
import { SaxesParser } from 'saxes';

/** XML that cannot be used, with the sentence that says why. */
export class UnreadableXml extends Error {}

/** Deeper than anything that a question is written in. */
const deepest = 100;

interface Growing {
  name: string;
  attributes: Record<string, string>;
  children: (Growing | string)[];
}

/**
 * What XML says, as elements with names without their prefix. A document type is refused with all that could be declared
 * in it, so nothing grows and nothing is fetched.
 * @throws UnreadableXml
 */
export function elementsOf(xml: string): Element {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  const open: Growing[] = [{ name: '', attributes: {}, children: [] }];
  const within = () => open.at(-1)?.children;
  parser.on('error', () => {
    throw new UnreadableXml('It is not well-formed XML.');
  });
  parser.on('doctype', () => {
    throw new UnreadableXml('It has a document type, which is not read.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > deepest) throw new UnreadableXml('It is nested too deeply.');
    const element = { name: bare(name), attributes: { ...attributes }, children: [] };
    within()?.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const text = (piece: string) => void within()?.push(piece);
  parser.on('text', text);
  parser.on('cdata', text);
  parser.write(xml.replace(/^\uFEFF/, '')).close();
  const root = open[0]?.children.find((child): child is Growing => typeof child !== 'string');
  if (!root) throw new UnreadableXml('It is empty.');
  return root;
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);
