import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Which calls a program that was written for an earlier release could not go on making.
 * A call is broken where it is gone, where something of what it took is refused now or known no more, and where what it
 * answers is not what it was. What is added breaks nothing.
 * @param before declarations of the earlier release that export `Calls`; `after` those of now
 * @returns a sentence for each broken call, by its name
 */
export function brokenCalls(before, after) {
  const names = callsIn(before);
  const directory = mkdtempSync(join(tmpdir(), 'client-breaks-'));
  const lines = names.map(
    (name) =>
      `export const ${name}: ${promises('Was', name)} = undefined as unknown as ${promises('Is', name)};`,
  );
  try {
    writeFileSync(join(directory, 'before.ts'), before);
    writeFileSync(join(directory, 'after.ts'), after);
    writeFileSync(join(directory, 'compare.ts'), `${head}${lines.join('\n')}\n`);
    writeFileSync(
      join(directory, 'tsconfig.json'),
      JSON.stringify({
        extends: `${root}tsconfig.base.json`,
        compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [] },
        files: ['compare.ts'],
      }),
    );
    const { stdout } = spawnSync('npx', ['--no-install', 'tsc', '-p', directory, '--pretty', 'false'], {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const other = /^(?!.*compare\.ts).*error TS.*$/m.exec(stdout)?.[0];
    if (other) throw new Error(`What is compared does not compile: ${other}`);
    const first = head.split('\n').length;
    return mistakesOf(stdout).map(({ line, text }) => ({ name: names[line - first], text }));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * What a call promises: what it takes stands in the place of a parameter, so that it may take more, and what it answers in
 * that of an answer. Names of the query and of the body are compared beside it, since what a call does not know is refused.
 */
const head = `import type { Calls as Was } from './before.ts';
import type { Calls as Is } from './after.ts';
type Input<Call> = Call extends (input: infer In, ...more: never[]) => unknown ? NonNullable<In> : never;
type Answer<Call> = Call extends (...all: never[]) => infer Out ? Out : never;
type Names<In> = keyof In | NamesIn<In, 'query'> | NamesIn<In, 'body'>;
type NamesIn<In, Part extends string> = In extends { [_ in Part]?: infer Inner } ? (NonNullable<Inner> extends object ? keyof NonNullable<Inner> : never) : never;
`;

/** Written out for each call: behind a name of its own the compiler would compare what the name is of. */
const promises = (calls, name) =>
  `{ takes: (input: Input<${calls}['${name}']>) => void; knows: (name: Names<Input<${calls}['${name}']>>) => void; answers: Answer<${calls}['${name}']> }`;

const callsIn = (text) =>
  [...text.matchAll(/^export interface \w*Calls[^{]*\{([^]*?)^\}/gm)].flatMap(([, body]) =>
    [...body.matchAll(/^ {2}(\w+)(?:<[^(]*)?\(/gm)].map(([, name]) => name),
  );

function mistakesOf(output) {
  const found = [];
  let last;
  for (const line of output.split('\n')) {
    const [, number, text] = /compare\.ts\((\d+),\d+\): error TS\d+: (.*)/.exec(line) ?? [];
    if (number && Number(number) !== last?.line) found.push((last = { line: Number(number), text }));
    // The innermost reason comes last and says the most.
    else if (last && /^\s+\S/.test(line)) last.text = line.trim();
  }
  return found;
}
