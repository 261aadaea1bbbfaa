import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';

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
      ...certain.map(({ number, name }) => `${number},"${name}",Competent`),
      `,"${doubtful!.name}e",NYC`,
      'X-1,Quentin Oberholzer,C',
    ].join('\n');
    const archive = zipSync({
      'results.csv': strToU8(table),
      ...Object.fromEntries(
        certain.map(({ number, name }) => [`${name} (${number})/plan.txt`, strToU8(`plan of ${name}`)]),
      ),
    });
    await page.goto(`${system.url}/external-assessments/import`);
    await page.getByLabel('Course').selectOption({ index: 1 });
    await page.getByRole('combobox', { name: 'Body' }).fill('Services SETA');
    await page.getByLabel('Assessed on').fill('2026-05-04');
    await page.getByLabel('Reference').fill('EISA-2026-05');
    await page.getByLabel('Drop the archive (zip) here, or choose it').setInputFiles({
      name: 'May.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(archive),
    });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Read the files' }).click();
    await page.getByText('Who the rows are about').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Look at the people' }).click();
    await page.getByText('Quentin Oberholzer', { exact: true }).waitFor();
    await page.getByLabel(`Who ${doubtful!.name}e is`).selectOption({ index: 1 });
    await page.getByLabel('Who Quentin Oberholzer is').selectOption({ label: 'Leave out' });
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Store \d+ learner/ }).click();
    await page.getByText('Report of what was refused').waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});
