import PostalMime from 'postal-mime';
import type { Page } from 'playwright-core';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { gate } from './support/gate.ts';
import { browser, startForAll, system } from './support/journey.ts';
import { emsWide, openMenu } from './support/measure.ts';
import { expectAccessible, look, refusal, visit } from './support/pages.ts';
import type { Visitor } from './support/pages.ts';
import { startModerating } from './support/workspace.ts';

startForAll();

let nomvula: Visitor;
let page: Page;

beforeAll(async () => {
  nomvula = await visit(browser, system.url, 'moderator');
  page = nomvula.page;
});

const dialog = () => page.getByRole('dialog', { name: 'Report an issue' });
const email = () => dialog().getByLabel('Email');
const message = () => dialog().getByRole('textbox', { name: /^Message/ });
const file = () => dialog().locator('input[type=file]');
const submit = () => dialog().getByRole('button', { name: /^(Submit|Sending)/ });
const cancel = () => dialog().getByRole('button', { name: 'Cancel' });
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function open(): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Report an issue' }).click();
  await message().waitFor();
}
async function close(): Promise<void> {
  await cancel().click();
  await dialog().waitFor({ state: 'detached' });
}

describe('the dialog to report an issue', () => {
  it('is 37em wide, with the email filled in and the rest empty', async () => {
    await open();
    expect(await emsWide(dialog())).toBe(37);
    expect(await email().inputValue()).toBe('nomvula.khumalo@umthombo.example');
    expect(await message().inputValue()).toBe('');
    expect(await file().evaluate((input: HTMLInputElement) => input.files!.length)).toBe(0);
    await expectAccessible(page);
    await close();
  });

  it('begins anew each time it opens', async () => {
    await open();
    await email().fill('somebody@else.example');
    await message().fill('Half a thought');
    await file().setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_000_001) });
    await dialog().getByText('Please ensure that the attached file size is less than 5MB.').waitFor();
    await close();
    await open();
    expect(await email().inputValue()).toBe('nomvula.khumalo@umthombo.example');
    expect(await message().inputValue()).toBe('');
    expect(await dialog().getByText('less than 5MB.').count()).toBe(0);
    await close();
  });

  it('cuts the message at 1,600 characters', async () => {
    await open();
    await message().fill('x'.repeat(1_601));
    expect(await message().inputValue()).toHaveLength(1_600);
    await close();
  });

  it('can be sent only with an email, a message and no file that is too large', async () => {
    await open();
    expect(await submit().isDisabled()).toBe(true);
    await message().fill('It stays empty.');
    expect(await submit().isDisabled()).toBe(false);
    for (const none of ['', 'nobody', 'a@b']) {
      await email().fill(none);
      expect(await submit().isDisabled()).toBe(true);
    }
    await email().fill('nomvula@umthombo.example');
    await file().setInputFiles({
      name: 'large.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([png, Buffer.alloc(5_000_001 - png.length)]),
    });
    await dialog().getByText('Please ensure that the attached file size is less than 5MB.').waitFor();
    expect(await submit().isDisabled()).toBe(true);
    await file().setInputFiles({
      name: 'largest.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([png, Buffer.alloc(5_000_000 - png.length)]),
    });
    await expect.poll(() => submit().isDisabled()).toBe(false);
    await close();
  });

  it('says what is missing', async () => {
    await open();
    await email().fill('nobody');
    await message().focus();
    await dialog().getByText('Please add a valid email.', { exact: true }).waitFor();
    await email().focus();
    await dialog().getByText('Please add a message describing your issue.', { exact: true }).waitFor();
    await close();
  });

  it('takes no file that is not what its name says', async () => {
    await open();
    await message().fill('x');
    await file().setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
    await dialog().getByText('The content of this file is not what its name says.').waitFor();
    expect(await submit().isDisabled()).toBe(true);
    await file().setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b') });
    await dialog().getByText('Only png, jpg, jpeg and pdf files can be attached.').waitFor();
    await close();
  });

  it('offers a form on paper, in a new tab', async () => {
    await open();
    const link = dialog().getByRole('link', { name: /issue report form/ });
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
      '/issue-report.pdf',
      '_blank',
    ]);
    const answer = await page.request.get(`${system.url}/issue-report.pdf`);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await close();
  });
});

