import { Readable } from 'node:stream';
import type { PathOwner } from '@moderator/moderation';
import { fileName } from '../../../files/file-name.ts';
import { mediaTypeOf } from '../../../files/media-type.ts';
import type { PackedFile } from '../../../files/package-archive.ts';
import type { JobTools } from '../../../jobs/job.ts';
import { RefusedError } from '../../../kernel/refusal.ts';

/** Bytes by which nearly every file is known, and those by which the rest is; of what is larger it is found out when it is stored. */
const looks = [65_536, 20_000_000];
/** Files that are looked at before it is told that the work goes on. */
const together = 100;

/**
 * Why files are not going to be taken, by their paths, so that it is known before anything is stored. Only their beginnings are
 * unpacked.
 */
export async function lookAtWork(
  owned: readonly { file: PackedFile; owner: PathOwner }[],
  { context, signal, progress }: JobTools,
): Promise<ReadonlyMap<string, string>> {
  const refused = new Map<string, string>();
  for (const [index, { file, owner }] of owned.entries()) {
    signal.throwIfAborted();
    if (index % together === together - 1) await context.database.asSystem((queries) => progress(queries));
    const { largestFile } = context.config;
    const message =
      file.size > largestFile
        ? `It is larger than ${Math.floor(largestFile / 1_000_000)} MB.`
        : // What was typed is made a text when it is stored.
          owner.isTyped
          ? undefined
          : await refusalOf(file, fileName(owner.fileName));
    if (message !== undefined) refused.set(file.path, message);
  }
  return refused;
}

async function refusalOf(file: PackedFile, name: string): Promise<string | undefined> {
  for (const most of looks) {
    const head = await beginningOf(file, most);
    const seen = {
      size: head.length,
      head: head.subarray(0, looks[0]),
      read: ({ start, end } = { start: 0, end: head.length - 1 }) =>
        Readable.from([head.subarray(start, end + 1)]),
    };
    const message = await mediaTypeOf(seen, name).then(() => undefined, sentenceOf);
    // By its beginning alone a file may be taken for less than it is.
    if (message === undefined || head.length === file.size) return message;
  }
  return undefined;
}

/** Why a file of an archive is left out: what is said to whoever uploads one, without what became of it. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof RefusedError)) throw error;
  return error.message.replace(/ Nothing was stored.*$/s, '');
}

async function beginningOf(file: PackedFile, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file.read()) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= most) break;
  }
  return Buffer.concat(chunks);
}
