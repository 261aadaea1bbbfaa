import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, LaunchOptions } from 'playwright-core';
import { packagedBrowser } from './packaged-browser.ts';

const launchArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-prefers-reduced-motion',
];

/** A Chromium from npm; CHROMIUM_PATH takes another one. */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  return chromium.launch({ ...(await whichBrowser()), args: [...launchArguments, ...more] });
}

async function whichBrowser(): Promise<LaunchOptions> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (!chosen) {
    const { executablePath, libraries } = await packagedBrowser();
    const paths = [process.env['LD_LIBRARY_PATH'], libraries].filter(Boolean);
    return { executablePath, env: { ...process.env, LD_LIBRARY_PATH: paths.join(':') } };
  }
  if (existsSync(chosen)) return { executablePath: chosen };
  throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no file there`);
}
