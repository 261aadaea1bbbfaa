import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as routes from '@moderator/contract/routes';
import type { Progress } from '@moderator/contract/runtime';
import { createClient } from './index.ts';
import { json, refuse, startTestServer } from './server.fixture.ts';
import type { TestServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

const client = () => createClient(routes, { baseUrl: server.url });
const part = Buffer.alloc(64 * 1024, 'x');

describe('a file on its way', () => {
  it('is counted as it arrives', async () => {
    server.answering((_, response) => {
      response.writeHead(200, { 'content-length': String(3 * part.length) });
      for (let count = 0; count < 3; count++) response.write(part);
      response.end();
    });
    const seen: Progress[] = [];
    const { blob } = await client().downloadFile({ id: 'a' }, { onProgress: (each) => seen.push(each) });
    expect(blob.size).toBe(3 * part.length);
    expect(seen.at(-1)).toEqual({ done: 3 * part.length, total: 3 * part.length });
    expect(seen.map(({ done }) => done)).toEqual(seen.map(({ done }) => done).sort((a, b) => a - b));
  });

  it('of unknown length is counted without a total', async () => {
    server.answering((_, response) => void response.writeHead(200).end('abc'));
    const seen: Progress[] = [];
    await client().downloadFile({ id: 'a' }, { onProgress: (each) => seen.push(each) });
    expect(seen).toEqual([{ done: 3, total: null }]);
  });

  it('may take longer than the call, as long as it moves', async () => {
    server.answering((_, response) => {
      response.writeHead(200);
      let count = 0;
      const timer = setInterval(() => {
        response.write('x');
        if (++count < 6) return;
        clearInterval(timer);
        response.end();
      }, 100);
    });
    const { blob } = await client().downloadFile({ id: 'a' }, { deadline: 300, stall: 5_000 });
    expect(blob.size).toBe(6);
  });

  it('that stands still is given up', async () => {
    server.answering((_, response) => void response.writeHead(200).write('%PDF'));
    await expect(client().downloadFile({ id: 'a' }, { stall: 50 })).rejects.toMatchObject({
      name: 'ApiError',
      code: 'timeout',
    });
  });

  it('whose head does not come is given up', async () => {
    server.answering(() => undefined);
    await expect(client().downloadFile({ id: 'a' }, { deadline: 50 })).rejects.toMatchObject({
      code: 'timeout',
      outcome: 'unknown',
    });
  });

  it('that breaks off is fetched again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    server.answering((_, response, count) => {
      if (count > 1) return void response.writeHead(200).end('whole');
      response.writeHead(200, { 'content-length': '1000' });
      response.write('ha', () => response.destroy());
    });
    const { blob } = await client().downloadFile({ id: 'a' });
    expect(await blob.text()).toBe('whole');
  });

  it('of an export is fetched again, since the POST only reads', async () => {
    server.answering((_, response, count) =>
      count === 1 ? refuse(response, 503) : void response.writeHead(200).end('id;name'),
    );
    const { blob } = await client().exportUsers({ type: 'csv' });
    expect(await blob.text()).toBe('id;name');
  });
});

describe('a download that breaks off', () => {
  const whole = Array.from({ length: 3000 }, (_, index) => String.fromCharCode(97 + (index % 26))).join('');
  /** Sends so many bytes of what is asked for and then nothing more, in this way. */
  const breaking = (after: number, end: (response: ServerResponse) => void, etag = '"one"') =>
    server.answering(({ headers }, response, count) => {
      const asked = /^bytes=(\d+)-$/.exec(headers.range ?? '');
      const isSame = asked !== null && headers['if-range'] === etag;
      const from = isSame ? Number(asked[1]) : 0;
      const range = isSame ? { 'content-range': `bytes ${from}-${whole.length - 1}/${whole.length}` } : {};
      const rest = whole.slice(from);
      response.writeHead(isSame ? 206 : 200, { ...range, etag, 'content-length': rest.length });
      if (count > 3) return void response.end(rest);
      response.write(rest.slice(0, after), () => setImmediate(() => end(response)));
    });
  const ends: [string, (response: ServerResponse) => void][] = [
    ['whose line is lost', (response) => response.destroy()],
    ['that stands still', () => undefined],
  ];

  it.each(ends)('goes on where it was, as one %s', async (_, end) => {
    breaking(700, end);
    const seen: Progress[] = [];
    const { blob } = await client().downloadFile(
      { id: 'a' },
      { stall: 50, onProgress: (each) => seen.push(each) },
    );
    expect(await blob.text()).toBe(whole);
    expect(server.received).toHaveLength(4);
    const [first, ...later] = server.received.map(({ headers }) => headers);
    expect([first!.range, first!['if-range']]).toEqual([undefined, undefined]);
    for (const headers of later)
      expect([headers.range, headers['if-range']]).toEqual([expect.stringMatching(/^bytes=\d+-$/), '"one"']);
    expect(seen.map(({ done }) => done)).toEqual(
      [...new Set(seen.map(({ done }) => done))].sort((a, b) => a - b),
    );
    expect(seen.at(-1)).toEqual({ done: whole.length, total: whole.length });
  });

  it.each(ends)('goes on as a stream, as one %s', async (_, end) => {
    breaking(700, end);
    const { stream, size } = await client().downloadFile({ id: 'a' }, { stream: true, stall: 50 });
    expect([await new Response(stream).text(), size]).toEqual([whole, whole.length]);
  });

  it('is not put together from two files', async () => {
    server.answering((_, response, count) => {
      response.writeHead(200, { etag: `"${count}"`, 'content-length': '100' });
      response.write('a'.repeat(50), () => response.destroy());
    });
    const { stream } = await client().downloadFile({ id: 'a' }, { stream: true });
    await expect(new Response(stream).text()).rejects.toMatchObject({
      name: 'ApiError',
      code: 'unreadable_answer',
    });
    expect(server.received).toHaveLength(2);
  });

  it('is given up where nothing more comes', async () => {
    server.answering(({ headers }, response) => {
      const from = headers.range ? 4 : 0;
      const range = from > 0 ? { 'content-range': 'bytes 4-99/100' } : {};
      response.writeHead(from > 0 ? 206 : 200, { ...range, etag: '"one"', 'content-length': 100 - from });
      response.write(from > 0 ? '' : 'abcd', () => setImmediate(() => response.destroy()));
    });
    const { stream } = await client().downloadFile({ id: 'a' }, { stream: true });
    await expect(new Response(stream).text()).rejects.toMatchObject({ name: 'ApiError', code: 'network' });
    expect(server.received.length).toBeLessThan(6);
  });

  it('ends where it is called off', async () => {
    const control = new AbortController();
    const reason = new Error('gone');
    breaking(700, () => control.abort(reason));
    const download = client().downloadFile({ id: 'a' }, { signal: control.signal });
    await expect(download).rejects.toBe(reason);
    expect(server.received).toHaveLength(1);
  });
});

