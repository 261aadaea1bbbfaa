import { randomUUID } from 'node:crypto';
import { alreadyThere, incoming, measuring } from '../byte-store.ts';
import type { ByteStore } from '../byte-store.ts';
import { StorageError } from '../storage-error.ts';
import type { S3Address } from './address.ts';
import type { S3Client } from './client.ts';
import { readAnswer } from './xml.ts';

/** Bytes that go over together: of a file, two such parts are in memory. S3 takes 10,000 of them. */
const partBytes = 8 * 1024 * 1024;

/** Says whose write it was: an answer that was lost is told from somebody else who was there first. */
const markName = 'x-amz-meta-write';

/**
 * Writes an object as its bytes come: what fits into one part in one request, more in several. Each part goes with its checksum,
 * which the server compares; what is broken off is nothing that anybody sees.
 */
export function writingTo(client: S3Client, { bucket, encryption }: S3Address): ByteStore['write'] {
  return async (key, source, { largest, mayBeThere = false } = {}) => {
    const measure = measuring(largest);
    const parts = inParts(measure.pass(source));
    const first = (await parts.next()).value as Uint8Array;
    const second = await parts.next();
    const isNamed = typeof key === 'string';
    const isNew = isNamed && !mayBeThere;
    if (second.done) {
      const written = measure.result();
      await putWhole(isNamed ? key : key(written.sha256), first, isNew);
      return written;
    }
    // The name of content is known behind its last byte: it lies elsewhere until then.
    const place = isNamed ? key : `${incoming}/${randomUUID()}`;
    await putInParts(place, first, second.value, parts, isNew);
    const written = measure.result();
    if (!isNamed) await move(place, key(written.sha256));
    return written;
  };

  async function putWhole(key: string, body: Uint8Array, isNew: boolean): Promise<void> {
    const mark = randomUUID();
    const headers = { ...encryption, [markName]: mark, ...(isNew ? { 'if-none-match': '*' } : {}) };
    const { status } = await client.send({ method: 'PUT', key, body, headers, takes: [412] });
    if (status === 412) await refuseAnother(key, mark);
  }

  async function putInParts(
    key: string,
    first: Uint8Array,
    second: Uint8Array,
    rest: AsyncGenerator<Uint8Array>,
    isNew: boolean,
  ): Promise<void> {
    const mark = randomUUID();
    const begun = await client.send({
      method: 'POST',
      key,
      query: { uploads: '' },
      headers: { ...encryption, [markName]: mark },
    });
    const uploadId = readAnswer(await begun.text(), ['UploadId']).UploadId[0]!;
    let sending: Promise<void> | undefined;
    try {
      const tags: string[] = [];
      const send = async (body: Uint8Array, number: number) => {
        const query = { partNumber: `${number}`, uploadId };
        const answer = await client.send({ method: 'PUT', key, query, body });
        tags.push(answer.headers.get('etag') ?? '');
        await answer.arrayBuffer();
      };
      // While one part is on its way the next one comes in.
      sending = send(first, 1);
      for (let part: Uint8Array | undefined = second, number = 2; part; number++) {
        await sending;
        sending = send(part, number);
        sending.catch(() => undefined);
        const next: IteratorResult<Uint8Array> = await rest.next();
        part = next.done ? undefined : next.value;
      }
      await sending;
      await complete(key, uploadId, tags, mark, isNew);
    } catch (error) {
      // A part that arrives behind the end would stay.
      await sending?.catch(() => undefined);
      await client.send({ method: 'DELETE', key, query: { uploadId }, takes: [404] }).catch(() => undefined);
      throw error;
    }
  }

  async function complete(
    key: string,
    uploadId: string,
    tags: readonly string[],
    mark: string,
    isNew: boolean,
  ): Promise<void> {
    const list = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = Buffer.from(
      `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${list.join('')}</CompleteMultipartUpload>`,
    );
    const headers: Record<string, string> = isNew ? { 'if-none-match': '*' } : {};
    const request = { method: 'POST', key, query: { uploadId }, body, headers, takes: [404, 412] } as const;
    const answer = await client.send(request);
    const text = await answer.text();
    if (answer.status === 404 || answer.status === 412) await refuseAnother(key, mark);
    else refuseError(key, text);
  }

  /** What is there is our own where only the answer to it was lost. */
  async function refuseAnother(key: string, mark: string): Promise<void> {
    const { headers } = await client.send({ method: 'HEAD', key, takes: [404] });
    if (headers.get(markName) !== mark) throw alreadyThere(key);
  }

  async function move(from: string, to: string): Promise<void> {
    const headers = { ...encryption, 'x-amz-copy-source': `/${bucket}/${client.pathOf(from)}` };
    const answer = await client.send({ method: 'PUT', key: to, headers });
    refuseError(to, await answer.text());
    await client.send({ method: 'DELETE', key: from, takes: [404] });
  }
}

/** What takes long is answered with 200 before it is done: how it ended stands in what follows. */
function refuseError(key: string, text: string): void {
  if (!text.includes('<Error>')) return;
  const { Code, Message } = readAnswer(text, ['Code', 'Message']);
  throw new StorageError(`the bucket could not put ${key} together: ${Code[0]}: ${Message[0]}`);
}

/** The bytes in pieces of one length, the last one shorter; without bytes one piece that is empty. */
async function* inParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  let isFirst = true;
  for await (const chunk of source) {
    waiting.push(chunk);
    size += chunk.length;
    while (size >= partBytes) {
      const all = Buffer.concat(waiting, size);
      yield all.subarray(0, partBytes);
      isFirst = false;
      waiting = [all.subarray(partBytes)];
      size -= partBytes;
    }
  }
  if (size > 0 || isFirst) yield Buffer.concat(waiting, size);
}
