import { fileTypeFromTokenizer } from 'file-type';
import { acceptedTypeOf, endingOf } from '@moderator/contract/file-options';
import { refuse } from '../kernel/refusal.ts';
import type { Bytes } from './archive.ts';
import { BytesTokenizer } from './bytes-tokenizer.ts';
import { acceptedInWords, contentInWords } from './content-words.ts';
import { faultOfOffice, officeTypeOf } from './office-type.ts';
import { encodingOfText } from './text-encoding.ts';

/** A file of which the beginning is at hand, and the rest may be read. */
export interface LookedAt extends Bytes {
  head: Buffer;
}

/**
 * What the detector calls contents of a kind beside the kind itself: one family has many brands and programs that write them.
 * A recording of a phone is of the same family whether its name ends in mp4, m4v, mov or 3gp, and each is played by its content.
 */
const families: Readonly<Record<string, readonly string[]>> = {
  'video/mp4': ['video/x-m4v', 'video/3gpp', 'video/3gpp2', 'video/quicktime', 'audio/x-m4a'],
  'video/quicktime': ['video/mp4', 'video/x-m4v', 'video/3gpp', 'video/3gpp2'],
  'video/3gpp': ['video/3gpp2', 'video/mp4', 'video/x-m4v', 'video/quicktime'],
  'video/mpeg': ['video/MP1S', 'video/MP2P'],
  'audio/x-m4a': ['audio/mp4', 'video/mp4', 'video/3gpp', 'video/3gpp2'],
  'audio/ogg': ['audio/ogg; codecs=opus'],
  'image/heic': ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  'application/msword': ['application/x-cfb'],
  'application/vnd.ms-excel': ['application/x-cfb'],
  'application/vnd.ms-powerpoint': ['application/x-cfb'],
};

/** Sound and pictures in one stream: what reads MPEG reads these otherwise than pictures alone, so that they keep their type. */
const programStreams: ReadonlySet<string> = new Set(['video/MP1S', 'video/MP2P']);

/**
 * The media type of a file, decided by its content. Refuses an empty file, a type that is not accepted, and a content that is
 * not what the name says.
 */
export async function mediaTypeOf(file: LookedAt, name: string): Promise<string> {
  if (file.size === 0) refuse('empty_file', `"${name}" is empty. Nothing was stored; choose the file again.`);
  const type = acceptedType(name);
  const claimed = await claimedType(file);
  if (type.startsWith('text/')) return type + charsetOf(file, name, claimed);
  const found = claimed ?? (beginsAsPdf(file.head) ? 'application/pdf' : undefined);
  if (isOfficeArchive(type) && found === 'application/x-cfb') refuseLocked(name);
  const isOfFamily = found !== undefined && (found === type || families[type]?.includes(found));
  if (!isOfFamily) refuseMislabelled(name, found ?? (encodingOfText(file.head, false) && 'text/plain'));
  return programStreams.has(found) ? found : type;
}

const isOfficeArchive = (type: string): boolean => type.includes('.openxmlformats-officedocument.');

/** Office programs put what has a password into the container of their older kinds. */
function refuseLocked(name: string): never {
  const ending = endingOf(name);
  return refuse(
    'mislabelled_file',
    `"${name}" is protected by a password, or is of the older kind .${ending.slice(0, -1)}. Nothing was stored; save it without a password as .${ending}, and choose it again.`,
  );
}

/** The same of what somebody is going to open: a document of an office program that is damaged or unpacks to more than anybody could open is refused. */
export async function openableTypeOf(file: LookedAt, name: string): Promise<string> {
  const type = await mediaTypeOf(file, name);
  if (isOfficeArchive(type)) await refuseUnopenable(file, name);
  return type;
}

async function refuseUnopenable(file: LookedAt, name: string): Promise<void> {
  const fault = await faultOfOffice(file);
  if (fault === 'too_large')
    refuse(
      'too_large',
      `"${name}" unpacks to so much that nobody could open it. Nothing was stored; save it again with less in it, or as PDF.`,
    );
  if (fault === 'damaged')
    refuse(
      'mislabelled_file',
      `"${name}" is damaged: not all of it can be unpacked. Nothing was stored; open it, save it again, and choose it again.`,
    );
}

/** The media type that a name says, of those that are accepted. Refuses any other; a content may still be something else. */
export function acceptedType(name: string): string {
  const ending = endingOf(name);
  return (
    acceptedTypeOf(name) ??
    refuse(
      'wrong_media_type',
      `${ending ? `Files of the kind ".${ending}"` : 'Files without an ending'} are not accepted. Nothing was stored. ${acceptedInWords}`,
    )
  );
}

/** What something takes a file for, by its first bytes or by the parts of an archive. */
async function claimedType(file: LookedAt): Promise<string | undefined> {
  const type = (await fileTypeFromTokenizer(new BytesTokenizer(file)))?.mime;
  // Where an archive says the sizes of its parts in 64 bits, what looks at its first bytes sees no more.
  return type === 'application/zip' ? ((await officeTypeOf(file)) ?? type) : type;
}

/** UTF-8 is not said; the others are, since whoever reads the bytes could not tell. */
function charsetOf({ head }: LookedAt, name: string, claimed: string | undefined): string {
  const encoding = encodingOfText(head, claimed !== undefined);
  if (encoding === 'utf-8') return '';
  // Players know subtitles in UTF-8 alone.
  if (encoding && /\.(?:txt|md|csv)$/i.test(name)) return `; charset=${encoding}`;
  if (claimed && !encoding) refuseMislabelled(name, claimed);
  return refuse(
    'mislabelled_file',
    `"${name}" is not text that can be read. Nothing was stored; save it as UTF-8 and choose it again.`,
  );
}

/** Readers of PDF look for its beginning in so many bytes, since mail and printers write before it. */
const pdfWithin = 1024;
const beginsAsPdf = (head: Buffer): boolean =>
  /%PDF-\d\.\d/.test(head.subarray(0, pdfWithin).toString('latin1'));

/** The accepted kind of whose family something is, and otherwise what it is itself. */
function kindOf(found: string): string {
  const [type = found] = Object.keys(families).filter((each) => families[each]?.includes(found));
  return Object.hasOwn(families, found) ? found : type;
}

function refuseMislabelled(name: string, found: string | undefined): never {
  const content = found ? contentInWords(kindOf(found)) : 'nothing that is known, or damaged';
  return refuse(
    'mislabelled_file',
    `"${name}" is not a .${endingOf(name)} file: its content is ${content}. Nothing was stored; save it again as what it is called, or choose another file.`,
  );
}