describe('a stream', () => {
  it('says what it is before it has arrived, and how large it is', async () => {
    let end = () => {};
    server.answering((_, response) => {
      const head = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="users.csv"' };
      response.writeHead(200, { ...head, 'content-length': '4' });
      response.write('ab');
      end = () => response.end('cd');
    });
    const { stream, ...head } = await client().exportUsers({ type: 'csv' }, { stream: true });
    expect(head).toEqual({ fileName: 'users.csv', mediaType: 'text/csv', size: 4 });
    end();
    expect(await new Response(stream).text()).toBe('abcd');
  });

  it('is not read ahead of its reader', async () => {
    let written = 0;
    let closed = false;
    server.answering((_, response) => {
      response.writeHead(200);
      response.on('close', () => (closed = true));
      const more = () => {
        while (written < 512 && response.write(part)) written++;
        written++;
        response.once('drain', more);
      };
      more();
    });
    const { stream } = await client().exportUsers({ type: 'csv' }, { stream: true, stall: 10_000 });
    const reader = stream.getReader();
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 200));
    // What a socket and its buffers hold, and far from the 32 MB that there are.
    expect(written).toBeLessThan(200);
    await reader.cancel();
    await expect.poll(() => closed).toBe(true);
  });

  it('does not stand still while nobody reads it', async () => {
    server.answering((_, response) => void response.writeHead(200).end('slowly'));
    const { stream } = await client().exportUsers(
      { type: 'csv' },
      { stream: true, deadline: 100, stall: 50 },
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await new Response(stream).text()).toBe('slowly');
  });

  it('that stands still fails as a call does', async () => {
    server.answering((_, response) => void response.writeHead(200).write('a'));
    const { stream } = await client().exportUsers({ type: 'csv' }, { stream: true, stall: 50 });
    await expect(new Response(stream).text()).rejects.toMatchObject({ name: 'ApiError', code: 'timeout' });
  });

  it('that breaks off fails as a call does', async () => {
    server.answering((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('a', () => response.destroy());
    });
    const { stream } = await client().exportUsers({ type: 'csv' }, { stream: true });
    await expect(new Response(stream).text()).rejects.toMatchObject({ name: 'ApiError', code: 'network' });
  });

  it('ends with the reason for which it is called off', async () => {
    const control = new AbortController();
    const reason = new Error('gone');
    server.answering((_, response) => void response.writeHead(200).write('a'));
    const call = client().exportUsers({ type: 'csv' }, { stream: true, signal: control.signal });
    const { stream } = await call;
    const reader = stream.getReader();
    await reader.read();
    const reading = reader.read();
    control.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });
});

describe('an upload that is counted', () => {
  const file = new File([part, part, part], 'portfolio.txt');

  it('arrives as it would otherwise', async () => {
    server.answering((_, response) => json(response, 201, { data: { id: 'f' } }));
    const seen: Progress[] = [];
    const answer = await client().uploadFile({ file }, { onProgress: (each) => seen.push(each) });
    expect(answer).toEqual({ id: 'f' });
    const [{ headers, body }] = server.received as [(typeof server.received)[0]];
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toContain('filename="portfolio.txt"');
    expect(body.match(/x{1000}/)).not.toBeNull();
    expect(seen.at(-1)).toEqual({ done: file.size, total: file.size });
    expect(seen.length).toBeGreaterThan(1);
  });

  it('is sent again whole, under the same key', async () => {
    server.answering((_, response, count) =>
      count === 1 ? refuse(response, 503) : json(response, 201, { data: { id: 'f' } }),
    );
    await client().uploadFile({ file }, { onProgress: () => undefined });
    const [first, second] = server.received as [(typeof server.received)[0], (typeof server.received)[0]];
    expect(second.headers['idempotency-key']).toBe(first.headers['idempotency-key']);
    expect(second.body.length).toBe(first.body.length);
  });

  it('ends when it is called off', async () => {
    const control = new AbortController();
    const reason = new Error('gone');
    server.answering(() => undefined);
    const call = client().uploadFile(
      { file },
      { signal: control.signal, onProgress: () => control.abort(reason) },
    );
    await expect(call).rejects.toBe(reason);
  });
});
