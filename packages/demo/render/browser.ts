import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';

/** A headless Chromium; set CHROMIUM to use one that is installed. */
export async function openBrowser(): Promise<Browser> {
  // Tells the package to unpack the libraries it needs itself.
  process.env['VERCEL'] ??= '1';
  return playwright.launch({
    executablePath: process.env['CHROMIUM'] ?? (await chromium.executablePath()),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-sync',
    ],
  });
}
