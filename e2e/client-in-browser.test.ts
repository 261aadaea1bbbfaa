import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { launchBrowser } from './support/browser.ts';
import { root } from './support/system.ts';

/** The client as a page has it: bundled, in a real browser, over HTTP/1.1 as a platform without a proxy speaks it. */
let server: Server;
let browser: Browser;
let page: Page;
let respond: (method: string, size: number, response: ServerResponse) => void;
const bundle = new Map<string, string>();

const entry = `
  import { createClient } from '${root}packages/client/src/index.ts';
  import { allRoutes } from '${root}packages/contract/generated/all-routes.ts';
  window.api = createClient(allRoutes, { token: () => 'secret' });`;

beforeAll(async () => {
  const id = `${root}e2e/client-entry.ts`;
  const building = await rolldown({
    input: id,
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) => (source === id ? { code: entry, moduleType: 'ts' } : undefined),
      },
    ],
  });
  const { output } = await building.generate({ format: 'es', entryFileNames: 'entry.js' });
  for (const file of output) if (file.type === 'chunk') bundle.set(`/${file.fileName}`, file.code);

  server = createServer((request, response) => {
    const script = bundle.get(request.url!);
    if (script) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    if (request.url === '/') {
      const text = '<!doctype html><title>client</title><script type="module" src="/entry.js"></script>';
      return response.writeHead(200, { 'content-type': 'text/html' }).end(text);
    }
    let size = 0;
    request.on('data', (part: Buffer) => (size += part.length));
    request.on('end', () => respond(request.method!, size, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => 'api' in window);
});
afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

type Window = typeof globalThis & { api: Client };

describe('an upload', () => {
  it('is counted while it leaves, and answered as any call', async () => {
    let received = 0;
    respond = (_, size, response) => {
      received = size;
      response.writeHead(201, { 'content-type': 'application/json', 'x-request-id': 'r1' });
      response.end('{"data":{"id":"f"}}');
    };
    const { answer, seen } = await page.evaluate(async () => {
      const seen: { done: number; total: number | null }[] = [];
      const file = new File([new Uint8Array(3_000_000)], 'portfolio.pdf');
      const { api } = globalThis as Window;
      const answer = await api.uploadFile({ file }, { onProgress: (each) => seen.push(each) });
      return { answer, seen };
    });
    expect(answer).toEqual({ id: 'f' });
    expect(received).toBeGreaterThan(3_000_000);
    expect(seen.at(-1)!.done).toBe(seen.at(-1)!.total);
    expect(seen.at(-1)!.total).toBe(received);
  });

  it('that is refused fails as any call', async () => {
    respond = (_, _size, response) => {
      response.writeHead(413, { 'content-type': 'application/problem+json' });
      response.end(
        JSON.stringify({ code: 'too_large', detail: 'Larger than the platform accepts.', requestId: 'r2' }),
      );
    };
    const failure = await page.evaluate(() =>
      (globalThis as Window).api
        .uploadFile({ file: new Blob(['x']), fileName: 'x.txt' }, { onProgress: () => undefined })
        .then(
          () => null,
          ({ code, message, outcome, requestId }) => ({ code, message, outcome, requestId }),
        ),
    );
    expect(failure).toEqual({
      code: 'too_large',
      message: 'Larger than the platform accepts.',
      outcome: 'rejected',
      requestId: 'r2',
    });
  });

  it('ends when it is called off', async () => {
    respond = () => undefined;
    const reason = await page.evaluate(() => {
      const control = new AbortController();
      const onProgress = () => control.abort('gone');
      return (globalThis as Window).api
        .uploadFile({ file: new Blob(['x']), fileName: 'x.txt' }, { signal: control.signal, onProgress })
        .catch((error: unknown) => error);
    });
    expect(reason).toBe('gone');
  });

  it('whose connection breaks is sent again under its key', async () => {
    let count = 0;
    respond = (_, _size, response) => {
      if (++count === 1) return void response.destroy();
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end('{"data":{"id":"again"}}');
    };
    const answer = await page.evaluate(() =>
      (globalThis as Window).api.uploadFile(
        { file: new Blob(['x']), fileName: 'x.txt' },
        { onProgress: () => undefined },
      ),
    );
    expect([answer, count]).toEqual([{ id: 'again' }, 2]);
  });
});

describe('a download', () => {
  it('is counted as it arrives, and can be read as a stream', async () => {
    respond = (_, _size, response) => {
      response.writeHead(200, { 'content-length': '200000', 'content-type': 'text/csv' });
      response.end(Buffer.alloc(200_000, 'x'));
    };
    const result = await page.evaluate(async () => {
      const { api } = globalThis as Window;
      let done = 0;
      const whole = await api.downloadFile({ id: 'a' }, { onProgress: (each) => (done = each.done) });
      const { stream, size, mediaType } = await api.exportUsers({ type: 'csv' }, { stream: true });
      const text = await new Response(stream).text();
      return { done, blob: whole.blob.size, type: whole.blob.type, size, mediaType, length: text.length };
    });
    expect(result).toEqual({
      done: 200_000,
      blob: 200_000,
      type: 'text/csv',
      size: 200_000,
      mediaType: 'text/csv',
      length: 200_000,
    });
  });
});
