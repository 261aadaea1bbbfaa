import { openArchive, UnreadableFile } from './archive.ts';
import type { Bytes } from './archive.ts';

/** More than any document says of its parts. */
const longestList = 2_000_000;

const main =
  /ContentType\s*=\s*["'](application\/vnd\.openxmlformats-officedocument\.(?:wordprocessingml\.document|spreadsheetml\.sheet|presentationml\.presentation))\.main\+xml["']/;

/** The media type of an archive that is a document of an office program, told by its list of content types. */
export async function officeTypeOf(bytes: Bytes): Promise<string | undefined> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of (await openArchive(bytes)).unpacked('[Content_Types].xml', longestList))
      chunks.push(chunk);
    return main.exec(Buffer.concat(chunks).toString())?.[1];
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

/** Bytes of an office document when it is unpacked; with more, whoever opens it waits for a browser that has stopped. */
const mostUnpacked = 300_000_000;

/**
 * What is wrong with an archive of an office program for those who are going to open it; undefined where nothing is. Every part is unpacked:
 * what an archive says of its sizes may be a lie, and a million bytes may hold a thousand million.
 */
export async function faultOfOffice(bytes: Bytes): Promise<'damaged' | 'too_large' | undefined> {
  // Recordings in a presentation hardly get smaller when they are packed.
  const most = Math.max(mostUnpacked, 2 * bytes.size);
  try {
    const archive = await openArchive(bytes);
    if (archive.unpackedSize > most) return 'too_large';
    for (const name of archive.names) for await (const _ of archive.unpacked(name, most));
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableFile) return 'damaged';
    throw error;
  }
}
