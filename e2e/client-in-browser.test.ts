import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
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
let respond: (method: string, size: number, response: ServerResponse, request: IncomingMessage) => void;
const bundle = new Map<string, string>();

const entry = `
  import { createClient } from '${root}packages/client/src/index.ts';
  import { allRoutes } from '${root}packages/contract/generated/all-routes.ts';
  window.api = createClient(allRoutes, { token: () => 'secret' });
  // As a page does whose tabs keep one token together.
  window.shared = createClient(allRoutes, {
    token: () => localStorage.getItem('token') ?? undefined,
    refresh: async () => {
      const renewed = await fetch('/renewal', { method: 'POST', body: localStorage.getItem('token') });
      if (renewed.ok) localStorage.setItem('token', await renewed.text());
      return renewed.ok;
    },
  });`;

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
    request.on('end', () => respond(request.method!, size, response, request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launchBrowser();
  page = await (await browser.newContext()).newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => 'api' in window);
});
afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

type Window = typeof globalThis & { api: Client; shared: Client };

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
          ({ code, detail, outcome, requestId }) => ({ code, detail, outcome, requestId }),
        ),
    );
    expect(failure).toEqual({
      code: 'too_large',
      detail: 'Larger than the platform accepts.',
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

describe('tabs that have the same token', () => {
  const open = async () => {
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await tab.waitForFunction(() => 'shared' in window);
    return tab;
  };
  const askedAtOnce = (tabs: Page[]) =>
    Promise.all(
      tabs.map((tab) =>
        tab.evaluate(async () => {
          const { shared } = globalThis as Window;
          const calls = ['a', 'b', 'c'].map(async (id) => shared.getUser({ id }));
          const answers = await Promise.allSettled(calls);
          return answers.map(({ status }) => status);
        }),
      ),
    );
  const keep = (tab: Page) => tab.evaluate(() => localStorage.setItem('token', 'token 1'));

  it('share one renewal', async () => {
    let renewals = 0;
    let token = 'token 2';
    const waiting: ServerResponse[] = [];
    respond = (_, _size, response, request) => {
      if (request.url === '/renewal') {
        token = `token ${++renewals + 1}`;
        // Both tabs have met their refusals by then.
        return void setTimeout(() => response.writeHead(200).end(token), 300);
      }
      const isGood = request.headers.authorization === `Bearer ${token}` && renewals > 0;
      const answer = () => {
        response.writeHead(isGood ? 200 : 401, { 'content-type': 'application/json' });
        response.end(isGood ? '{"data":{"id":"u"}}' : '{"code":"not_signed_in"}');
      };
      if (isGood) return answer();
      // No tab is refused before all six calls are there, so that none is ahead of the others.
      waiting.push(response);
      if (waiting.length < 6) return;
      for (const each of waiting) each.writeHead(401, { 'content-type': 'application/json' }).end('{}');
    };
    const tabs = [await open(), await open()];
    await keep(tabs[0]!);
    const all = await askedAtOnce(tabs);
    expect(all).toEqual(Array(2).fill(Array(3).fill('fulfilled')));
    expect(renewals).toBe(1);
    await Promise.all(tabs.map((tab) => tab.close()));
  });

  it('do not wait for one that closed in the middle of its renewal', async () => {
    let renewals = 0;
    const [first, second] = [await open(), await open()];
    respond = (_, _size, response, request) => {
      if (request.url === '/renewal') {
        if (++renewals === 1) return void first.close();
        return void response.writeHead(200).end('good');
      }
      const isGood = request.headers.authorization === 'Bearer good';
      response.writeHead(isGood ? 200 : 401, { 'content-type': 'application/json' }).end('{"data":{}}');
    };
    await keep(second);
    await Promise.all([askedAtOnce([first]).catch(() => 'closed'), expect.poll(() => renewals).toBe(1)]);
    expect(await askedAtOnce([second])).toEqual([Array(3).fill('fulfilled')]);
    expect(renewals).toBe(2);
    await second.close();
  });
});

describe('an answer that leads elsewhere', () => {
  it.each([
    ['', false],
    [' to an upload that is counted', true],
  ])('%s is no answer', async (_, isCounted) => {
    const received: string[] = [];
    respond = (_method, _size, response, request) => {
      received.push(request.url!);
      if (request.url === '/elsewhere') return void response.writeHead(201).end('{"data":{}}');
      response.writeHead(307, { location: '/elsewhere' }).end();
    };
    const failure = await page.evaluate(
      (counted) =>
        (globalThis as Window).api
          .uploadFile(
            { file: new Blob(['x']), fileName: 'x.txt' },
            counted ? { onProgress: () => undefined } : {},
          )
          .then(
            () => null,
            ({ code, outcome, attempts }) => ({ code, outcome, attempts }),
          ),
      isCounted,
    );
    expect(failure).toEqual({ code: 'redirected', outcome: 'unknown', attempts: 1 });
    // XMLHttpRequest follows by itself, within its own origin; what comes from there is no answer.
    if (!isCounted) expect(received).toEqual(['/api/v2/files']);
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
