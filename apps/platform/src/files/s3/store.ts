import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { incoming } from '../byte-store.ts';
import type { ByteStore, Kept } from '../byte-store.ts';
import { StorageError } from '../storage-error.ts';
import { emptyWorkplace } from '../workplace.ts';
import type { S3Address } from './address.ts';
import { causeOf, createS3Client } from './client.ts';
import type { S3Client } from './client.ts';
import { writingTo } from './write.ts';
import { elementsOf, readAnswer } from './xml.ts';

/**
 * Bytes in a bucket of S3, or of what speaks as S3 does.
 * @param workDirectory where files lie for as long as something reads or makes them by their path
 */
export function createS3Store(address: S3Address, workDirectory: string): ByteStore {
  const client = createS3Client(address);
  const write = writingTo(client, address);
  const remove = async (key: string) => void (await client.send({ method: 'DELETE', key, takes: [404] }));
  const read: ByteStore['read'] = (key, range) =>
    Readable.from(bytesOf(client, key, range), { objectMode: false });

  async function* all(prefix: string): AsyncGenerator<Kept> {
    for (let after = ''; ;) {
      const page = {
        'list-type': '2',
        prefix: client.pathOf(prefix),
        ...(after ? { 'start-after': after } : {}),
      };
      const text = await (await client.send({ method: 'GET', query: page })).text();
      for (const entry of elementsOf(text, 'Contents')) {
        const found = readAnswer(entry, ['Key', 'Size', 'LastModified']);
        after = found.Key[0]!;
        const key = after.slice(address.prefix.length);
        yield { key, size: Number(found.Size[0]), changedAt: new Date(found.LastModified[0]!) };
      }
      if (readAnswer(text, ['IsTruncated']).IsTruncated[0] !== 'true') return;
    }
  }

  return {
    address: `${address.origin}/${address.prefix}`,
    write,
    read,
    remove,
    async *list(prefix) {
      for await (const kept of all(prefix)) if (!kept.key.startsWith(`${incoming}/`)) yield kept;
    },
    async adopt(key, from) {
      const written = await write(key, createReadStream(from) as AsyncIterable<Buffer>, { mayBeThere: true });
      await rm(from);
      return written;
    },
    async look(key) {
      const { status, headers } = await client.send({ method: 'HEAD', key, takes: [404] });
      if (status === 404) return undefined;
      return {
        key,
        size: Number(headers.get('content-length')),
        changedAt: new Date(headers.get('last-modified') ?? 0),
      };
    },
    async removeUnfinished(before) {
      let count = 0;
      const query = { uploads: '', prefix: client.pathOf('') };
      const uploads = await (await client.send({ method: 'GET', query })).text();
      for (const upload of elementsOf(uploads, 'Upload')) {
        const { Key, UploadId, Initiated } = readAnswer(upload, ['Key', 'UploadId', 'Initiated']);
        if (new Date(Initiated[0]!) >= before) continue;
        const key = Key[0]!.slice(address.prefix.length);
        await client.send({ method: 'DELETE', key, query: { uploadId: UploadId[0]! }, takes: [404] });
        count += 1;
      }
      for await (const { key, changedAt } of all(`${incoming}/`)) {
        if (changedAt >= before) continue;
        await remove(key);
        count += 1;
      }
      return count;
    },
    async local(key, work) {
      const directory = await emptyWorkplace(workDirectory, randomUUID());
      try {
        const path = join(directory, 'file');
        await pipeline(read(key), createWriteStream(path));
        return await work(path);
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
    workplace: (name) => emptyWorkplace(workDirectory, name),
    async check() {
      const key = `${incoming}/${randomUUID()}`;
      await client.send({ method: 'PUT', key, body: new Uint8Array(), headers: address.encryption });
      await remove(key);
    },
  };
}

/** How often in a row a read may break off without another byte having come. */
const breaksInARow = 3;
const pauseMs = 200;

/**
 * Nothing is asked for before somebody reads, and no more comes once nobody does. What breaks off on its way is gone on
 * with where it broke off, as long as the object is still the same.
 */
async function* bytesOf(
  client: S3Client,
  key: string,
  range: { start: number; end: number } | undefined,
): AsyncGenerator<Uint8Array> {
  const ending = new AbortController();
  let at = range?.start ?? 0;
  let version: string | null = null;
  let breaks = 0;
  try {
    for (;;) {
      const headers: Record<string, string> = {
        ...(range || version ? { range: `bytes=${at}-${range?.end ?? ''}` } : {}),
        ...(version ? { 'if-match': version } : {}),
      };
      const answer = await client.send({ method: 'GET', key, headers, signal: ending.signal });
      version ??= answer.headers.get('etag');
      try {
        for await (const piece of (answer.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
          yield piece;
          at += piece.length;
          breaks = 0;
        }
        return;
      } catch (error) {
        breaks += 1;
        if (!version || breaks > breaksInARow)
          throw new StorageError(`${key} broke off while it was read: ${causeOf(error)}`);
        await wait(pauseMs * breaks);
      }
    }
  } finally {
    ending.abort();
  }
}
