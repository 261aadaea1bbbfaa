import { createHash, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
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
  /** Each head that was ever anchored: the hash by sequence, by account. */
  heads: Map<string, Map<number, string>>;
  /** The digest of the last line. */
  last: string;
  lines: number;
  fault: string | undefined;
}

/** Reads a file of anchors line by line and holds it against its key. A file that is not there has no lines. */
export async function readAnchors(file: string, key: KeyObject): Promise<ReadAnchors> {
  const read: ReadAnchors = { heads: new Map(), last: '', lines: 0, fault: undefined };
  try {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      read.lines++;
      read.fault ??= takeLine(read, line, key);
      read.last = digestOf(line);
    }
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  return read;
}

function takeLine(read: ReadAnchors, line: string, key: KeyObject): string | undefined {
  const anchor = parsed(line);
  const place = `line ${read.lines}`;
  if (!anchor) return `${place} cannot be read`;
  if (!verify(null, signed(anchor), key, Buffer.from(anchor.signature, 'base64')))
    return `${place} is not signed with the key`;
  if (anchor.previous !== read.last) return `${place} does not follow from the line before`;
  for (const { accountId, sequence, hash } of anchor.heads) {
    const known = read.heads.get(accountId) ?? new Map<number, string>();
    read.heads.set(accountId, known.set(sequence, hash));
  }
  return undefined;
}

function parsed(line: string): Anchor | undefined {
  try {
    const anchor = JSON.parse(line) as Anchor;
    return Array.isArray(anchor.heads) && typeof anchor.signature === 'string' ? anchor : undefined;
  } catch {
    return undefined;
  }
}

/** Adds a line to each file, which has reached the disk when this resolves. @returns its digest */
export async function addAnchor(
  files: readonly string[],
  key: KeyObject,
  anchor: Omit<Anchor, 'signature'>,
): Promise<string> {
  const line = JSON.stringify({ ...anchor, signature: sign(null, signed(anchor), key).toString('base64') });
  for (const file of files) {
    await mkdir(dirname(file), { recursive: true });
    const handle = await open(file, 'a', 0o600);
    try {
      await handle.write(`${line}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
  return digestOf(line);
}
