import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import type { CertificateLayout } from '@moderator/contract/types';
import { readPdf } from '../../../testing/read-pdf.ts';
import { coursesOf, foreign, own } from '../../../testing/template.ts';
import { startTestPlatform } from '../../../testing/test-platform.ts';
import type { TestPlatform } from '../../../testing/test-platform.ts';

const course = coursesOf(own, 'Business Administration')[0]!;
let platform: TestPlatform;
let manager: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  manager = await platform.as('manager');
});
afterAll(() => platform.stop());

async function picture(width = 60, height = 20): Promise<string> {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').fillRect(2, 2, width - 4, height - 4);
  const file = new Blob([new Uint8Array(await canvas.encode('png'))], { type: 'image/png' });
  return (await manager.uploadFile({ file, fileName: 'logo.png' })).id;
}

const layoutWith = async (name: string): Promise<CertificateLayout> => ({
  logos: [await picture(), await picture(20, 60)],
  signatories: [{ name, title: 'Principal', signatureFileId: await picture() }],
  wording: { opening: 'We certify that', finding: 'has mastered', remark: 'Motto: work.' },
});
const save = async (layout: CertificateLayout) =>
  manager.saveCertificateLayout({
    body: { layout, version: (await manager.getCertificateLayout()).version },
  });
const pdfOf = async (file: { blob: Blob }) => new Uint8Array(await file.blob.arrayBuffer());
const figuresIn = (bytes: Uint8Array) =>
  Buffer.from(bytes).toString('latin1').split('/Subtype /Image').length - 1;

/** Issues a certificate to somebody who may have one and has none. */
async function issueOne() {
  const { items } = await manager.listCertificateCandidates({
    id: course,
    query: { type: 'certificate', ready: 'true', limit: 1 },
  });
  const learnerId = items[0]!.learner.id;
  await manager.issueCertificates({ id: course, body: { learnerIds: [learnerId], type: 'certificate' } });
  return learnerId;
}
const paperOf = async (learnerId: string) =>
  pdfOf(await manager.downloadCertificate({ id: course, learnerId }));

describe('the layout of certificates', () => {
  it('is the usual one until an account saves its own, for itself alone', async () => {
    const karoo = await platform.as('karoomanager').catch(() => undefined);
    const before = await manager.getCertificateLayout();
    expect(before).toMatchObject({ mayEdit: true, savedBy: { name: 'Thabo Mokoena' } });
    if (karoo) expect(await karoo.getCertificateLayout()).toMatchObject({ version: 0, savedBy: null });
    await expect(manager.getCertificateLayout({ query: { accountId: foreign } })).rejects.toMatchObject({
      code: 'not_found',
    });
    const site = await platform.as('sitemanager');
    expect((await site.getCertificateLayout()).mayEdit).toBe(false);
    await expect(
      site.saveCertificateLayout({ body: { layout: before.layout, version: before.version } }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('is shown as an example before it is saved, which nobody can take for a certificate', async () => {
    const layout = await layoutWith('Anna Preview');
    const bytes = await pdfOf(
      await manager.previewCertificateLayout({ body: { layout, type: 'certificate' } }),
    );
    const [page] = await readPdf(bytes);
    expect(page).toContain('We certify that');
    expect(page).toContain('Anna Preview');
    expect(page).toContain('Example');
    expect(page).toMatch(/Number EXAMPLE.*\/check\/EXAMPLE/);
    expect((await manager.getCertificateLayout()).layout).not.toEqual(layout);
  });

  it('is not saved over what somebody else has saved meanwhile', async () => {
    const { layout, version } = await manager.getCertificateLayout();
    for (const other of [version - 1, version + 1])
      if (other >= 0)
        await expect(
          manager.saveCertificateLayout({ body: { layout, version: other } }),
        ).rejects.toMatchObject({ code: 'stale_version' });
    expect((await manager.getCertificateLayout()).version).toBe(version);
  });

  it('is what papers are issued in, and a later one leaves them as they are, also where they are drawn behind it', async () => {
    await save(await layoutWith('Anna First'));
    const [drawnBefore, drawnBehind] = [await issueOne(), await issueOne()];
    const before = await paperOf(drawnBefore);
    await save(await layoutWith('Berta Second'));
    const behind = await paperOf(drawnBehind);
    for (const bytes of [before, behind]) {
      const [page] = await readPdf(bytes);
      expect(page).toContain('Anna First');
      expect(page).toContain('has mastered');
      expect(page).toContain('Motto: work.');
      // Two logos and a signature, each with its mask.
      expect(figuresIn(bytes)).toBeGreaterThanOrEqual(3);
    }
    expect(await paperOf(drawnBefore)).toEqual(before);
    expect((await readPdf(await paperOf(await issueOne())))[0]).toContain('Berta Second');
  });

  it('keeps its pictures, also those of versions before', async () => {
    const { layout } = await manager.getCertificateLayout();
    await save({ ...layout, logos: [] });
    for (const id of layout.logos)
      await expect(manager.deleteFile({ id })).rejects.toMatchObject({ code: 'conflict' });
    await manager.deleteFile({ id: await picture() });
  });

  it('takes no picture that cannot be printed, and none of somebody else', async () => {
    const { layout } = await manager.getCertificateLayout();
    const text = await manager.uploadFile({
      file: new Blob(['no picture'], { type: 'text/plain' }),
      fileName: 'notes.txt',
    });
    const karoo = await platform.as('karoo');
    const theirs = await karoo.uploadFile({
      file: new Blob(['text'], { type: 'text/plain' }),
      fileName: 'theirs.txt',
    });
    for (const logo of [text.id, theirs.id, await picture(5_000, 4_000)])
      await expect(save({ ...layout, logos: [logo] })).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