describe('sending a report', () => {
  it('that fails says so, and keeps the dialog with everything typed', async () => {
    await open();
    await message().fill('It stays empty.');
    const held = gate();
    await page.route('**/api/v2/report/issues', async (route) => {
      await held.opened;
      await route.fulfill({ status: 422, contentType: 'application/problem+json', body: '{}' });
    });
    await submit().click();
    await expect
      .poll(async () => [await submit().isDisabled(), await cancel().isDisabled()])
      .toEqual([true, true]);
    held.open();
    await page
      .getByText('We were unable to submit the issue report. Please try again.', { exact: true })
      .waitFor();
    expect(await message().inputValue()).toBe('It stays empty.');
    expect(await email().inputValue()).toBe('nomvula.khumalo@umthombo.example');
    expect([await submit().isDisabled(), await cancel().isDisabled()]).toEqual([false, false]);
    await page.unroute('**/api/v2/report/issues');
  });

  it('that succeeds says so, closes, and the mail holds what is known', async () => {
    const typed = 'The list stays <b>empty</b>.\n\tAlways.';
    await message().fill(typed);
    await file().setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: png });
    const look = () =>
      submit().evaluate((button) => {
        const { color, backgroundColor } = getComputedStyle(button);
        return { color, backgroundColor };
      });
    await page.mouse.move(1_300, 880);
    const color = 'rgb(255, 255, 255)';
    await expect.poll(look).toEqual({ color, backgroundColor: 'rgb(15, 118, 110)' });
    await submit().hover();
    await expect.poll(look).toEqual({ color, backgroundColor: 'rgb(18, 142, 132)' });
    await submit().click();
    await page.getByText('Report has been sent.').waitFor();
    await dialog().waitFor({ state: 'detached' });

    const folder = join(system.dataDirectory, 'mail');
    await expect.poll(() => readdir(folder).catch(() => [])).toHaveLength(1);
    const [name] = await readdir(folder);
    const mail = await PostalMime.parse(await readFile(join(folder, name!)));
    expect(mail.html).not.toMatch(/<b>|<script/);
    expect(mail.html).toContain('&nbsp;&nbsp;&nbsp;&nbsp;Always.');
    const lines = mail
      .text!.replaceAll('\u00a0', ' ')
      .split('\n')
      .map((line) => line.trim());
    expect(lines.slice(0, 4)).toEqual(['The list stays <b>empty</b>.', 'Always.', '', 'Report Info']);
    const user = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('user')!) as Record<string, string>,
    );
    for (const line of [
      'Platform: Moderator',
      `Page: ${system.url}/`,
      'Time zone offset: -120',
      `Id: ${user['id']}`,
      'Name: Nomvula Khumalo',
      'Email: nomvula.khumalo@umthombo.example',
      'Username: moderator',
      `Client: ${user['clientId']}`,
      'Time zone: Africa/Johannesburg',
      'Screen height: 900',
      'Screen width: 1440',
      'Recent history:',
    ])
      expect(lines).toContain(line);
    expect(lines.find((line) => line.startsWith('Event ID: '))).toMatch(/[0-9a-f-]{36}/);
    expect(lines.find((line) => line.startsWith('Account: '))).toContain('Umthombo Skills Academy');
    expect(lines.find((line) => line.startsWith('Browser: '))).toMatch(/Chrom/);
    expect(lines.find((line) => line.startsWith('Browser version: '))).toMatch(/\d/);
    expect(lines.find((line) => line.startsWith('OS: '))).toContain('Linux');
    expect(lines.findLast(Boolean)).toContain('Home: /');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['screen.png']);
  });

  it('with a file that the platform will not take says so at the file, and goes with another one', async () => {
    await open();
    await message().fill('It stays empty.');
    // It begins as a picture does, and is none.
    await file().setInputFiles({ name: 'cut.png', mimeType: 'image/png', buffer: png.subarray(0, 8) });
    // One of an earlier failure may still be on its way out.
    const failed = page.getByText('We were unable to submit the issue report.');
    const before = await failed.count();
    await submit().click();
    await dialog().getByText('"cut.png" is not a .png file').waitFor();
    expect(await file().getAttribute('aria-invalid')).toBe('true');
    expect(await submit().isDisabled()).toBe(true);
    expect(await message().inputValue()).toBe('It stays empty.');
    expect(await failed.count()).toBeLessThanOrEqual(before);
    await expectAccessible(page);
    await file().setInputFiles({ name: 'the "list".png', mimeType: 'image/png', buffer: png });
    await submit().click();
    await dialog().waitFor({ state: 'detached' });
    const folder = join(system.dataDirectory, 'mail');
    const attached = async () => {
      const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
      const mails = await Promise.all(texts.map((text) => PostalMime.parse(text)));
      return mails.flatMap(({ attachments }) => attachments.map(({ filename }) => filename));
    };
    await expect.poll(attached).toContain('the "list".png');
  });

  it('without an attachment sends an object, with one a form', async () => {
    const types: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/report/issues'))
        types.push(request.headers()['content-type']!.split(';')[0]!);
    });
    await open();
    await message().fill('No file');
    await submit().click();
    await dialog().waitFor({ state: 'detached' });
    await open();
    await message().fill('A file');
    await file().setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: png });
    await submit().click();
    await dialog().waitFor({ state: 'detached' });
    expect(types).toEqual(['application/json', 'multipart/form-data']);
  });
});

