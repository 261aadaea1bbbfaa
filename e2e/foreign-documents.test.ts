import { randomUUID } from 'node:crypto';
import { createClient } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { publishLesson } from '../apps/platform/src/testing/publishing.ts';
import { signInAt } from '../apps/platform/src/testing/sign-in.ts';
import { english, foreignPdf, japanese, pdfWithoutPages } from './support/foreign-pdf.ts';
import { browser, startForAll, system } from './support/journey.ts';
import { visit } from './support/pages.ts';

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

it('a document is drawn with the fonts of the machine where it has them', async () => {
  const { page, context } = await visit(browser, system.url, 'learner');
  await withFonts(page, 'there');
  const asked = await opened(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((name) => /Foxit|Liberation/.test(name))).toEqual([]);
  await context.close();
});

it('a document without pages says that it cannot be shown', async () => {
  const { page, context } = await visit(browser, system.url, 'learner');
  await page.goto(await lessonOn(pdfWithoutPages()));
  await page.getByText('Its pages could not be shown').waitFor();
  await context.close();
});
