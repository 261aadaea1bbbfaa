import { strToU8, zipSync, type Zippable } from 'fflate';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Text made safe for the inside of an XML element or attribute. */
export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

export interface Relation {
  id: string;
  type: string;
  target: string;
}

/** A relationships part; types are given by their last word. */
export function relations(list: Relation[]): string {
  const base = 'http://schemas.openxmlformats.org';
  const rows = list.map(({ id, type, target }) => {
    const kind =
      type === 'core-properties'
        ? `${base}/package/2006/relationships/metadata/core-properties`
        : `${base}/officeDocument/2006/relationships/${type}`;
    return `<Relationship Id="${id}" Type="${kind}" Target="${target}"/>`;
  });
  return `<Relationships xmlns="${base}/package/2006/relationships">${rows.join('')}</Relationships>`;
}

/** The part that names the media type of every other part. */
export function contentTypes(parts: Record<string, string>): string {
  const rows = Object.entries(parts).map(
    ([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`,
  );
  return (
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/><Default Extension="jpg" ContentType="image/jpeg"/>' +
    `${rows.join('')}</Types>`
  );
}

/** Who wrote it and when, as file managers show it. */
export function coreProperties(title: string, author: string, date: Date): string {
  const moment = `${date.toISOString().slice(0, 19)}Z`;
  return (
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ' +
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ' +
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(author)}</dc:creator>` +
    `<dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created></cp:coreProperties>`
  );
}

/** Zips parts in the order given; pictures are stored as they are. The date fixes the bytes. */
export function zipped(parts: Record<string, string | Uint8Array>, date: Date): Uint8Array {
  const files: Zippable = {};
  for (const [name, content] of Object.entries(parts)) {
    files[name] = typeof content === 'string' ? strToU8(declaration + content) : [content, { level: 0 }];
  }
  // Zip keeps local time: the same wall clock everywhere gives the same bytes everywhere.
  const clock = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12);
  return zipSync(files, { level: 6, mtime: clock });
}
