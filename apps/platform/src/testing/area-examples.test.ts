import { readFile, readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { areas, operations } from '@moderator/contract';
import { learning } from './area-examples/learning.ts';
import { moderation } from './area-examples/moderation.ts';
import { organisation } from './area-examples/organisation.ts';
import { startForExamples } from './area-examples/stage.ts';

startForExamples();

const folder = new URL('../../../../docs/examples/', import.meta.url);
const read = (name: string) => readFile(new URL(name, folder), 'utf8');
const run = { ...organisation, ...learning, ...moderation() };

/** Areas that a whole story is about, which another test runs. */
const stories = JSON.parse(await read('stories.json')) as Record<string, string>;

describe('an example of each area', () => {
  it.each(Object.entries(run))('of %s comes to what it says', (_, check) => check(), 60_000);
});

describe('areas of the contract', () => {
  const names = areas.map(({ name }) => name).toSorted();

  it('have an example each that is run here, or a story', async () => {
    expect(Object.keys({ ...run, ...stories }).toSorted()).toEqual(names);
    const files = (await readdir(new URL('areas/', folder))).filter((name) => name.endsWith('.ts'));
    expect(files.toSorted()).toEqual(
      Object.keys(run)
        .toSorted()
        .map((name) => `${name}.ts`),
    );
  });

  it.each(names)('of which %s is shown by calls of its own', async (name) => {
    const code = await read(stories[name] ? `${stories[name]}.ts` : `areas/${name}.ts`);
    const called = operations.filter(({ id }) => new RegExp(String.raw`\.${id}\b`).test(code));
    expect(called.map(({ area }) => area)).toContain(name);
  });

  it('stand in the index, each with what its example does', async () => {
    const index = await read('README.md');
    for (const name of names) {
      if (stories[name]) {
        expect(index).toMatch(
          new RegExp(String.raw`^\| ${name} \| .+ \| \[.+\]\(${stories[name]}\.md\) \|$`, 'm'),
        );
        continue;
      }
      const [, sentence] =
        /\/\*\* (.+) \*\/\nexport async function/.exec(await read(`areas/${name}.ts`)) ?? [];
      expect(index).toContain(`| ${name} | ${sentence} | [${name}.ts](areas/${name}.ts) |`);
    }
  });
});
