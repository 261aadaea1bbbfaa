import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** An editor's way to the compiler (Language Server Protocol 3.17), as far as a question for a hover takes it. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
const uri = pathToFileURL(join(root, 'packages/client/src/hovered.ts')).href;

let server: ChildProcess;
let received = Buffer.alloc(0);
let asked = 0;
const waiting = new Map<number, (result: unknown) => void>();

function send(message: object): void {
  const text = JSON.stringify({ jsonrpc: '2.0', ...message });
  server.stdin!.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}
const ask = (method: string, params: object) =>
  new Promise<unknown>((resolve) => {
    waiting.set(++asked, resolve);
    send({ id: asked, method, params });
  });

function read(chunk: Buffer): void {
  received = Buffer.concat([received, chunk]);
  for (;;) {
    const head = /^Content-Length: (\d+)\r\n(?:.+\r\n)*\r\n/.exec(received.toString('latin1'));
    const length = Number(head?.[1]);
    if (!head || received.length < head[0].length + length) return;
    const body = received.subarray(head[0].length, head[0].length + length).toString();
    received = received.subarray(head[0].length + length);
    const message = JSON.parse(body) as { id?: number; method?: string; result?: unknown };
    // It asks for settings as well, of which there are none.
    if (message.method) {
      if (message.id !== undefined) send({ id: message.id, result: null });
    } else waiting.get(message.id!)?.(message.result);
  }
}

beforeAll(async () => {
  server = spawn(process.execPath, [compiler, '--lsp', '-stdio'], { cwd: root });
  server.stdout!.on('data', read);
  await ask('initialize', { processId: null, rootUri: pathToFileURL(root).href, capabilities: {} });
  send({ method: 'initialized', params: {} });
});
afterAll(() => void server.kill());

/** The signature that is shown where the call is made. */
async function hovered(call: string): Promise<string> {
  const line = `api.${call};`;
  const text = `import type { Client } from './index.ts';\ndeclare const api: Client;\ndeclare const file: File;\n${line}\n`;
  send({
    method: 'textDocument/didOpen',
    params: { textDocument: { uri, languageId: 'typescript', version: 1, text } },
  });
  const result = await ask('textDocument/hover', {
    textDocument: { uri },
    position: { line: 3, character: 6 },
  });
  send({ method: 'textDocument/didClose', params: { textDocument: { uri } } });
  const { contents } = result as { contents: { value: string } | string };
  const shown = typeof contents === 'string' ? contents : contents.value;
  // Behind an empty line comes the docstring.
  return shown.split('\n\n')[0]!.replace(/\s+/g, ' ').trim();
}

describe('what an editor shows of a call', () => {
  it.each([
    ["getUser({ id: 'a' })", 'getUser', 'Promise<Versioned<User>>'],
    [
      "getUser({ id: 'a', query: { fields: ['name'] } })",
      'getUser',
      'Promise<Versioned<Pick<User, "id" | "name" | "version">>>',
    ],
    ['listUsers()', 'listUsers', 'Paged<User>'],
    ["updateUser({ id: 'a', version: 1, body: {} })", 'updateUser', 'Promise<Versioned<User>>'],
    ["deleteUser({ id: 'a' })", 'deleteUser', 'Promise<void>'],
    ["exportUsers({ type: 'csv' })", 'exportUsers', 'Promise<FileAnswer>'],
    ["exportUsers({ type: 'csv' }, { stream: true })", 'exportUsers', 'Promise<FileStream>'],
    ['uploadFile({ file })', 'uploadFile', 'Promise<StoredFile>'],
  ])('api.%s is one signature that says what goes in and what comes out', async (call, name, answer) => {
    const shown = await hovered(call);
    expect(shown).not.toContain('overload');
    expect(shown.startsWith(`(property) ${name}: `)).toBe(true);
    expect(shown).toMatch(/\(input\??: \{ .+ \}[^)]*, options\?: \w+/);
    expect(shown.endsWith(` => ${answer}`)).toBe(true);
    expect(shown.length).toBeLessThan(300);
  });
});
