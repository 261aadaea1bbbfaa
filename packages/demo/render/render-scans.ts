import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from './browser.ts';
import { sheets } from './scans/sheets.ts';

const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1160, height: 1640 } });
for (const [name, { html, turn }] of Object.entries(sheets)) {
  await page.setContent(html);
  const plain = join(tmpdir(), `${name}.png`);
  await page.screenshot({ path: plain });
  // An office scanner: not quite straight, a shadow at the fold, folds in the paper, few colours.
  execFileSync('convert', [
    plain,
    '-background',
    '#d6d2c8',
    '-rotate',
    String(turn),
    '-gravity',
    'center',
    '-extent',
    '1200x1680',

    '(',
    '-size',
    '1200x1680',
    'radial-gradient:#ffffff-#e6dfd0',
    ')',
    '-compose',
    'multiply',
    '-composite',

    '(',
    '-size',
    '1680x150',
    'gradient:#ffffff-#b9b4aa',
    '-rotate',
    '90',
    ')',
    '-gravity',
    'west',
    '-compose',
    'multiply',
    '-composite',

    '(',
    '-size',
    '1200x3',
    'xc:#dcd6c9',
    '-blur',
    '0x1',
    ')',
    '-gravity',
    'center',
    '-geometry',
    '+0+20',
    '-compose',
    'multiply',
    '-composite',
    '-blur',
    '0x0.5',
    '+dither',
    '-colors',
    '40',
    '-strip',
    '-define',
    'png:compression-level=9',
    join(import.meta.dirname, '..', 'media', `${name}.png`),
  ]);
  rmSync(plain);
}
await browser.close();
