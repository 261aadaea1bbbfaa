import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyData } from './copy-data.ts';
import type { Beginnings } from './beginnings.ts';
import { startSystem } from './system.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where it says what all journeys begin with, once that is there (`beginnings.ts`). */
    beginnings: string;
  }
}

/**
 * One first start for all journeys: each goes on from a copy of what it made, which takes a second where
 * making a database and its demonstration takes twenty. Then the same directory serves those that only read.
 * Nothing waits for it but journeys: tests of the platform prepare and begin meanwhile.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'moderator-journeys-'));
  const told = join(directory, 'beginnings.json');
  const tell = async (beginnings: Beginnings) => {
    await writeFile(`${told}.new`, JSON.stringify(beginnings));
    await rename(`${told}.new`, told);
  };
  const shared = begin(directory, tell).catch(async (error: unknown) => {
    await tell({ error: String(error) });
    return undefined;
  });
  project.provide('beginnings', told);
  return async () => {
    await (await shared)?.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

async function begin(directory: string, tell: (beginnings: Beginnings) => Promise<void>) {
  const [own, copy] = [join(directory, 'own'), join(directory, 'copy')];
  const first = await startSystem({ DATA_DIR: own });
  const output = first.output();
  await first.stop();
  copyData(own, copy);
  const shared = await startSystem({ DATA_DIR: own });
  await tell({ output, dataDirectory: copy, url: shared.url });
  return shared;
}
