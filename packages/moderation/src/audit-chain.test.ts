import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { canonicalJson, chainedText, verifyChain } from './index.ts';
import type { ChainedEntry } from './index.ts';

const hashOf = (previousHash: string, entry: Omit<ChainedEntry, 'previousHash' | 'hash'>) =>
  createHash('sha256').update(chainedText(previousHash, entry)).digest('hex');

const chain: ChainedEntry[] = [];

beforeAll(() => {
  let previousHash = '';
  for (let sequence = 1; sequence <= 5; sequence += 1) {
    const entry = {
      sequence,
      at: `2026-11-21T08:0${sequence}:00.000Z`,
      actorId: 'moderator',
      impersonatorId: null,
      action: 'decision signed',
      subjectKind: 'attempt',
      subjectId: `attempt-${sequence}`,
      detail: { kind: 'upheld', reason: '' },
    };
    const hash = hashOf(previousHash, entry);
    chain.push({ ...entry, previousHash, hash });
    previousHash = hash;
  }
});

const without = (index: number) => chain.filter((_, each) => each !== index);
const edited = (index: number, change: Partial<ChainedEntry>) =>
  chain.map((entry, each) => (each === index ? { ...entry, ...change } : entry));
const head = () => ({ sequence: 5, hash: chain[4]!.hash });

test('a chain that nobody touched holds, read at once or as it comes', async () => {
  async function* coming() {
    yield* chain;
  }
  expect(await verifyChain(chain, head())).toEqual({ ok: true, count: 5 });
  expect(await verifyChain(coming())).toEqual({ ok: true, count: 5 });
  expect(await verifyChain([])).toEqual({ ok: true, count: 0 });
});

describe('what was done to a chain is found where it was done', () => {
  const anyChange: [string, Partial<ChainedEntry>][] = [
    ['its time', { at: '2026-11-21T09:00:00.000Z' }],
    ['its author', { actorId: 'somebody' }],
    ['who acted through the author', { impersonatorId: 'manager' }],
    ['what was done', { action: 'decision reopened' }],
    ['the kind of its subject', { subjectKind: 'batch' }],
    ['its subject', { subjectId: 'attempt-9' }],
    ['its detail', { detail: { kind: 'overturned', reason: '' } }],
    ['its hash', { hash: '0'.repeat(64) }],
    ['the hash before it', { previousHash: '0'.repeat(64) }],
  ];
  test.each(anyChange)('an edit of %s', async (_, change) => {
    expect(await verifyChain(edited(2, change))).toMatchObject({ ok: false, at: 3 });
  });

  test('an edit with a hash made anew breaks at the next entry', async () => {
    const forged = { ...chain[2]!, actorId: 'somebody' };
    const hash = hashOf(forged.previousHash, forged);
    expect(await verifyChain(edited(2, { ...forged, hash }))).toMatchObject({ ok: false, at: 4 });
  });

  test.each([0, 1, 2, 3])('a removal of entry %i', async (index) => {
    expect(await verifyChain(without(index))).toMatchObject({ ok: false, at: index + 1 });
  });

  test('two entries in each other’s place', async () => {
    const swapped = [chain[0]!, chain[2]!, chain[1]!, chain[3]!, chain[4]!];
    expect(await verifyChain(swapped)).toMatchObject({ ok: false, at: 2 });
  });

  test('a number left out by who made the chain anew', async () => {
    const renumbered = { ...chain[0]!, sequence: 2 };
    const hash = hashOf('', renumbered);
    expect(await verifyChain([{ ...renumbered, hash }])).toMatchObject({ ok: false, at: 1 });
  });

  test('an entry twice', async () => {
    expect(await verifyChain([chain[0]!, chain[0]!])).toMatchObject({ ok: false, at: 2 });
  });

  test('a removal from the end, by the head alone', async () => {
    expect(await verifyChain(without(4))).toEqual({ ok: true, count: 4 });
    expect(await verifyChain(without(4), head())).toMatchObject({ ok: false, at: 5 });
    expect(await verifyChain([], head())).toMatchObject({ ok: false, at: 1 });
  });

  test('a last entry that is not the one of the head', async () => {
    const forged = { ...chain[4]!, actorId: 'somebody' };
    const hash = hashOf(forged.previousHash, forged);
    expect(await verifyChain(edited(4, { ...forged, hash }), head())).toMatchObject({ ok: false, at: 5 });
  });
});

describe('canonical JSON', () => {
  test('does not depend on the order in which keys were set', () => {
    expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
    expect(canonicalJson({ a: null, b: [{ c: 2, d: 1 }] })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  });

  test('leaves out what JSON leaves out and keeps dates', () => {
    expect(canonicalJson({ a: undefined, b: () => 1, c: new Date(0), d: [undefined] })).toBe(
      '{"c":"1970-01-01T00:00:00.000Z","d":[null]}',
    );
    expect(canonicalJson(undefined)).toBe('null');
  });

  test('is the same for a value and for what storage gives back of it', () => {
    fc.assert(
      fc.property(fc.anything({ withDate: true }), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(canonicalJson(JSON.parse(JSON.stringify(value) ?? 'null'))).toBe(text);
      }),
    );
  });
});
