import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfPaper } from '../../paper/pdf-paper.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { checkSeal } from './check-seal.ts';
import { makeSigner } from './own-signer.ts';
import type { KeptSigner } from './own-signer.ts';
import { signerFromP12, signerOf } from './read-signer.ts';
import { sealPdf } from './seal-pdf.ts';
import type { Signer } from './signer.ts';

const now = new Date('2026-11-23T10:00:00Z');
const name = 'Umthombo Skills Academy (key made by its Moderator platform)';
let directory: string;
let kept: KeptSigner;
let signer: Signer;
let sealed: Buffer;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'moderator-seal-'));
  kept = await makeSigner('Umthombo Skills Academy', now);
  signer = await signerOf(kept);
  sealed = await paper(signer);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function paper(by: Signer): Promise<Buffer> {
  const written = await pdfPaper(
    { title: 'Report', author: 'Zanele', at: now, running: ['MR-1', 'Academy'] },
    { signer: by, name: 'Academy', reason: 'Moderation report (signed)' },
  );
  written.paragraph('All upheld.');
  return written.done();
}

describe('a sealed PDF', () => {
  it('says whose seal it is, and that it is whole', async () => {
    expect(await checkSeal(sealed)).toEqual({ by: name, isWhole: true });
    expect((await readPdf(sealed)).join(' ')).toContain('All upheld.');
  });

  it.each([
    ['a word of it', () => changed(Buffer.from('%PDF-1.7'), Buffer.from('%PDF-1.6'))],
    ['what signs it', () => changed(Buffer.from('ETSI.CAdES'), Buffer.from('ETSI.CADES'))],
    ['its end', () => Buffer.concat([sealed, Buffer.from('\n% more')])],
    ['what is left out', () => changed(/ByteRange \[0 (\d+)/, (at) => `ByteRange [0 ${Number(at) - 1}`)],
    ['its signature', () => changed(/Contents <(3082....)/, () => 'Contents <30820001')],
  ])('of which %s was changed is not', async (_, change) => {
    const other = change();
    expect(other.equals(sealed)).toBe(false);
    expect(await checkSeal(other)).toMatchObject({ isWhole: false });
  });

  it('is none without a seal, and has to have room for one', async () => {
    const plain = await pdfPaper({ title: 'Report', author: '', at: now, running: ['', ''] });
    plain.paragraph('Nothing.');
    const bytes = await plain.done();
    expect(await checkSeal(bytes)).toBeUndefined();
    await expect(sealPdf(bytes, signer)).rejects.toThrow('no room');
  });
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const openssl = (...parameters: string[]) =>
  execFileSync('openssl', parameters, {
    cwd: directory,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

describe.skipIf(!hasOpenssl)('by another maker', () => {
  it('the seal is found good, and its certificate well made', async () => {
    const { signature, content } = partsOf(sealed);
    writeFileSync(join(directory, 'signature.der'), signature);
    writeFileSync(join(directory, 'content.bin'), content);
    writeFileSync(join(directory, 'own.der'), kept.certificate);
    openssl('x509', '-inform', 'DER', '-in', 'own.der', '-out', 'own.pem');
    const verify = ['-inform', 'DER', '-in', 'signature.der', '-content', 'content.bin', '-binary'];
    openssl(
      'cms',
      '-verify',
      '-cades',
      ...verify,
      '-CAfile',
      'own.pem',
      '-purpose',
      'any',
      '-out',
      'out.bin',
    );
    expect(readFileSync(join(directory, 'out.bin')).equals(content)).toBe(true);
    expect(openssl('x509', '-in', 'own.pem', '-noout', '-subject', '-purpose')).toContain(name);
  });

  it.each([
    ['RSA', ['rsa', '-pkeyopt', 'rsa_keygen_bits:2048']],
    ['a curve', ['EC', '-pkeyopt', 'ec_paramgen_curve:P-256']],
  ])('a key of %s comes from its file, with the certificates above it', async (_, kind) => {
    const keyOf = (file: string) => openssl('genpkey', '-algorithm', ...kind, '-out', `${file}.key`);
    for (const file of ['ca', 'own']) keyOf(file);
    openssl('req', '-x509', '-key', 'ca.key', '-subj', '/CN=Trust', '-days', '30', '-out', 'ca.pem');
    openssl(
      'req',
      '-new',
      '-key',
      'own.key',
      '-subj',
      '/O=Karoo College/CN=Karoo College seal',
      '-out',
      'own.csr',
    );
    openssl(
      'x509',
      '-req',
      '-in',
      'own.csr',
      '-CA',
      'ca.pem',
      '-CAkey',
      'ca.key',
      '-days',
      '30',
      '-out',
      'own.crt',
    );
    const secret = 'pass:Gehéim 7';
    openssl(
      'pkcs12',
      '-export',
      '-inkey',
      'own.key',
      '-in',
      'own.crt',
      '-certfile',
      'ca.pem',
      '-passout',
      secret,
      '-out',
      'a.p12',
    );
    const file = readFileSync(join(directory, 'a.p12'));
    const read = await signerFromP12(file, 'Gehéim 7');
    expect(read.certificates).toHaveLength(2);
    expect(await checkSeal(await paper(read))).toEqual({ by: 'Karoo College seal', isWhole: true });
    await expect(signerFromP12(file, 'wrong')).rejects.toThrow();
  });
});

/** The sealed file with one thing replaced by another of the same length. */
function changed(what: Buffer | RegExp, by: Buffer | ((found: string) => string)): Buffer {
  const text = sealed.toString('latin1');
  const other =
    what instanceof RegExp
      ? text.replace(what, (_, found: string) => (by as (found: string) => string)(found))
      : text.replace(what.toString('latin1'), (by as Buffer).toString('latin1'));
  return Buffer.from(other, 'latin1');
}

function partsOf(pdf: Buffer) {
  const [, from, to] = /ByteRange \[0 (\d+) (\d+)/.exec(pdf.toString('latin1'))!.map(Number) as [
    number,
    number,
    number,
  ];
  const padded = Buffer.from(pdf.subarray(from + 1, to - 1).toString('latin1'), 'hex');
  return {
    signature: padded.subarray(0, 4 + padded.readUInt16BE(2)),
    content: Buffer.concat([pdf.subarray(0, from), pdf.subarray(to)]),
  };
}
