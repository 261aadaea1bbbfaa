import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startSystem } from './system.ts';
import type { RunningSystem } from './system.ts';

/** The system and the browser of a file of journeys, there from the first test to the last. */
export let system: RunningSystem;
export let browser: Browser;

/** Starts both before the tests of the file that calls it, and clears them away behind the last one. */
export function startForAll(settings: () => Promise<Record<string, string>> = () => Promise.resolve({})) {
  beforeAll(async () => {
    [system, browser] = await Promise.all([startSystem(await settings()), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await system?.stop();
    await system?.remove();
  });
}
