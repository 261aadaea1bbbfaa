import { createHash, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { canonicalJson } from '@moderator/moderation';
import { codeOf } from '../kernel/thrown.ts';

/** The end of the audit chain of an account at some time. */
export interface Head {
  accountId: string;
  sequence: number;
  hash: string;
}

/** Ends of chains as they were at one time, signed; one line of a file of anchors. */
interface Anchor {
  at: string;
  heads: Head[];
  /** The digest of the line before, so that none is taken out; empty for the first. */
  previous: string;
  signature: string;
}

const digestOf = (line: string) => createHash('sha256').update(line).digest('hex');
const signed = ({ at, heads, previous }: Omit<Anchor, 'signature'>) =>
  Buffer.from(canonicalJson({ at, heads, previous }));

/** What a file of anchors says, and what is wrong with it. */
export interface ReadAnchors {
  /** Each head that was ever anchored: the hash by sequence, by account. What was said first of an entry stands for good. */
  heads: Map<string, Map<number, string>>;
  /** The digest of the last line. */
  last: string;
  lines: number;
  fault: string | undefined;
}

/**
 * Reads a file of anchors line by line and holds it against its key. A file that is not there has no lines; what is no line
 * is left out, for a disk that was full or a power cut leaves half of one. One that was taken out shows in the line behind it.
 */
export async function readAnchors(file: string, key: KeyObject): Promise<ReadAnchors> {
  const read: ReadAnchors = { heads: new Map(), last: '', lines: 0, fault: undefined };
  try {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      read.lines++;
      const anchor = parsed(line);
      if (!anchor) continue;
      read.fault ??= takeAnchor(read, anchor, key);
      read.last = digestOf(line);
    }
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  return read;
}

function takeAnchor(read: ReadAnchors, anchor: Anchor, key: KeyObject): string | undefined {
  const place = `line ${read.lines}`;
  if (!verify(null, signed(anchor), key, Buffer.from(anchor.signature, 'base64')))
    return `${place} is not signed with the key`;
  if (anchor.previous !== read.last) return `${place} does not follow from the line before`;
  for (const head of anchor.heads) keepHead(read, head);
  return undefined;
}

/** Keeps a head; one that was anchored before is kept as it was then, for what replaced it is no better. */
export function keepHead({ heads }: ReadAnchors, { accountId, sequence, hash }: Head): void {
  const known = heads.get(accountId) ?? new Map<number, string>();
  if (!known.has(sequence)) known.set(sequence, hash);
  heads.set(accountId, known);
}

function parsed(line: string): Anchor | undefined {
  try {
    const anchor = JSON.parse(line) as Anchor;
    return Array.isArray(anchor.heads) && typeof anchor.signature === 'string' ? anchor : undefined;
  } catch {
    return undefined;
  }
}

/** Adds a line to a file, which has reached the disk when this resolves. @returns its digest */
export async function addAnchor(
  file: string,
  key: KeyObject,
  anchor: Omit<Anchor, 'signature'>,
): Promise<string> {
  const line = JSON.stringify({ ...anchor, signature: sign(null, signed(anchor), key).toString('base64') });
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a+', 0o600);
  try {
    // Half a line that was left behind ends here, and this one is whole.
    await handle.write(`${(await endsWithLine(handle)) ? '' : '\n'}${line}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return digestOf(line);
}

async function endsWithLine(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return true;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === '\n';
}
