import { createPrivateKey, createPublicKey, webcrypto } from 'node:crypto';
import { CertBag, Certificate, PFX, PKCS8ShroudedKeyBag, PrivateKeyInfo } from 'pkijs';
import type { SafeBag } from 'pkijs';
import type { KeptSigner } from './own-signer.ts';
import { digestName } from './signer.ts';
import type { Signer } from './signer.ts';

/** PKCS #8 and X.509, DER. */
export async function signerOf({ key, certificate }: KeptSigner): Promise<Signer> {
  return { key: await keyFrom(key), certificates: [Certificate.fromBER(new Uint8Array(certificate))] };
}

/**
 * Reads a key and its certificates from a file of PKCS #12 (`.p12`, `.pfx`; RFC 7292), as trust service providers hand them out.
 * @throws where the password is wrong, the file is none, is written in a way that nobody uses any more, or has no key and certificate
 */
export async function signerFromP12(file: Buffer, password: string): Promise<Signer> {
  const secret = new TextEncoder().encode(password).buffer;
  const pfx = PFX.fromBER(new Uint8Array(file));
  await pfx.parseInternalValues({ password: secret, checkIntegrity: true });
  const safe = pfx.parsedValue?.authenticatedSafe;
  if (!safe) throw new Error('the file holds nothing');
  await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password: secret })) });
  const contents = (safe.parsedValue as { safeContents: { value: { safeBags: SafeBag[] } }[] }).safeContents;
  const bags = contents.flatMap(({ value }) => value.safeBags).map(({ bagValue }) => bagValue);
  const certificates = bags.flatMap((bag) =>
    bag instanceof CertBag && bag.parsedValue instanceof Certificate ? [bag.parsedValue] : [],
  );
  const [key] = (await Promise.all(bags.map((bag) => keyIn(bag, secret)))).filter((found) => found);
  if (!key) throw new Error('there is no key in the file');
  const own = certificates.find((each) => isOf(each, key));
  if (!own) throw new Error('there is no certificate of the key in the file');
  return { key: await keyFrom(key), certificates: [own, ...certificates.filter((each) => each !== own)] };
}

async function keyIn(bag: unknown, password: ArrayBuffer): Promise<Buffer | undefined> {
  if (bag instanceof PrivateKeyInfo) return Buffer.from(bag.toSchema().toBER());
  if (!(bag instanceof PKCS8ShroudedKeyBag)) return undefined;
  // Its types keep to themselves how such a bag is opened.
  await (bag as unknown as PFX).parseInternalValues({ password });
  return bag.parsedValue && Buffer.from(bag.parsedValue.toSchema().toBER());
}

/** Whether a certificate is of a private key: its public half is the same. */
const isOf = (certificate: Certificate, key: Buffer): boolean =>
  publicHalf(key).equals(Buffer.from(certificate.subjectPublicKeyInfo.toSchema().toBER()));

const publicHalf = (key: Buffer): Buffer =>
  createPublicKey(createPrivateKey({ key, format: 'der', type: 'pkcs8' })).export({
    format: 'der',
    type: 'spki',
  });

/** As WebCrypto takes it: RSA, or one of the curves of NIST. */
function keyFrom(der: Buffer): Promise<webcrypto.CryptoKey> {
  const { asymmetricKeyType: type, asymmetricKeyDetails } = createPrivateKey({
    key: der,
    format: 'der',
    type: 'pkcs8',
  });
  const curve = curves[asymmetricKeyDetails?.namedCurve ?? ''];
  if (type !== 'rsa' && !curve)
    throw new Error(`keys of the kind "${type}" cannot seal: take RSA or a NIST curve`);
  const algorithm = curve
    ? { name: 'ECDSA', namedCurve: curve }
    : { name: 'RSASSA-PKCS1-v1_5', hash: digestName };
  return webcrypto.subtle.importKey('pkcs8', new Uint8Array(der), algorithm, false, ['sign']);
}

const curves: Record<string, string> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' };
