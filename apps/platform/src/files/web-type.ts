import { fileTypeFromBuffer } from 'file-type';
import { extname } from 'node:path';

/** What packages consist of, by extension; texts without a set of letters, which their pages name themselves. */
const byExtension = new Map<string, string>(Object.entries({
  html: 'text/html', htm: 'text/html', xhtml: 'application/xhtml+xml', css: 'text/css',
  js: 'text/javascript', mjs: 'text/javascript', json: 'application/json', map: 'application/json',
  xml: 'text/xml', xsd: 'text/xml', dtd: 'application/xml-dtd', xsl: 'text/xml', svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8', md: 'text/plain; charset=utf-8', csv: 'text/csv',
  vtt: 'text/vtt', srt: 'text/plain; charset=utf-8', webmanifest: 'application/manifest+json',
  png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp',
  avif: 'image/avif', bmp: 'image/bmp', ico: 'image/x-icon', cur: 'image/x-icon',
  mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm', ogv: 'video/ogg', mov: 'video/quicktime',
  mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg', oga: 'audio/ogg', wav: 'audio/wav', aac: 'audio/aac',
  m3u8: 'application/x-mpegURL', mpd: 'application/dash+xml', ts: 'video/mp2t', m4s: 'video/iso.segment',
  woff: 'font/woff', woff2: 'font/woff2', ttf: 'font/ttf', otf: 'font/otf', eot: 'application/vnd.ms-fontobject',
  pdf: 'application/pdf', wasm: 'application/wasm', swf: 'application/x-shockwave-flash',
})); // prettier-ignore

const isMedia = (type: string): boolean =>
  /^(image|audio|video|font)\//.test(type) && type !== 'image/svg+xml';

/**
 * The media type that a file of a package is served as. Its extension says it; of pictures and recordings their content,
 * for authors rename them, and no browser guesses here.
 */
export async function webTypeOf(path: string, head: Uint8Array): Promise<string> {
  const named = byExtension.get(extname(path).slice(1).toLowerCase());
  if (named && !isMedia(named)) return named;
  const found = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime;
  if (named) return found && isMedia(found) && named.split('/')[0] === found.split('/')[0] ? found : named;
  // What has no extension may be a picture, never a page: that would be a guess.
  return found && isMedia(found) ? found : 'application/octet-stream';
}
