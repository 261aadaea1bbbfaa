import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ByteStore } from './byte-store.ts';
import { createDirectoryStore } from './directory-store.ts';
import { addressAt, s3Program, startS3Server, withoutS3 } from './s3/server.fixture.ts';
import type { S3Server } from './s3/server.fixture.ts';
import { createS3Store } from './s3/store.ts';

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** More than goes over at once. */
const large = randomBytes(20_000_001);

let work: string;
let server: S3Server | undefined;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'moderator-stores-'));
  if (s3Program) server = await startS3Server();
});
afterAll(async () => {
  await server?.stop();
  await rm(work, { recursive: true, force: true });
});

/** Bytes as they come from somebody: in pieces of uneven lengths. */
async function* coming(bytes: Uint8Array, breaksOff = false) {
  for (let at = 0; at < bytes.length; at += 700_001) yield bytes.subarray(at, at + 700_001);
  if (breaksOff) throw new Error('the line broke');
}

const stores: [string, boolean, () => Promise<ByteStore>][] = [
  ['a folder', true, async () => createDirectoryStore(await mkdtemp(join(work, 'store-')))],
  [
    `a bucket (${s3Program ?? withoutS3})`,
    s3Program !== undefined,
    async () => createS3Store(addressAt(await server!.bucket()), join(work, 'work')),
  ],
];

for (const [name, isHere, open] of stores)
  describe.skipIf(!isHere)(`bytes in ${name}`, () => {
    let store: ByteStore;
    beforeEach(async () => void (store = await open()));
    const all = async (prefix: string) => {
      const kept: string[] = [];
      for await (const { key, size } of store.list(prefix)) kept.push(`${key} ${size}`);
      return kept.toSorted();
    };

    it.each([
      ['none', new Uint8Array()],
      ['few', Buffer.from('Twelve boxes.')],
      ['as many as go over at once', large.subarray(0, 8 * 1024 * 1024)],
      ['many', large],
    ])('are what they were: %s', async (_, bytes) => {
      const written = await store.write('files/ab/one', coming(bytes));
      expect({ ...written, head: written.head.equals(bytes.subarray(0, 65_536)) }).toEqual({
        size: bytes.length,
        sha256: sha256Of(bytes),
        head: true,
      });
      expect(sha256Of(await buffer(store.read('files/ab/one')))).toBe(sha256Of(bytes));
      expect(await store.look('files/ab/one')).toMatchObject({ key: 'files/ab/one', size: bytes.length });
    });

    it('are read from any place to any other', async () => {
      await store.write('files/ab/one', coming(large));
      const range = { start: 8_388_600, end: 8_388_650 };
      const part = await buffer(store.read('files/ab/one', range));
      expect(part.equals(large.subarray(range.start, range.end + 1))).toBe(true);
    });

    it('come to nothing where they break off, or are more than is taken', async () => {
      await expect(store.write('files/ab/one', coming(large, true))).rejects.toThrow('the line broke');
      await expect(store.write('files/ab/two', coming(large), { largest: 19_000_000 })).rejects.toMatchObject(
        {
          code: 'too_large',
        },
      );
      expect([await store.look('files/ab/one'), await all('files/')]).toEqual([undefined, []]);
      expect(await store.removeUnfinished(new Date(Date.now() + 60_000))).toBe(0);
    });

    it('are not written over, unless they may be', async () => {
      for (const bytes of [Buffer.from('first'), large]) {
        const key = `files/ab/${bytes.length}`;
        await store.write(key, [Buffer.from('first')]);
        await expect(store.write(key, coming(bytes))).rejects.toThrow(/bytes under .* already/);
        expect(await text(store.read(key))).toBe('first');
      }
      await store.write('files/ab/5', [Buffer.from('second')], { mayBeThere: true });
      expect(await text(store.read('files/ab/5'))).toBe('second');
    });

    it('lie under what they are, once', async () => {
      const place = (sha256: string) => `files/content/${sha256}`;
      for (const bytes of [Buffer.from('few'), large, large]) await store.write(place, coming(bytes));
      expect(await all('files/')).toEqual(
        [`${place(sha256Of(large))} ${large.length}`, `${place(sha256Of(Buffer.from('few')))} 3`].toSorted(),
      );
    });

    it('are listed below a prefix, removed once and for all, and gone then', async () => {
      for (const key of ['files/ab/one', 'files/cd/two', 'logos/mark.svg'])
        await store.write(key, [Buffer.from(key)]);
      expect([await all('files/'), await all('logos/'), await all('nothing/')]).toEqual([
        ['files/ab/one 12', 'files/cd/two 12'],
        ['logos/mark.svg 14'],
        [],
      ]);
      await store.remove('files/ab/one');
      await store.remove('files/ab/one');
      expect(await store.look('files/ab/one')).toBeUndefined();
      await expect(buffer(store.read('files/ab/one'))).rejects.toThrow();
    });

    it('are at hand as a file, and taken over from one', async () => {
      const workplace = await store.workplace('made');
      await writeFile(join(workplace, 'film'), large);
      expect(await store.adopt('files/ab/one', join(workplace, 'film'))).toMatchObject({
        size: large.length,
        sha256: sha256Of(large),
      });
      expect(await readdir(workplace)).toEqual([]);
      const { readFile } = await import('node:fs/promises');
      expect(sha256Of(await store.local('files/ab/one', (path) => readFile(path)))).toBe(sha256Of(large));
      // What a process left behind that was killed is gone with the next of the same name.
      const again = await store.workplace('made');
      expect([again === workplace, await readdir(again)]).toEqual([false, []]);
    });

    it('that nobody reads to the end do not hold anything up', async () => {
      await store.write('files/ab/one', coming(large));
      const stream = store.read('files/ab/one');
      for await (const _ of stream) break;
      expect(stream.destroyed).toBe(true);
      await store.check();
    });
  });

describe.skipIf(!s3Program)(`a bucket (${s3Program ?? withoutS3})`, () => {
  it('is said not to be at hand, with its name and without its keys', async () => {
    const address = addressAt(await server!.bucket());
    const store = createS3Store({ ...address, origin: `${address.origin}-gone` }, work);
    const error = await store.check().catch((failed: Error) => failed.message);
    expect(error).toMatch(/^the bucket tests-\d+ at 127\.0\.0\.1:\d+ answered PUT .* NoSuchBucket/);
    const stranger = { ...address, credentials: { ...address.credentials, secretAccessKey: 'another' } };
    if (s3Program === 'versitygw')
      await expect(createS3Store(stranger, work).check()).rejects.toThrow('SignatureDoesNotMatch');
  });

  it('is waited for while it is away for a moment', async () => {
    const store = createS3Store(addressAt(await server!.bucket()), work);
    await server!.leave();
    const writing = store.write('files/ab/one', [Buffer.from('patient')]);
    await server!.comeBack();
    expect((await writing).size).toBe(7);
  });

  it('is read on where the line broke off in the middle', async () => {
    const store = createS3Store(addressAt(await server!.bucket()), work);
    await store.write('files/ab/one', coming(large));
    const read: Uint8Array[] = [];
    for await (const piece of store.read('files/ab/one')) {
      read.push(piece as Uint8Array);
      if (read.length !== 1) continue;
      await server!.leave();
      await server!.comeBack();
    }
    expect(sha256Of(Buffer.concat(read))).toBe(sha256Of(large));
  });
});
