import { ContentInfo, SignedData } from 'pkijs';

/** What a seal says: whose it is, and whether the file is as it was sealed. */
export interface CheckedSeal {
  /** The common name of the certificate. */
  by: string;
  isWhole: boolean;
}

const commonName = '2.5.4.3';

/**
 * Checks the seal of a PDF.
 * @returns undefined where it has none
 */
export async function checkSeal(pdf: Buffer): Promise<CheckedSeal | undefined> {
  const text = pdf.toString('latin1');
  const [, ...numbers] =
    /\/ByteRange \[(\d{1,12}) (\d{1,12}) (\d{1,12}) (\d{1,12}) *\]/.exec(text)?.map(Number) ?? [];
  const [start, length, next, rest] = numbers as [number, number, number, number];
  if (rest === undefined) return undefined;
  // What is behind it was not there when it was sealed.
  const isAll = start === 0 && next + rest === pdf.length && length < next;
  const hex = text.slice(length + 1, next - 1);
  if (!isAll || !/^[0-9a-f]+$/i.test(hex)) return { by: '', isWhole: false };
  try {
    const signed = new SignedData({
      schema: ContentInfo.fromBER(withoutPadding(Buffer.from(hex, 'hex'))).content,
    });
    const content = Buffer.concat([pdf.subarray(0, length), pdf.subarray(next)]);
    const checked = await signed.verify({
      signer: 0,
      data: new Uint8Array(content).buffer,
      extendedMode: true,
    });
    const name = checked.signerCertificate?.subject.typesAndValues.find(({ type }) => type === commonName);
    return { by: name?.value.valueBlock.value ?? '', isWhole: checked.signatureVerified === true };
  } catch {
    return { by: '', isWhole: false };
  }
}

/** The signature without the zeros behind it: its length stands in its head (BER, long form). */
function withoutPadding(bytes: Buffer): Uint8Array<ArrayBuffer> {
  const count = bytes[1]! & 0x7f;
  const length = 2 + count + bytes.readUIntBE(2, Math.min(count, 6));
  return new Uint8Array(bytes.subarray(0, length));
}
