import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { importJWK, jwtVerify, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { bitstring } from '../../attempts/certificates/badges/status-list.ts';
import { coursesOf, foreign, own } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

const course = coursesOf(own, 'Business Administration')[0]!;
let platform: TestPlatform;
let manager: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  manager = await platform.as('manager');
});
afterAll(() => platform.stop());

const certificates = async () =>
  (await manager.listCertificates({ id: course, query: { type: 'certificate', limit: 500 } })).items;
const badgeOf = async ({ id, learner }: { id: string; learner: { id: string } }) => {
  const query = { certificateId: id, format: 'badge' as const };
  return (await manager.downloadCertificate({ id: course, learnerId: learner.id, query })).blob.text();
};
/** An address of the credential, where this platform really listens. */
const fetched = (address: string) => fetch(`${platform.url}${new URL(address).pathname}`);
/** Holds a signature against the key that the head leads to, with a library that is not ours. */
async function verified(jwt: string) {
  const { kid } = decodeProtectedHeader(jwt);
  const jwk = (await (await fetched(kid!)).json()) as Record<string, string>;
  expect(jwk).not.toHaveProperty('d');
  // What a test looks at is its own affair.
  // oxlint-disable-next-line typescript/no-explicit-any
  return (await jwtVerify(jwt, await importJWK(jwk, 'EdDSA'))).payload as Record<string, any>;
}
/** Whether a bit is set in the list that an entry of a credential names. */
async function isSet({ statusListCredential, statusListIndex }: Record<string, string>) {
  const { credentialSubject } = await verified(await (await fetched(statusListCredential!)).text());
  const bits = gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), 'base64url'));
  const index = Number(statusListIndex);
  return ((bits[index >> 3]! >> (7 - (index & 7))) & 1) === 1;
}

describe('a badge', () => {
  it('is signed by the account, for the hashed address of its learner', async () => {
    const certificate = (await certificates()).find(({ standing }) => standing === 'valid')!;
    const jwt = await badgeOf(certificate);
    expect(decodeProtectedHeader(jwt)).toEqual({ alg: 'EdDSA', typ: 'JWT', kid: expect.any(String) });
    const badge = await verified(jwt);
    expect(badge).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: badge.iss, name: 'Umthombo Skills Academy' },
      id: badge.jti,
      credentialSubject: { id: badge.sub, achievement: { achievementType: 'Certificate' } },
    });
    expect(new Date(badge.validFrom).getTime()).toBe(badge.nbf * 1000);
    const [{ email }] = (await platform.query<{ email: string }>(
      `select body ->> 'email' as email from document where kind = 'users' and id = $1`,
      [certificate.learner.id],
    )) as [{ email: string }];
    const [{ salt, identityHash }] = badge.credentialSubject.identifier;
    expect(identityHash).toBe(`sha256$${createHash('sha256').update(`${email}${salt}`).digest('hex')}`);
    expect(jwt + JSON.stringify(badge)).not.toContain(email);
    const outcomes = await manager.getCourseOutcomes({ id: course });
    expect(badge.credentialSubject.achievement.alignment).toHaveLength(outcomes.length);
  });

  it('is not good any more where a word of it was changed', async () => {
    const [head, , signature] = (await badgeOf((await certificates())[0]!)).split('.');
    const payload = Buffer.from(JSON.stringify({ name: 'Doctor of Medicine' })).toString('base64url');
    await expect(verified(`${head}.${payload}.${signature}`)).rejects.toThrow('signature');
  });

  it('is found withdrawn in the list of its year once it is revoked or replaced, and in question once it is', async () => {
    const all = await certificates();
    const of = async (standing: string) => {
      const badge = await verified(await badgeOf(all.find((each) => each.standing === standing)!));
      const [revocation, suspension] = badge.credentialStatus;
      return [await isSet(revocation), await isSet(suspension)];
    };
    expect(await of('valid')).toEqual([false, false]);
    expect(await of('revoked')).toEqual([true, false]);
    expect(await of('superseded')).toEqual([true, false]);
    const { attemptId } = all.find(({ standing }) => standing === 'valid')!;
    await platform.query(`update attempt set state = 'moderating', version = version + 1 where id = $1`, [
      attemptId,
    ]);
    expect(await of('valid')).toEqual([false, true]);
  });

  it('has an issuer at its own address, and none where nothing was signed', async () => {
    const badge = await verified(await badgeOf((await certificates())[0]!));
    expect(await (await fetched(badge.iss)).json()).toMatchObject({ id: badge.iss, type: ['Profile'] });
    for (const path of [foreign, `${foreign}/key`, `${foreign}/status/2026/revocation`, 'nobody'])
      expect((await fetch(`${platform.url}/badges/${path}`)).status).toBe(404);
    for (const path of [`${own}/status/26/revocation`, `${own}/status/2026/else`])
      expect((await fetch(`${platform.url}/badges/${path}`)).status).toBe(404);
  });
});

it('a status list is large enough to hide in, and begins with its leftmost bit', () => {
  expect(bitstring([], 0)).toHaveLength(16_384);
  expect([...bitstring([0, 9], 9).subarray(0, 2)]).toEqual([0x80, 0x40]);
  expect(bitstring([200_000], 200_000)[25_000]).toBe(0x80);
});
