import packagedChromium from '@sparticuz/chromium';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const launchArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium from npm; CHROMIUM_PATH takes another one. */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no file there`);
  // Makes the package unpack the libraries that the browser needs, too.
  process.env['VERCEL'] ??= '1';
  const executablePath = chosen ?? (await packagedChromium.executablePath());
  return chromium.launch({ executablePath, args: [...launchArguments, ...more] });
}
