import { BitString, Integer, Utf8String } from 'asn1js';
import { randomBytes, webcrypto } from 'node:crypto';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs';
import { digestName } from './signer.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
/** Names of X.509 (RFC 5280). */
const types = {
  commonName: '2.5.4.3',
  organisation: '2.5.4.10',
  keyUsage: '2.5.29.15',
  constraints: '2.5.29.19',
};
const years = 10;

/** A key and a certificate as they are kept: PKCS #8 and X.509, both DER. */
export interface KeptSigner {
  key: Buffer;
  certificate: Buffer;
}

/**
 * Makes a key for an account that has none of its own, with a certificate that nobody else vouches for and that says so: readers
 * show whether a file was changed, and that they do not know who sealed it.
 */
export async function makeSigner(organisation: string, now: Date): Promise<KeptSigner> {
  const { privateKey, publicKey } = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: positive(randomBytes(16)) }),
  });
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues.push(
      new AttributeTypeAndValue({ type: types.organisation, value: new Utf8String({ value: organisation }) }),
      new AttributeTypeAndValue({
        type: types.commonName,
        value: new Utf8String({ value: `${organisation} (key made by its Moderator platform)` }),
      }),
    );
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(
    Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), now.getUTCDate()),
  );
  certificate.extensions = [
    extension(types.constraints, new BasicConstraints({ cA: false }).toSchema().toBER(), true),
    // Digital signature and content commitment.
    extension(
      types.keyUsage,
      new BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 }).toBER(),
      true,
    ),
  ];
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, digestName);
  return {
    key: Buffer.from(await webcrypto.subtle.exportKey('pkcs8', privateKey)),
    certificate: Buffer.from(certificate.toSchema(true).toBER()),
  };
}

const extension = (extnID: string, extnValue: ArrayBuffer, critical: boolean) =>
  new Extension({ extnID, critical, extnValue });

/** As an integer that is no negative one. */
const positive = (bytes: Buffer): Uint8Array<ArrayBuffer> => {
  bytes[0]! &= 0x7f;
  bytes[0]! |= 0x40;
  return new Uint8Array(bytes);
};
