import { join } from 'node:path';
import { demoAccounts } from '../src/setting/accounts.ts';
import { logosOf } from '../src/setting/logos.ts';
import { openBrowser } from './browser.ts';

const logo = logosOf(demoAccounts[0]!)
  .find(({ fileName }) => fileName.endsWith('-colour.svg'))!
  // Without the room that the name leaves at its right.
  .svg.replace('0 0 210 40', '0 0 172 40');

/** A signature as a pen leaves it. */
const signature = (strokes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 70"><g fill="none" stroke="#1b2a6b" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${strokes}</g></svg>`;

/** What stands on the papers of the first account, each with its size in pixels. */
const pictures = {
  'umthombo-logo': { svg: logo, width: 688, height: 160 },
  'signature-head': {
    svg: signature(
      '<path d="M14 22c18-9 42-10 58-5M40 18c-3 15-9 29-16 39-3 4-8 2-6-3 4-10 19-14 28-19 4-8 9-13 10-11s-9 20-5 20c5 0 9-9 13-15-2 7-4 13 0 13 5 0 8-11 13-12 4 0-3 11 2 11 6 0 9-17 18-22-5 8-9 20-3 21 7 0 12-14 20-14 4 1-5 12 1 13 9 1 14-9 24-13 10-3 20 1 42-4"/><path d="M30 62c40-6 84-8 150-3"/>',
    ),
    width: 660,
    height: 210,
  },
  'signature-quality': {
    svg: signature(
      '<path d="M20 52c6-16 12-32 22-38 6-3 6 5 2 12-6 10-16 14-20 14 10-1 20 2 24 12 4-6 8-16 13-16 4 1-6 14 0 15 7 0 9-14 15-14 3 1-4 12 1 13 7 1 11-26 20-34-6 12-12 32-4 34 7 1 10-13 17-14 5 0-7 13 1 14 9 0 14-14 22-13 6 2-5 11 3 12 12 1 22-6 46-9"/><path d="M96 60c28-3 60-4 92-9"/>',
    ),
    width: 660,
    height: 210,
  },
};

const browser = await openBrowser();
for (const [name, { svg, width, height }] of Object.entries(pictures)) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>body{margin:0}svg{width:${width}px;height:${height}px;display:block}</style>${svg}`,
  );
  await page.screenshot({
    path: join(import.meta.dirname, '..', 'pictures', `${name}.png`),
    omitBackground: true,
  });
}
await browser.close();
