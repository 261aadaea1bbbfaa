import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, focusedTag, visit } from './support/pages.ts';

startForAll();

describe('an assessment by another body', () => {
  it('is captured by a form whose files go on, and imported for many with whoever is in doubt asked', async () => {
    const { page, complaints } = await visit(browser, system.url, 'manager');
    await page.goto(`${system.url}/external-assessments/new`);
    await page.getByLabel('Learner').first().fill('a');
    const found = page.getByRole('list', { name: 'Learners that were found' }).getByRole('button');
    await found.nth(5).waitFor();
    const learners = (await found.allInnerTexts()).map((text) => {
      const [name = '', rest = ''] = text.split('\n');
      return { name, number: rest.split(' · ')[0]! };
    });
    await found.first().click();
    await page.getByLabel('Course').selectOption({ index: 1 });
    await page.getByLabel('Drop files here, or choose them').setInputFiles(
      Array.from({ length: 8 }, (_, index) => ({
        name: `page ${index + 1}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from(`page ${index + 1}`),
      })),
    );
    await page.getByText('8 of 8').waitFor();
    await expectAccessible(page);
    // What is there stays there, also of files.
    await page.reload();
    await page.getByText('8 of 8').waitFor();
    expect(await page.getByText('Stored', { exact: true }).count()).toBe(8);

    const [doubtful, ...certain] = learners.slice(1);
    const table = [
      'Number,Name,Result',
      ...certain.map(({ number, name }) => `${number},"${name}",Mastered`),
      `,"${doubtful!.name}e",NYC`,
      'X-1,Quentin Oberholzer,C',
    ].join('\n');
    const folder = join(await mkdtemp(join(tmpdir(), 'moderator-folder-')), 'May');
    await mkdir(folder);
    await writeFile(join(folder, 'results.csv'), table);
    for (const { number, name } of certain) {
      await mkdir(join(folder, `${name} (${number})`));
      await writeFile(join(folder, `${name} (${number})`, 'plan.txt'), `plan of ${name}`);
    }
    await page.goto(`${system.url}/external-assessments/import`);
    await page.getByLabel('Course').selectOption({ index: 1 });
    await page.getByRole('combobox', { name: 'Body' }).fill('Services SETA');
    await page.getByLabel('Assessed on').fill('2026-05-04');
    await page.getByLabel('Reference').fill('EISA-2026-05');
    await dropped(page, 'Drop the archive (zip) or the folder here, or choose it', folder);
    await page.getByText(`May, ${certain.length + 1} files`).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Read the files' }).click();
    await page.getByText('Who the rows are about').waitFor();
    await page.getByLabel('“mastered” means').selectOption('C');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Look at the people' }).click();
    await page.getByText('Quentin Oberholzer', { exact: true }).waitFor();
    await page.getByLabel(`Who ${doubtful!.name}e is`).selectOption({ index: 1 });
    // Somebody who is not among those whom it may be is looked for by hand.
    const unknown = page.getByLabel('Who Quentin Oberholzer is', { exact: true });
    await unknown.focus();
    await unknown.selectOption({ label: 'Look for somebody…' });
    await expect.poll(() => focusedTag(page)).toBe('INPUT');
    await page.getByRole('textbox', { name: 'Who Quentin Oberholzer is' }).fill('a');
    await page.getByRole('list', { name: 'Learners that were found' }).getByRole('button').first().waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => focusedTag(page)).toBe('SELECT');
    await unknown.selectOption({ label: 'Leave out' });
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Store \d+ learner/ }).click();
    await page.getByText('Report of what was refused').waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});

/** Drops a file or folder of this machine, as a hand does. */
async function dropped(page: Page, label: string, path: string): Promise<void> {
  const field = page.getByLabel(label);
  await field.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await field.boundingBox())!;
  const at = { x: x + width / 2, y: y + height / 2 };
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at, data });
}
