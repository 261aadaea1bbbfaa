import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { gate } from './support/gate.ts';
import { readHandout } from './support/chain/learner.ts';
import { toCourse } from './support/chain/story.ts';
import { browser, startForAll, system } from './support/journey.ts';
import { lockedPdf } from './support/locked-pdf.ts';
import { expectAccessible, visit } from './support/pages.ts';

startForAll();

let page: Page;

beforeAll(async () => {
  ({ page } = await visit(browser, system.url, 'learner'));
  await toCourse(page);
  await readHandout(page);
});

const textFile = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`This is ${name}.`),
});

describe('a lesson on pages', () => {
  it('is made larger and smaller by buttons and keys, also where there is little room', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await toCourse(page);
    await page.getByRole('link', { name: 'Before you drive a lift truck' }).click();
    await page.locator('canvas').first().waitFor();
    const shown = page.getByText(/^Zoom \d+ %$/);
    const percent = async () => Number(/\d+/.exec((await shown.textContent())!)![0]);
    const sheet = async () => Math.round((await page.locator('.page').first().boundingBox())!.width);
    const [before, width] = [await percent(), await sheet()];
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(percent).toBeGreaterThan(before);
    await expect.poll(sheet).toBeGreaterThan(width);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(percent).toBe(before);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(percent).toBeGreaterThan(before * 1.3);
    await page.keyboard.press('w');
    await expect.poll(percent).toBe(before);
    // Nothing stands beside the window, or over the pages.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const tools = (await page.getByRole('button', { name: 'Zoom in' }).boundingBox())!;
    const pages = (await page.getByRole('region', { name: /^Pages of/ }).boundingBox())!;
    expect(tools.y + tools.height).toBeLessThanOrEqual(pages.y);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

describe('evidence that a learner adds', () => {
  it('is stored whole, also where other files are chosen behind one that could not be stored', async () => {
    await toCourse(page);
    // What was read of the course is in it already.
    await page.getByText('1 piece of evidence so far.').waitFor();
    await page.getByRole('button', { name: 'Add evidence' }).click();
    const dialog = page.getByRole('dialog');
    const files = dialog.getByLabel('Files or photographs');
    await files.setInputFiles(['logbook.txt', 'photograph.txt'].map(textFile));
    const storing = '**/uploader/learners/submit';
    let sent = 0;
    await page.route(storing, (route) => (sent++ === 0 ? route.continue() : route.abort()));
    await dialog.getByRole('button', { name: 'Add 2 files' }).click();
    await expect.poll(() => sent).toBeGreaterThan(1);
    await dialog.getByRole('button', { name: /^Add/, disabled: false }).waitFor();
    await page.unroute(storing);

    await files.setInputFiles(['letter.txt', 'checklist.txt'].map(textFile));
    await dialog.getByRole('button', { name: /^Add .* files?$/ }).click();
    await page.getByText('Your evidence is stored.').waitFor();
    // The handout, what was stored, what could not be stored at first, and both that were chosen behind it.
    await page.getByText('5 pieces of evidence so far.').waitFor();
    expect(await dialog.count()).toBe(0);
  });

  it('keeps what was chosen before and the titles that were typed, however often one chooses', async () => {
    await toCourse(page);
    await page.getByRole('button', { name: 'Add evidence' }).click();
    const dialog = page.getByRole('dialog');
    const files = dialog.getByLabel('Files or photographs');
    await files.setInputFiles(textFile('first.txt'));
    await dialog.getByLabel('Title of first.txt').fill('The first page');
    await files.setInputFiles(textFile('second.txt'));
    await dialog.getByRole('button', { name: 'Add 2 files' }).waitFor();
    expect(await dialog.getByLabel('Title of first.txt').inputValue()).toBe('The first page');
    expect(await dialog.getByLabel('Title of second.txt').inputValue()).toBe('second');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});

describe('a file that is not taken', () => {
  it('is told where it was chosen, and the others go on without it', async () => {
    await toCourse(page);
    await page.getByRole('button', { name: 'Add evidence' }).click();
    const dialog = page.getByRole('dialog');
    const files = dialog.getByLabel('Files or photographs');
    await dialog.getByText(/^Accepted are documents \(pdf, docx/).waitFor();
    expect(await files.getAttribute('accept')).toMatch(/^\.pdf,\.docx,/);
    await files.setInputFiles(['setup.exe', 'checklist.txt'].map(textFile));
    await dialog.getByText('Left out, for files of this kind are not accepted: setup.exe.').waitFor();
    expect(await dialog.getByLabel(/^Title of/).count()).toBe(1);
    await expectAccessible(page);

    // What only its content tells is told with the file, which can be taken out.
    await dialog.getByRole('button', { name: 'Take checklist.txt out' }).click();
    await files.setInputFiles(['scan.png', 'checklist.txt'].map(textFile));
    expect(await dialog.getByText(/^Left out/).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Add 2 files' }).click();
    await dialog.getByText(/"scan\.png" is not a \.png file: its content is text\./).waitFor();
    expect(await page.locator('[data-sonner-toast][data-type=error]').count()).toBe(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Take scan.png out' }).click();
    expect(await dialog.getByRole('alert').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});

describe('a file that is taken', () => {
  it('is remarked on where it is protected, before it is handed in', async () => {
    await toCourse(page);
    await page.getByRole('button', { name: 'Add evidence' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('Files or photographs')
      .setInputFiles({ name: 'logbook.pdf', mimeType: 'application/pdf', buffer: lockedPdf('secret') });
    await dialog.getByText(/^This PDF is protected\./).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});

describe('a file over a slow line', () => {
  it('tells how much of it is there, can be stopped, and goes on where it was', async () => {
    await toCourse(page);
    await page.getByRole('button', { name: 'Add evidence' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('Files or photographs')
      .setInputFiles({ name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.alloc(600_000, 'Signed. ') });
    const parts = '**/files/uploads/*/parts*';
    const offsets: (string | null)[] = [];
    await page.route(parts, (route) => {
      offsets.push(new URL(route.request().url()).searchParams.get('offset'));
      // The line stands still behind the first part, and carries again when it was stopped.
      if (offsets.length !== 2) void route.continue();
    });
    const add = dialog.getByRole('button', { name: 'Add one file' });
    await add.click();
    const there = dialog.getByRole('progressbar');
    await expect.poll(() => there.getAttribute('aria-valuenow')).toBe('256000');
    await expect.poll(() => offsets.length).toBe(2);
    await expectAccessible(page);

    // Whoever goes elsewhere is asked first, and stays where they were.
    const question = page.getByRole('dialog', { name: 'Your files are still being sent' });
    const stay = question.getByRole('button', { name: 'Stay here' });
    await page.goBack();
    await question.waitFor();
    expect(await stay.evaluate((button) => button === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await stay.click();
    await question.waitFor({ state: 'detached' });
    expect(await there.count()).toBe(1);
    await page.goBack();
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await there.count()).toBe(1);
    const browsersQuestion = page.waitForEvent('dialog');
    void page.reload().catch(() => undefined);
    await (await browsersQuestion).dismiss();
    expect(await there.count()).toBe(1);

    await dialog.getByRole('button', { name: 'Stop' }).click();
    await there.waitFor({ state: 'detached' });
    await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
    // Whoever stopped it is told of no failure.
    expect(await page.locator('[data-sonner-toast][data-type=error]').count()).toBe(0);
    // The question stands when the last part is there: whoever did not answer it stays.
    const whole = gate();
    await page.route('**/uploader/learners/submit', async (route) => {
      await whole.opened;
      await route.continue();
    });
    const address = page.url();
    await add.click();
    await expect.poll(() => offsets).toEqual(['0', '256000', '256000', '512000']);
    await page.goBack();
    await question.waitFor();
    whole.open();
    await page.getByText('Your evidence is stored.').waitFor();
    await expect.poll(() => page.url()).toBe(address);
    await page.unroute('**/uploader/learners/submit');
    await page.unroute(parts);
  });

  it('is not sent again where the line was lost behind its last part and the page loaded anew', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'moderator-film-'));
    const path = join(folder, 'rounds.txt');
    await writeFile(path, Buffer.alloc(300_000, 'Round. '));
    const add = async () => {
      await page.getByRole('button', { name: 'Add evidence' }).click();
      await page.getByRole('dialog').getByLabel('Files or photographs').setInputFiles(path);
      await page.getByRole('dialog').getByRole('button', { name: 'Add one file' }).click();
    };
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/parts')) sent.push(request.url());
    });
    await toCourse(page);
    const storing = '**/uploader/learners/submit';
    await page.route(storing, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/submit'));
    await add();
    await lost;
    expect(sent.length).toBe(2);
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await page.unroute(storing);
    await add();
    await page.getByText('Your evidence is stored.').waitFor();
    expect(sent.length).toBe(2);
    // Once it is in the portfolio, the same again is another piece.
    await page.reload();
    await add();
    await page.getByText('Your evidence is stored.').waitFor();
    expect(sent.length).toBe(4);
    await rm(folder, { recursive: true });
  });

  it('is left behind by whoever says so', async () => {
    await toCourse(page);
    await page.getByRole('button', { name: 'Add evidence' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('Files or photographs')
      .setInputFiles({ name: 'left.txt', mimeType: 'text/plain', buffer: Buffer.alloc(600_000, 'Left. ') });
    const parts = '**/files/uploads/*/parts*';
    await page.route(parts, () => undefined);
    await dialog.getByRole('button', { name: 'Add one file' }).click();
    await dialog.getByRole('progressbar').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { level: 1, name: 'My courses' }).waitFor();
    await page.unroute(parts);
  });
});

describe('an examination that is written on two devices', () => {
  const answer = (on: Page) => on.getByRole('textbox');
  async function open(on: Page): Promise<void> {
    await toCourse(on);
    await on.getByRole('link', { name: 'Lift trucks: reasons and inspection' }).click();
    await on.getByRole('button', { name: /^(Begin|Go on)$/ }).click();
    await answer(on).waitFor();
  }
  async function write(on: Page, text: string): Promise<void> {
    const saved = on.waitForResponse(/\/submit$/);
    await answer(on).fill(text);
    await saved;
    await on.getByText('Saved', { exact: true }).waitFor();
  }

  it('goes on with what was answered last, whichever of them it was answered on', async () => {
    await open(page);
    await write(page, 'Written on the laptop.');
    const { page: telephone } = await visit(browser, system.url, 'learner', { width: 390 });
    await open(telephone);
    expect(await answer(telephone).inputValue()).toBe('Written on the laptop.');
    await write(telephone, 'Written on the telephone.');

    await page.reload();
    await page.getByRole('button', { name: 'Go on' }).click();
    await answer(page).waitFor();
    expect(await answer(page).inputValue()).toBe('Written on the telephone.');
  });

  it('saves what was typed last when its page is left', async () => {
    const saved = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('Written and left.')),
    );
    await answer(page).fill('Written and left.');
    await page.getByRole('link', { name: 'Course', exact: true }).click();
    await page.getByText('What it consists of').waitFor();
    expect((await saved).ok()).toBe(true);
    await open(page);
    expect(await answer(page).inputValue()).toBe('Written and left.');
  });

  it('saves what could not be saved as soon as it is opened again, and keeps it on the device no longer', async () => {
    await page.route('**/submit', (route) => route.abort());
    await answer(page).fill('Written where there was no network.');
    await page.getByText(/^Kept on this device/).waitFor();
    await page.unroute('**/submit');
    const saved = page.waitForResponse(/\/submit$/);
    await open(page);
    expect(await answer(page).inputValue()).toBe('Written where there was no network.');
    await saved;
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /:try:/.test(key)))).toEqual(
      [],
    );
  });
});
