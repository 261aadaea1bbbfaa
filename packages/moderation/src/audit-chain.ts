/** One entry of an account's audit chain, as it is hashed. */
export interface AuditEntry {
  /** From 1, without gaps. */
  sequence: number;
  /** ISO 8601 */
  at: string;
  actorId: string | null;
  impersonatorId: string | null;
  action: string;
  subjectKind: string;
  subjectId: string;
  detail: unknown;
}

/** An entry as it is stored, with its links. */
export interface ChainedEntry extends AuditEntry {
  previousHash: string;
  hash: string;
}

/**
 * JSON with the keys of every object sorted and without white space, so that equal values give equal text.
 * The value goes through JSON first, because it is hashed once as it was made and again as it was stored.
 *
 * @example canonicalJson({ b: 1, a: new Date(0) }) === '{"a":"1970-01-01T00:00:00.000Z","b":1}'
 */
export const canonicalJson = (value: unknown): string => sorted(JSON.parse(JSON.stringify(value) ?? 'null'));

function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${sorted(inner)}`).join(',')}}`;
}

/**
 * What the hash of an entry is of, by SHA-256 (FIPS 180-4): the hash before it and the entry, so that no entry changes alone (rule 9).
 *
 * @param previousHash empty for the first entry
 * @example createHash('sha256').update(chainedText(head.hash, entry)).digest('hex')
 */
export function chainedText(previousHash: string, entry: AuditEntry): string {
  const { sequence, at, actorId, impersonatorId, action, subjectKind, subjectId, detail } = entry;
  const text = canonicalJson({
    sequence,
    at,
    actorId,
    impersonatorId,
    action,
    subjectKind,
    subjectId,
    detail,
  });
  return `${previousHash}\n${text}`;
}

/** The hash of an entry in lower-case hexadecimal digits, as browsers can make it, too. */
async function hashOf(previousHash: string, entry: AuditEntry): Promise<string> {
  const bytes = new TextEncoder().encode(chainedText(previousHash, entry));
  return toHex(await globalThis.crypto.subtle.digest('SHA-256', bytes));
}

/**
 * Reads a chain from its start and says where it breaks, if it does.
 *
 * @param head what the chain has to end with; without it entries missing from the end go unnoticed, since
 *   what is left is a chain
 * @returns how many entries hold, or the sequence at which the chain first breaks and why
 */
export async function verifyChain(
  entries: AsyncIterable<ChainedEntry> | Iterable<ChainedEntry>,
  head?: { sequence: number; hash: string },
): Promise<{ ok: true; count: number } | { ok: false; at: number; reason: string }> {
  let previous = '';
  let count = 0;
  for await (const entry of entries) {
    count += 1;
    if (entry.sequence !== count)
      return { ok: false, at: count, reason: 'an entry is missing or out of order' };
    if (entry.previousHash !== previous)
      return { ok: false, at: count, reason: 'it does not follow from the entry before' };
    if ((await hashOf(previous, entry)) !== entry.hash)
      return { ok: false, at: count, reason: 'its content was changed' };
    previous = entry.hash;
  }
  if (head && head.sequence !== count)
    return {
      ok: false,
      at: Math.min(head.sequence, count) + 1,
      reason: 'the chain does not end at its head',
    };
  if (head && head.hash !== previous)
    return { ok: false, at: count, reason: 'the chain does not end with the hash of its head' };
  return { ok: true, count };
}

/** Bytes as lower-case hexadecimal. */
const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
