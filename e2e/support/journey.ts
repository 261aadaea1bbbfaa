import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { beginnings } from './beginnings.ts';
import { launchBrowser } from './browser.ts';
import { copyData } from './copy-data.ts';
import { startSystem } from './system.ts';
import type { RunningSystem } from './system.ts';

/** The system and the browser of a file of journeys, there from the first test to the last. */
export let system: RunningSystem;
export let browser: Browser;

/** Starts both before the tests of the file that calls it, and clears them away behind the last one. */
export function startForAll(settings: () => Promise<Record<string, string>> = () => Promise.resolve({})) {
  beforeAll(async () => {
    [system, browser] = await Promise.all([startSecond(await settings()), sharedBrowser()]);
  });
  afterAll(async () => {
    await closePages();
    await system?.stop();
    await system?.remove();
  });
}

/** For a file whose journeys change nothing on the platform: the system is the one that all of them look at. */
export function readOnly(): void {
  beforeAll(async () => {
    browser = await sharedBrowser();
    system = { url: (await beginnings()).url } as RunningSystem;
  });
  afterAll(closePages);
}

/** A system of one's own that goes on where the first start of this run ended. */
export async function startSecond(settings: Record<string, string> = {}): Promise<RunningSystem> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'moderator-journey-'));
  copyData((await beginnings()).dataDirectory, dataDirectory);
  const started = await startSystem({ ...settings, DATA_DIR: dataDirectory });
  return { ...started, remove: () => rm(dataDirectory, { recursive: true, force: true }) };
}

let launched: Promise<Browser> | undefined;

/** One browser for all files of a process; a context is what keeps visitors apart. It ends with the process. */
const sharedBrowser = (): Promise<Browser> => (launched ??= launchBrowser());

const closePages = () => Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
