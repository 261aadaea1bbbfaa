import { descendants, readItem, tag, writeItem } from '@moderator/learning';
import type { Element, KeyedQuestion } from '@moderator/learning';
import { strToU8, zipSync } from 'fflate';
import { openArchive, UnreadableFile } from '../../files/archive.ts';
import type { Archive, Bytes } from '../../files/archive.ts';
import { readXml, UnreadableXml } from '../../files/xml-tree.ts';

const manifestName = 'imsmanifest.xml';
const itemType = 'imsqti_item_xmlv3p0';
/** Longer than any item of words. */
const largestFile = 2_000_000;
const mostItems = 500;

/** Questions as a package of QTI 3.0: an item each, and the manifest of IMS content packaging that names them. */
export function writePackage(assessmentId: string, questions: readonly KeyedQuestion[]): Uint8Array {
  const items = questions.map((question) => {
    const identifier = `q-${question.id}`;
    return { identifier, href: `items/${identifier}.xml`, xml: writeItem(question, identifier) };
  });
  const resources = items.map(({ identifier, href }) =>
    tag('resource', { identifier, type: itemType, href }, tag('file', { href })),
  );
  const manifest = tag(
    'manifest',
    { xmlns: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1', identifier: `a-${assessmentId}` },
    tag('metadata', {}, tag('schema', {}, 'QTI Package'), tag('schemaversion', {}, '3.0.0')),
    tag('organizations', {}),
    tag('resources', {}, ...resources),
  );
  return zipSync(
    Object.fromEntries([
      [manifestName, strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${manifest}`)],
      ...items.map(({ href, xml }) => [href, strToU8(xml)] as const),
    ]),
  );
}

export interface ReadQuestion {
  href: string;
  question: Record<string, unknown>;
}
export interface Mistake {
  path: string;
  message: string;
}

/** Questions of a package in the order of its manifest, and what cannot be marked, item by item. */
export async function readPackage(bytes: Bytes): Promise<{ questions: ReadQuestion[]; mistakes: Mistake[] }> {
  const questions: ReadQuestion[] = [];
  const mistakes: Mistake[] = [];
  try {
    const archive = await openArchive(bytes);
    const manifest = await fileOf(archive, manifestName);
    if (!manifest) return { questions, mistakes: [{ path: manifestName, message: 'The package has none.' }] };
    const hrefs = descendants(manifest, 'resource')
      .filter(({ attributes }) => attributes['type'] === itemType)
      .map(({ attributes }) => attributes['href'] ?? '');
    if (hrefs.length === 0 || hrefs.length > mostItems)
      mistakes.push({
        path: manifestName,
        message: `It names ${hrefs.length} items; there have to be 1 to ${mostItems}.`,
      });
    else
      for (const href of hrefs) {
        const read = await readOne(archive, href);
        if ('mistake' in read) mistakes.push({ path: href, message: read.mistake });
        else questions.push({ href, question: read.question });
      }
  } catch (error) {
    if (error instanceof UnreadableXml) mistakes.push({ path: manifestName, message: error.message });
    else if (error instanceof UnreadableFile)
      mistakes.push({ path: 'file', message: 'It is no archive that can be unpacked.' });
    else throw error;
  }
  return { questions, mistakes };
}

async function readOne(archive: Archive, href: string): Promise<ReturnType<typeof readItem>> {
  try {
    const item = await fileOf(archive, href);
    if (!item) return { mistake: 'The package does not hold it.' };
    const read = readItem(item);
    const own = /^q-([0-9a-f-]{36})$/.exec(item.attributes['identifier'] ?? '')?.[1];
    return 'question' in read && own ? { question: { ...read.question, id: own } } : read;
  } catch (error) {
    if (error instanceof UnreadableXml) return { mistake: error.message };
    if (error instanceof UnreadableFile) return { mistake: 'It is too large or damaged.' };
    throw error;
  }
}

async function fileOf(archive: Archive, name: string): Promise<Element | undefined> {
  if (!archive.has(name)) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of archive.unpacked(name, largestFile)) chunks.push(chunk);
  return readXml(Buffer.concat(chunks), 'It');
}
