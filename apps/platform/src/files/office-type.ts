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
