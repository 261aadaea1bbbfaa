import { createHash } from 'node:crypto';
import { pdfOf } from './foreign-pdf.ts';

export const behindTheLock = 'Words behind a lock';

const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** What the standard fills passwords up with. */
const filling = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const filled = (password: string) =>
  Buffer.concat([Buffer.from(password, 'latin1'), filling]).subarray(0, 32);

/** The cipher of old documents, which libraries leave out by now. */
function rc4(key: Uint8Array, text: Uint8Array): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => ([box[one], box[other]] = [box[other]!, box[one]!]);
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + box[at]! + key[at % key.length]!) % 256;
    swap(at, other);
  }
  let [at, other] = [0, 0];
  const cipher = text.map((byte) => {
    at = (at + 1) % 256;
    other = (other + box[at]!) % 256;
    swap(at, other);
    return byte ^ box[(box[at]! + box[other]!) % 256]!;
  });
  return Buffer.from(cipher);
}

/** A PDF of one page that opens with a password alone (ISO 32000-1, 7.6: revision 2, keys of 40 bits). */
export function lockedPdf(password: string): Buffer<ArrayBuffer> {
  const id = Buffer.from('0123456789abcdef');
  const owner = rc4(md5(filled('owner')).subarray(0, 5), filled(password));
  const key = md5(filled(password), owner, Buffer.from([0xfc, 0xff, 0xff, 0xff]), id).subarray(0, 5);
  const user = rc4(key, filling);
  const contents = 4;
  const drawn = Buffer.from(`BT /T 24 Tf 50 400 Td (${behindTheLock}) Tj ET`);
  const ofContents = md5(key, Buffer.from([contents, 0, 0, 0, 0])).subarray(0, 10);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  const lock = `/Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(user)} /P -4`;
  return pdfOf(
    [
      ['/Type /Catalog /Pages 2 0 R'],
      ['/Type /Pages /Kids [3 0 R] /Count 1'],
      [
        `/Type /Page /Parent 2 0 R /MediaBox [0 0 400 550] /Contents ${contents} 0 R /Resources << /Font << /T 5 0 R >> >>`,
      ],
      ['', rc4(ofContents, drawn)],
      ['/Type /Font /Subtype /Type1 /BaseFont /Times-Roman'],
    ],
    ` /ID [${hex(id)} ${hex(id)}] /Encrypt << ${lock} >>`,
  );
}
