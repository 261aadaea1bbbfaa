import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { gate } from './gate.ts';
import { root } from './system.ts';

/**
 * Holds back the part of the application that a page's route loads, until the gate is opened: names of built files are
 * cut, so that which one it is is told by the build.
 *
 * @param route what the route's file is called, as `external-assessments.index`
 * @throws where no such route was built
 */
export async function holdPage(page: Page, route: string): Promise<{ open: () => void }> {
  const source = `src/routes/_app/${route}.tsx?tsr-split=component`;
  const manifest = JSON.parse(
    await readFile(join(root, 'apps/moderator/dist/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>;
  const part = manifest[source];
  if (!part) throw new Error(`no part of the built application begins with ${source}`);
  const { opened, open } = gate();
  await page.route(`**/${part.file}`, async (answer) => {
    await opened;
    await answer.continue();
  });
  return { open };
}
