import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { gate } from './gate.ts';
import { root } from './system.ts';

interface Part {
  file: string;
  name?: string;
}

const partsOfBuild = async () =>
  JSON.parse(await readFile(join(root, 'apps/moderator/dist/.vite/manifest.json'), 'utf8')) as Record<
    string,
    Part
  >;

/**
 * The addresses of parts of the application, by what the build calls them whole.
 *
 * @example await page.route(await partsCalled('Toaster'), (route) => route.abort());
 * @throws where nothing that was built is called so
 */
export async function partsCalled(...names: string[]): Promise<RegExp> {
  const built = Object.values(await partsOfBuild());
  const files = names.flatMap((name) => {
    const those = built.filter((part) => part.name === name);
    if (those.length === 0) throw new Error(`nothing that was built is called ${name}`);
    return those.map(({ file }) => file.replaceAll('.', String.raw`\.`));
  });
  return new RegExp(`(${files.join('|')})$`);
}

/**
 * Holds back the part of the application that a page's route loads, until the gate is opened: names of built files are
 * cut, so that which one it is is told by the build.
 *
 * @param route what the route's file is called, as `external-assessments.index`
 * @throws where no such route was built
 */
export async function holdPage(page: Page, route: string): Promise<{ open: () => void }> {
  const source = `src/routes/_app/${route}.tsx?tsr-split=component`;
  const part = (await partsOfBuild())[source];
  if (!part) throw new Error(`no part of the built application begins with ${source}`);
  const { opened, open } = gate();
  await page.route(`**/${part.file}`, async (answer) => {
    await opened;
    await answer.continue();
  });
  return { open };
}
