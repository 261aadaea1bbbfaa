import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { operations } from '../src/index.ts';
import type { Operation } from '../src/index.ts';
import { codesOf, retriedWhen } from './codes.ts';
import { callExampleOf, docstringOf } from './docstring.ts';
import { buildDocument } from './openapi.ts';

const document = buildDocument();
const root = fileURLToPath(new URL('../../..', import.meta.url));
const typescript = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

it.each(operations.map((operation) => [operation.id, operation] as const))(
  'the docstring of %s says what, where, for whom, which codes, whether repeated, and how',
  (_, operation) => {
    const text = docstringOf(operation, document);
    for (const part of [operation.summary, operation.path, 'Retried: ', '@example ', ...operation.audience])
      expect(text).toContain(part);
    for (const code of codesOf(operation)) expect(text).toMatch(new RegExp(`Codes: .*\\b${code}\\b`));
  },
);

it('every example compiles', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'examples-'));
  const examples = operations.map((operation) => callExampleOf(operation, document));
  const ids = new Set(examples.flatMap((example) => example.match(/\b[a-z]\w*Id\b/g) ?? []));
  const given = ['id', ...ids].map((name) => `declare const ${name}: string;`).join('\n');
  await writeFile(
    join(directory, 'examples.ts'),
    `import type { Calls } from '${root}packages/contract/generated/types.ts';
declare const api: Calls;
declare const version: number;
declare const file: File;
declare const body: never;
${given}
${examples.map((example) => `{ ${example.replace('…', '{}')} }`).join('\n')}
export {};`,
  );
  const compilerOptions = { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [] };
  await writeFile(
    join(directory, 'tsconfig.json'),
    JSON.stringify({ extends: `${root}tsconfig.base.json`, compilerOptions, files: ['examples.ts'] }),
  );
  const { stdout } = spawnSync(process.execPath, [typescript, '-p', directory], { encoding: 'utf8' });
  await rm(directory, { recursive: true, force: true });
  expect(stdout).toBe('');
}, 30_000);

it.each([
  [{ method: 'GET' }, 'safe, it only reads'],
  [{ method: 'HEAD' }, 'safe, it only reads'],
  [{ method: 'POST', safe: true }, 'safe, it only reads'],
  [{ method: 'POST', versioned: true }, 'safe, under its key'],
  [{ method: 'PATCH', versioned: true }, 'safe, under its key'],
  [{ method: 'POST', repeatable: true }, 'safe, repeated it changes nothing more'],
  [{ method: 'DELETE' }, 'safe, under its key'],
])('%j is retried: %s', (operation, expected) => {
  expect(retriedWhen(operation as Operation)).toBe(expected);
});
