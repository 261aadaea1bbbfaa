import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyData } from './copy-data.ts';
import { startSystem } from './system.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What a first start printed, and the data directory as it left it. */
    firstStart: { output: string; dataDirectory: string };
    /** A system for journeys that change nothing on the platform. */
    sharedSystem: { url: string };
  }
}

/**
 * One first start for all journeys: each goes on from a copy of what it made, which takes a second where
 * making a database and its demonstration takes twenty. Then the same directory serves those that only read.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'moderator-journeys-'));
  const [own, copy] = [join(directory, 'own'), join(directory, 'copy')];
  const first = await startSystem({ DATA_DIR: own });
  const output = first.output();
  await first.stop();
  copyData(own, copy);
  const shared = await startSystem({ DATA_DIR: own });
  project.provide('firstStart', { output, dataDirectory: copy });
  project.provide('sharedSystem', { url: shared.url });
  return async () => {
    await shared.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
