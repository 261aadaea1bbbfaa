import { toHex } from './keyed-order.ts';

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

export interface ChainedEntry extends AuditEntry {
  previousHash: string;
  hash: string;
}

/** JSON with the keys of every object sorted and without white space, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each) => canonicalJson(each ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`;
}

/** The hash of an entry: SHA-256 over the hash before it and the entry, so that no entry changes alone (rule 9). */
export async function hashAuditEntry(previousHash: string, entry: AuditEntry): Promise<string> {
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
  const bytes = new TextEncoder().encode(`${previousHash}\n${text}`);
  return toHex(await globalThis.crypto.subtle.digest('SHA-256', bytes));
}

/** Reads a chain from its start and says where it breaks, if it does. */
export async function verifyChain(
  entries: AsyncIterable<ChainedEntry> | Iterable<ChainedEntry>,
): Promise<{ ok: true; count: number } | { ok: false; at: number; reason: string }> {
  let previous = '';
  let count = 0;
  for await (const entry of entries) {
    count += 1;
    if (entry.sequence !== count)
      return { ok: false, at: count, reason: 'an entry is missing or out of order' };
    if (entry.previousHash !== previous)
      return { ok: false, at: count, reason: 'it does not follow from the entry before' };
    if ((await hashAuditEntry(previous, entry)) !== entry.hash)
      return { ok: false, at: count, reason: 'its content was changed' };
    previous = entry.hash;
  }
  return { ok: true, count };
}