describe('a message about an error', () => {
  it('begins with "Oops!" at the top right and offers to report the issue', async () => {
    await page.goto(`${system.url}/ready-for-moderation?view=batches`);
    await page.getByText('Business administration, winter group').first().click();
    await page.route('**/api/v2/**', (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill(
            refusal(409, {
              code: 'wrong_state',
              title: 'x',
              detail: 'This is not possible now.',
              requestId: '11111111-2222-4333-8444-555555555555',
            }),
          ),
    );
    await startModerating(page);
    await page.getByRole('button', { name: /^Claim/ }).click();
    const toast = page.locator('[data-sonner-toast]', { hasText: 'Oops! This is not possible now.' });
    await toast.waitFor();
    const box = (await toast.boundingBox())!;
    expect(box.x + box.width / 2).toBeGreaterThan(720);
    expect(box.y).toBeLessThan(200);
    // What failed is tried again beside it: no main action lies under the message.
    await expect
      .poll(async () => {
        const { y, height, x } = (await toast.boundingBox())!;
        const actions = await page.locator('.main-action').filter({ visible: true }).all();
        const boxes = await Promise.all(actions.map((each) => each.boundingBox()));
        return boxes.filter(
          (each) => each && each.x + each.width > x && each.y < y + height && each.y + each.height > y,
        );
      })
      .toEqual([]);
    // On a telephone, where it is as wide as the screen, what is pressed at the head stays free as well.
    await look(page, { scheme: 'light', width: 390 });
    await expect
      .poll(async () => {
        const { y, height } = (await toast.boundingBox())!;
        const head = await page.locator('header').locator('a, button').filter({ visible: true }).all();
        const boxes = await Promise.all(head.map((each) => each.boundingBox()));
        return boxes.filter((each) => each && each.y < y + height && each.y + each.height > y);
      })
      .toEqual([]);
    await look(page, { scheme: 'light', width: 1440 });
    await page.unroute('**/api/v2/**');
    await toast.getByRole('button', { name: 'Report issue' }).click();
    await message().waitFor();
    await close();
  });
});
