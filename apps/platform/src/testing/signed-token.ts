import { SignJWT, decodeJwt, importJWK } from 'jose';
import type { JWK, JWTPayload } from 'jose';
import type { TestPlatform } from './test-platform.ts';

/** A token as the embedded identity service would sign it for somebody, with these claims changed. */
export async function signedToken(
  platform: TestPlatform,
  username: string,
  claims: JWTPayload,
): Promise<string> {
  const [row] = await platform.query<{ material: JWK & { kid: string } }>(
    `select material from identity.secret_key where purpose = 'signing'`,
  );
  const key = row!.material;
  return new SignJWT({ ...decodeJwt(await platform.token(username)), ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'at+jwt' })
    .sign(await importJWK(key, 'RS256'));
}
