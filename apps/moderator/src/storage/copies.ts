import { clear, createStore, del, delMany, entries, get, set } from 'idb-keyval';
import { isRecord, parsed, session } from './guarded-storage.ts';

/**
 * Copies of what a window was answered, for when its page is loaded anew without a network. They lie in the browser's database, sealed with
 * a key that lies in the storage of the window alone: whoever finds them when the window is closed, or its person has left, reads nothing
 * (docs/decisions/0054).
 */

/** Apart from the work typed on this device, which does not end with its window. */
const store = createStore('copies', 'copies');

/** Where a window keeps the name and the key of its copies. */
const windowKey = 'copies';
/** Milliseconds: a day in the field. */
const longestKeptMs = 24 * 60 * 60_000;
/** Bytes. What is longer is a film, and streams. */
export const largestCopy = 25 * 1024 * 1024;
/** Bytes of all copies on this device: some two hundred portfolios. */
export const mostKept = 1024 * 1024 * 1024;
/** Bytes that are kept between two looks whether there are too many. */
const tidyAfter = 50 * 1024 * 1024;
let keptSince = 0;

interface SealedCopy {
  at: number;
  iv: Uint8Array<ArrayBuffer>;
  /** The browser reads it when it is opened, and not with the record. */
  sealed: Blob;
}

interface Lock {
  name: string;
  key: CryptoKey;
}

const algorithm = 'AES-GCM';

async function lockOf(text: string): Promise<Lock | undefined> {
  const kept = parsed(text);
  if (!isRecord(kept) || typeof kept['name'] !== 'string' || !isRecord(kept['key'])) return undefined;
  const key = await crypto.subtle.importKey('jwk', kept['key'], algorithm, false, ['encrypt', 'decrypt']);
  return { name: kept['name'], key };
}

let current: { text: string; lock: Promise<Lock | undefined> } | undefined;

/** The key that lies in the window now: leaving takes it away, and nothing is opened with what memory had of it. */
function findLock(): Promise<Lock | undefined> {
  const text = session.get(windowKey);
  if (text === null) return Promise.resolve(undefined);
  if (current?.text !== text) current = { text, lock: lockOf(text) };
  return current.lock;
}

/**
 * Gives this window a key where it has none, and until then nothing is kept: whoever leaves takes it away, and what is still on its way
 * then has nowhere to go.
 */
export async function beginCopies(): Promise<void> {
  try {
    if (await findLock()) return;
    const key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, true, [
      'encrypt',
      'decrypt',
    ]);
    const lock = { name: crypto.randomUUID(), key: await crypto.subtle.exportKey('jwk', key) };
    session.set(windowKey, JSON.stringify(lock));
  } catch {
    // Browsers encrypt nothing where pages do not come by https. Then nothing is kept.
  }
}

/** Names say what somebody looked for, so they are told apart by their digest, which is another one in each window. */
async function entryOf(lock: Lock, name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${lock.name}:${name}`));
  return `${lock.name}:${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A copy opens under its own name alone. */
const sealOf = (iv: Uint8Array<ArrayBuffer>, entry: string): AesGcmParams => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(entry),
});

/** The file that an answer brought. */
export const fileOf = (answer: unknown): Blob | undefined =>
  isRecord(answer) && answer['blob'] instanceof Blob ? answer['blob'] : undefined;

/** The length of the JSON in four bytes, the JSON, and the bytes of a file. */
async function packed(answer: unknown): Promise<ArrayBuffer> {
  const file = fileOf(answer);
  const json = new TextEncoder().encode(JSON.stringify({ answer, type: file?.type }));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, json.length);
  return new Blob([length, json, ...(file ? [file] : [])]).arrayBuffer();
}

function unpacked(bytes: ArrayBuffer): unknown {
  const end = 4 + new DataView(bytes).getUint32(0);
  const { answer, type } = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, end - 4))) as {
    answer: unknown;
    type?: string;
  };
  return type !== undefined && isRecord(answer)
    ? { ...answer, blob: new Blob([bytes.slice(end)], { type }) }
    : answer;
}

/** Keeps what was answered under this name. False where the browser refuses, for want of room or of leave, and where it is too long. */
export async function keepCopy(name: string, answer: unknown): Promise<boolean> {
  if ((fileOf(answer)?.size ?? 0) > largestCopy) return false;
  try {
    const lock = await findLock();
    if (!lock) return false;
    const entry = await entryOf(lock, name);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt(sealOf(iv, entry), lock.key, await packed(answer));
    const copy: SealedCopy = { at: Date.now(), iv, sealed: new Blob([sealed]) };
    await set(entry, copy, store);
    keptSince += copy.sealed.size;
    if (keptSince > tidyAfter) await tidyCopies();
    return true;
  } catch {
    // A copy is for a day without a network. Where there is no room for it, the platform still has everything.
    return false;
  }
}

/** What this window was answered under this name; undefined where nothing is kept of it. */
export async function readCopy(name: string): Promise<unknown> {
  try {
    const lock = await findLock();
    if (!lock) return undefined;
    const entry = await entryOf(lock, name);
    const copy = await get<SealedCopy>(entry, store);
    if (!copy || copy.at < Date.now() - longestKeptMs) return undefined;
    return unpacked(
      await crypto.subtle.decrypt(sealOf(copy.iv, entry), lock.key, await copy.sealed.arrayBuffer()),
    );
  } catch {
    return undefined;
  }
}

/** Drops the copy under this name: it is not the window's to see any more. */
export async function dropCopy(name: string): Promise<void> {
  try {
    const lock = await findLock();
    if (lock) await del(await entryOf(lock, name), store);
  } catch {
    // Then it goes after a day.
  }
}

/** Drops copies of more than a day, and the oldest where all windows of this device keep too much. */
export async function tidyCopies(): Promise<void> {
  keptSince = 0;
  try {
    const copies = (await entries<string, SealedCopy>(store)).toSorted(([, a], [, b]) => b.at - a.at);
    let kept = 0;
    const old = copies.filter(([, { at, sealed }]) => {
      kept += sealed.size;
      return kept > mostKept || at < Date.now() - longestKeptMs;
    });
    await delMany(
      old.map(([entry]) => entry),
      store,
    );
  } catch {
    // As above.
  }
}

/** Tells this window that its copies are gone. */
export const copiesGone = new EventTarget();

/** Drops all copies on this device, also those of its other windows: somebody left, or what was typed needs the room. */
export async function dropCopies(): Promise<void> {
  try {
    await clear(store);
  } catch {
    // What is left is sealed, and its key goes with the window.
  }
  copiesGone.dispatchEvent(new Event('gone'));
}

const isWantOfRoom = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Stores typed work; where there is no room for it, once more with the room of all copies. Rejects where that is refused as well. */
export async function inRoomOfCopies(keep: () => Promise<void>): Promise<void> {
  try {
    await keep();
  } catch (error) {
    if (!isWantOfRoom(error)) throw error;
    await dropCopies();
    await keep();
  }
}
