import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import { createHash } from 'node:crypto';
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { existing } from '../../kernel/existing.ts';
import { mostOfSignature, placeholder } from './signature-field.ts';
import { digestName } from './signer.ts';
import type { Signer } from './signer.ts';

/** Names of ASN.1 (RFC 5652, RFC 5035). */
const types = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
};

/**
 * Seals a PDF that has room for it: a signature over all of its bytes but those of the signature itself, as any reader of PDF
 * checks it (PAdES B-B, ETSI EN 319 142-1).
 * @throws where the file has no room for a signature, or the certificates take more than there is
 */
export async function sealPdf(pdf: Buffer, signer: Signer): Promise<Buffer> {
  const zeros = `<${'0'.repeat(2 * mostOfSignature)}>`;
  const from = pdf.indexOf(zeros);
  const to = from + zeros.length;
  const range = `[0 ${placeholder} ${placeholder} ${placeholder}]`;
  const at = pdf.indexOf(range);
  if (from < 0 || at < 0) throw new Error('This PDF has no room for a signature.');
  const sealed = Buffer.from(pdf);
  sealed.write(`[0 ${from} ${to} ${pdf.length - to}]`.padEnd(range.length), at, 'latin1');
  const signed = Buffer.concat([sealed.subarray(0, from), sealed.subarray(to)]);
  const signature = await signatureOver(signed, signer);
  if (signature.length > mostOfSignature)
    throw new Error(`The signature takes ${signature.length} bytes, and ${mostOfSignature} are left for it.`);
  sealed.write(signature.toString('hex'), from + 1, 'latin1');
  return sealed;
}

/** A signature that stands apart from what it is over (CMS), and says by which certificate (CAdES). */
async function signatureOver(content: Buffer, { key, certificates }: Signer): Promise<Buffer> {
  const own = existing(certificates[0], 'certificate of the key');
  const attribute = (type: string, value: ObjectIdentifier | OctetString | Sequence) =>
    new Attribute({ type, values: [value] });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: types.data }),
    certificates: [...certificates],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        // In the order of their lengths, as the distinguished encoding of a set has them.
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute(types.contentType, new ObjectIdentifier({ value: types.data })),
            attribute(types.messageDigest, new OctetString({ valueHex: digestOf(content) })),
            attribute(types.signingCertificate, signingCertificate(Buffer.from(own.toSchema().toBER()))),
          ],
        }),
      }),
    ],
  });
  await signed.sign(key, 0, digestName, content);
  const info = new ContentInfo({ contentType: types.signedData, content: signed.toSchema(true) });
  return Buffer.from(info.toSchema().toBER());
}

const digestOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

/** SigningCertificateV2 (RFC 5035, 3): the hash of the certificate, so that it cannot be exchanged for another one. */
const signingCertificate = (certificate: Uint8Array): Sequence =>
  new Sequence({
    value: [
      new Sequence({
        value: [new Sequence({ value: [new OctetString({ valueHex: digestOf(certificate) })] })],
      }),
    ],
  });
