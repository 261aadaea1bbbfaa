import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { root } from './support/system.ts';

/** The client as others get it: packed, and installed into a project that has nothing else. */
const project = mkdtempSync(join(tmpdir(), 'client-project-'));
const installed = join(project, 'node_modules/@moderator/client');
const run = (command: string, parameters: string[], cwd = project) =>
  execFileSync(command, parameters, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });

let server: Server;
let baseUrl: string;
let script = '';

beforeAll(async () => {
  run('node', ['scripts/build-client.mjs'], root);
  const [{ filename }] = JSON.parse(
    run('npm', ['pack', join(root, 'packages/client/dist'), '--json', '--silent']),
  ) as [{ filename: string }];
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }');
  run('npm', ['install', join(project, filename), '--offline', '--no-audit', '--no-fund', '--silent']);

  server = createServer(({ url }, response) => {
    if (url === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
    if (url === '/program.js')
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    const data = url!.includes('/users/') ? { id: 'a', name: 'Zanele' } : [{ id: 'a' }];
    response.writeHead(200, { 'content-type': 'application/json', version: '3' });
    response.end(JSON.stringify({ data, page: { next: null } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server?.close();
  rmSync(project, { recursive: true, force: true });
});

const program = `
  import { ApiError, createClient, mutator } from '@moderator/client';
  import { queriesOf } from '@moderator/client/query';
  import { getUser, listUsers, updateUser } from '@moderator/client/routes';
  import { allRoutes } from '@moderator/client/all-routes';

  export async function program(baseUrl) {
    const api = createClient({ getUser, listUsers, updateUser }, { baseUrl: baseUrl + '/api' });
    const ids = [];
    for await (const { id } of api.listUsers({ query: { fields: ['name'] } })) ids.push(id);
    const { name, version } = await mutator(api.getUser, api.updateUser)('a', () => undefined);
    const { queryKey } = queriesOf(api, () => ({ tenant: 't', user: 'u' })).one((each) => each.getUser({ id: 'a' }));
    const failure = await api.getUser({ id: '' }).catch((error) => error instanceof ApiError && error.code);
    return JSON.stringify([ids, name, version, queryKey[2], failure, Object.keys(allRoutes).length > 300]);
  }
`;
const expected = JSON.stringify([['a'], 'Zanele', 3, 'getUser', 'invalid_input', true]);

describe('the package of the client', () => {
  it('holds scripts and declarations of its own, and depends on nothing', () => {
    const description = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as object;
    expect(description).not.toHaveProperty('dependencies');
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.\w+$/.test(name),
    );
    expect(files.filter((name) => !/\.(d\.ts|js)$/.test(name)).sort()).toEqual(['README.md', 'package.json']);
    for (const name of files.filter((each) => each.endsWith('s'))) {
      const code = readFileSync(join(installed, name), 'utf8').replace(/\/\*[^]*?\*\//g, '');
      for (const [, from] of code.matchAll(/(?<!['"])(?:from|import) ?\(?['"]([^'"]+)['"]/g))
        expect([name, from]).toEqual([name, expect.stringMatching(/^\.{1,2}\/.+\.js$/)]);
    }
    expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@moderator',
    ]);
  });

  it('works in Node', async () => {
    writeFileSync(join(project, 'program.mjs'), program);
    const text = `import { program } from './program.mjs'; console.log(await program('${baseUrl}'));`;
    expect(await runAside(text)).toBe(expected);
  });

  it('is understood by the compiler, as modules of Node are and as those of bundlers', () => {
    writeFileSync(
      join(project, 'typed.ts'),
      `import { createClient, isApiError } from '@moderator/client';
       import type { Unknown } from '@moderator/client';
       import { allRoutes } from '@moderator/client/all-routes';
       import { getUser, updateUser } from '@moderator/client/routes';
       import type { User } from '@moderator/client/types';
       export const name = async (): Promise<User['name']> => (await createClient({ getUser }).getUser({ id: 'a' })).name;
       export const all = createClient(allRoutes).exportUsers({ type: 'csv' });
       // @ts-expect-error -- a call that was not named
       createClient({ getUser }).listUsers();
       import { known } from '@moderator/client';
       import { userState } from '@moderator/client/words';
       export function shown({ state }: User): number {
         switch (state) {
           case 'active': return 1;
           case 'inactive': return 2;
           default: return ((unknown: Unknown) => unknown.length)(state);
         }
       }
       export function parsed({ state }: User): number {
         switch (known(userState, state)) {
           case 'active': return 1;
           case 'inactive': return 2;
           case 'unknown': return 3;
         }
       }
       // @ts-expect-error -- a later release may say another word
       export function forgotten({ state }: User): number {
         switch (state) {
           case 'active': return 1;
           case 'inactive': return 2;
         }
       }
       export const back = (user: User & { version: number }) =>
         createClient({ updateUser }).updateUser({ id: user.id, version: user.version, body: { roles: [...user.roles, 'moderator'] } });
       export const taken = (error: unknown) => isApiError(error, 'createUser') && error.code === '4001';`,
    );
    for (const [module, moduleResolution] of [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ]) {
      const settings = { module, moduleResolution, strict: true, noEmit: true, types: [], target: 'es2023' };
      const compilerOptions = { ...settings, lib: ['ES2023', 'DOM', 'DOM.Iterable'], skipLibCheck: false };
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['typed.ts'] }));
      expect(run('npx', ['--no-install', 'tsc', '-p', project], root)).toBe('');
    }
  });

  it('works bundled, in a browser', async () => {
    const input = join(project, 'entry.mjs');
    writeFileSync(join(project, 'program.mjs'), program);
    writeFileSync(input, `import { program } from './program.mjs'; window.program = program;`);
    const bundle = await rolldown({ input, platform: 'browser' });
    const { output } = await bundle.generate({ format: 'es', codeSplitting: false });
    script = output[0].code;
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(baseUrl);
      await page.addScriptTag({ url: '/program.js', type: 'module' });
      await page.waitForFunction(() => 'program' in window);
      type Window = typeof globalThis & { program: (baseUrl: string) => Promise<string> };
      expect(await page.evaluate((url) => (globalThis as Window).program(url), baseUrl)).toBe(expected);
    } finally {
      await browser.close();
    }
  });
});

/** Runs a module in a process of its own, while the server here goes on answering. */
function runAside(text: string): Promise<string> {
  return new Promise((resolve, reject) =>
    execFile('node', ['--input-type=module', '-e', text], { cwd: project }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr)) : resolve(stdout.trim()),
    ),
  );
}
