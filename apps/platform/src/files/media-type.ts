import { fileTypeFromTokenizer } from 'file-type';
import { extname } from 'node:path';
import { refuse } from '../kernel/refusal.ts';
import { BytesTokenizer } from './bytes-tokenizer.ts';
import type { ReceivedFile } from './file-store.ts';
import { officeTypeOf } from './office-type.ts';

const officeDocument = 'application/vnd.openxmlformats-officedocument';

/** Types that are accepted, with the extensions that may name them. */
const accepted: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov'],
  'video/webm': ['webm'],
  'video/mpeg': ['mpeg', 'mpg'],
  'audio/mpeg': ['mp3'],
  'audio/wav': ['wav'],
  'audio/ogg': ['ogg', 'oga'],
  'audio/x-m4a': ['m4a'],
  [`${officeDocument}.wordprocessingml.document`]: ['docx'],
  [`${officeDocument}.spreadsheetml.sheet`]: ['xlsx'],
  [`${officeDocument}.presentationml.presentation`]: ['pptx'],
  'application/x-cfb': ['doc', 'xls', 'ppt'],
  'text/csv': ['csv'],
  'text/plain': ['txt', 'md', 'srt'],
  'text/vtt': ['vtt'],
};

const legacyOffice: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

/**
 * The media type of a received file, decided by its content. Refuses an empty file, a type that is not
 * accepted, and a content that is not what the name says.
 */
export async function mediaTypeOf(file: ReceivedFile, name: string): Promise<string> {
  if (file.size === 0) refuse('empty_file', `"${name}" is empty. Nothing was stored; choose the file again.`);
  const { extension, type: expected } = acceptedType(name);
  const detected = await detectedType(file, extension);
  if (detected !== expected)
    refuse(
      'mislabelled_file',
      `"${name}" is not a .${extension} file: its content says ${detected ?? 'something unknown'}. Nothing was stored.`,
    );
  return legacyOffice[extension] ?? detected;
}

/** The media type that a name says, of those that are accepted. Refuses any other; a content may still be something else. */
export function acceptedType(name: string): { extension: string; type: string } {
  const extension = extname(name).slice(1).toLowerCase();
  const [type] = Object.entries(accepted).find(([, extensions]) => extensions.includes(extension)) ?? [];
  if (!type)
    refuse('wrong_media_type', `Files of the kind ".${extension}" are not accepted. Nothing was stored.`);
  return { extension, type };
}

async function detectedType(file: ReceivedFile, extension: string): Promise<string | undefined> {
  const type = (await fileTypeFromTokenizer(new BytesTokenizer(file)))?.mime;
  // Where an archive says the sizes of its parts in 64 bits, what looks at its first bytes sees no more.
  if (type === 'application/zip') return (await officeTypeOf(file)) ?? type;
  return type ?? (isText(file.head) ? textType(extension) : undefined);
}

const textTypes: Readonly<Record<string, string>> = { csv: 'text/csv', vtt: 'text/vtt' };
const textType = (extension: string) => textTypes[extension] ?? 'text/plain';

function isText(head: Buffer): boolean {
  if (head.includes(0)) return false;
  try {
    // The head may end in the middle of a character, which a stream decoder forgives.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
