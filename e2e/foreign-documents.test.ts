import { randomUUID } from 'node:crypto';
import { createClient } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { publishLesson } from '../apps/platform/src/testing/publishing.ts';
import { signInAt } from '../apps/platform/src/testing/sign-in.ts';
import { english, foreignPdf, japanese, pdfWithNotes, pdfWithoutPages } from './support/foreign-pdf.ts';
import { browser, startForAll, system } from './support/journey.ts';
import { behindTheLock, lockedPdf } from './support/locked-pdf.ts';
import { expectAccessible, visit } from './support/pages.ts';
import { moderatingVisit } from './support/workspace.ts';

startForAll();

/** Publishes a document as a lesson, as a manager does, and says where a learner opens it. */
async function lessonOn(document: Buffer<ArrayBuffer>): Promise<string> {
  const token = await signInAt(system.url, 'manager');
  const api = createClient(routes, { baseUrl: `${system.url}/api`, token: () => token });
  const { id: fileId } = await api.uploadFile({ file: new Blob([document]), fileName: 'manual.pdf' });
  const accountId = (await api.listAccounts()).items[0]!.id;
  const body = {
    accountId,
    title: 'The manual',
    lessonType: 'Theoretical',
    contentType: 'Pdf',
    fileId,
  } as const;
  const { id } = await api.createLesson({ kind: 'formal', body: { ...body, selfService: true } });
  await publishLesson(api, id);
  return `${system.url}/courses/${randomUUID()}/lessons/${id}`;
}

/** Lets the fonts of the machine be there, or none of them. */
const withFonts = (page: Page, are: 'there' | 'missing') =>
  page.addInitScript((isThere: boolean) => {
    const Genuine = FontFace;
    globalThis.FontFace = class extends Genuine {
      #isOfMachine: boolean;
      constructor(family: string, source: string | BufferSource, style?: FontFaceDescriptors) {
        super(family, source, style);
        this.#isOfMachine = typeof source === 'string' && source.includes('local(');
      }
      override load(): Promise<FontFace> {
        if (!this.#isOfMachine) return super.load();
        return isThere
          ? Promise.resolve(this)
          : Promise.reject(new DOMException('Not here.', 'NetworkError'));
      }
    };
  }, are === 'there');

async function opened(page: Page) {
  const asked: string[] = [];
  page.on('response', (answer) => {
    const name = answer.url().split('/').at(-1)!;
    if (/\.(pfb|ttf|bcmap|wasm)$/.test(name)) asked.push(`${answer.status()} ${name.split('-')[0]}`);
  });
  await page.goto(await lessonOn(foreignPdf()));
  await expect.poll(() => page.locator('.textLayer span').allTextContents()).toEqual([japanese, english]);
  return asked;
}

it('a scan, an encoding and a font that a document does not bring along are there for it', async () => {
  const { page, context, complaints } = await visit(browser, system.url, 'learner');
  await withFonts(page, 'missing');
  const asked = await opened(page);
  expect(asked).toEqual(expect.arrayContaining(['200 openjpeg', '200 90ms', '200 FoxitSerif']));
  const middleOfScan = () =>
    page
      .locator('.pdfViewer canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const [x, y] = [(150 / 400) * canvas.width, (150 / 550) * canvas.height];
        return [...canvas.getContext('2d')!.getImageData(x, y, 1, 1).data];
      });
  await expect.poll(middleOfScan).toEqual([200, 30, 30, 255]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('pages of a lesson are named in words', async () => {
  const { page, context } = await visit(browser, system.url, 'learner');
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(await lessonOn(foreignPdf()));
  await page.locator('.textLayer span').first().waitFor();
  expect(await page.locator('.pdfViewer .page').getAttribute('aria-label')).toBe('Page 1');
  expect(warnings.filter((text) => /uncompiled/i.test(text))).toEqual([]);
  await context.close();
});

it('a document is drawn with the fonts of the machine where it has them', async () => {
  const { page, context } = await visit(browser, system.url, 'learner');
  await withFonts(page, 'there');
  const asked = await opened(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((name) => /Foxit|Liberation/.test(name))).toEqual([]);
  await context.close();
});

it('notes on a page and files attached to it are drawn where they are; a note says on a click what it says', async () => {
  const { page, context, complaints } = await visit(browser, system.url, 'learner');
  await page.goto(await lessonOn(pdfWithNotes()));
  await page.getByRole('img', { name: 'A file attached to the document' }).waitFor();
  const notes = page.getByRole('img', { name: 'A note on the page' });
  expect(await notes.count()).toBe(2);
  const pictures = page.locator('.annotationLayer img');
  expect(
    await pictures.evaluateAll((all: HTMLImageElement[]) =>
      all.map((each) => each.complete && each.naturalWidth > 0),
    ),
  ).toEqual([true, true, true]);
  expect(await page.locator('.annotationLayer a').filter({ visible: true }).count()).toBe(0);
  const note = page.getByText('Seen, well done');
  expect(await note.isVisible()).toBe(false);
  await notes.first().click();
  await note.waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Types a wrong password into the page that asks for one, and then the right one. */
async function unlock(page: Page): Promise<void> {
  const field = page.getByLabel('Password of the document');
  await page.getByText('This document asks for a password').waitFor();
  await expectAccessible(page);
  await field.fill('guessed');
  await field.press('Enter');
  await page.getByText('The document does not open with this password.').waitFor();
  await field.fill('open sesame');
  await page.getByRole('button', { name: 'Open the document' }).click();
  await expect.poll(() => page.locator('.textLayer span').allTextContents()).toEqual([behindTheLock]);
  // It is kept nowhere that outlives the window.
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('sesame');
}

/** Lets lessons have a document that is published no more, as some of before are. */
const withDocument = (page: Page, body: Buffer) =>
  page.route('**/lessons/*/pdf', async (route) => route.fulfill({ response: await route.fetch(), body }));

it('a lesson that asks for a password opens with it, and says what to do without', async () => {
  const { page, context } = await visit(browser, system.url, 'learner');
  await withDocument(page, lockedPdf('open sesame'));
  await page.goto(await lessonOn(foreignPdf()));
  await page.getByText('Ask whoever teaches the course for it').waitFor();
  await unlock(page);
  await context.close();
});

it('evidence that asks for a password opens with it, also when it is come back to', async () => {
  const { page, context } = await moderatingVisit(browser, system.url, { keepsApplication: false });
  await page.route('**/api/v2/files/*/download', async (route) => {
    const response = await route.fetch();
    const isPdf = response.headers()['content-type']?.includes('pdf');
    await route.fulfill(isPdf ? { response, body: lockedPdf('open sesame') } : { response });
  });
  await page.reload();
  await unlock(page);
  await page.getByRole('button', { name: 'Next evidence' }).click();
  await page.getByRole('button', { name: 'Previous evidence' }).click();
  await expect.poll(() => page.locator('.textLayer span').allTextContents()).toEqual([behindTheLock]);
  await context.close();
});

it('a document without pages says that it cannot be shown, and whom to tell', async () => {
  const { page, context } = await visit(browser, system.url, 'learner');
  await withDocument(page, pdfWithoutPages());
  await page.goto(await lessonOn(foreignPdf()));
  await page.getByText('Its pages could not be shown').waitFor();
  await page.getByText(/Tell whoever teaches the course/).waitFor();
  await context.close();
});
