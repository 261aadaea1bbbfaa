import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '../testing/raw.ts';
import { personOf } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { startIdentityServer } from './identity-server.fixture.ts';
import type { IdentityServer } from './identity-server.fixture.ts';

let identity: IdentityServer;
/** By the claims that it matches people by. */
const platforms: Record<string, TestPlatform> = {};
beforeAll(async () => {
  identity = await startIdentityServer();
  for (const subjectClaim of ['sub', 'email', 'platform_id']) {
    const platform = await startTestPlatform('demo', {
      settings: { identityUrl: identity.url, subjectClaim },
    });
    platforms[subjectClaim] = platform;
    await platform.query(
      `update document set body = body || '{"email": "thandi@example.org"}'
      where kind = 'users' and id = $1`,
      [personOf('moderator').id],
    );
  }
});
afterAll(async () => {
  for (const platform of Object.values(platforms)) await platform.stop();
  await identity.stop();
});

/** Who somebody is, by the words of the platform; else the code that they are refused with. */
async function whoIs(claim: string, subject: string, claims: JWTPayload = {}) {
  const token = await identity.token(subject, claims);
  const { status, body } = await raw(platforms[claim]!, 'GET', '/users/me', {
    headers: { authorization: `Bearer ${token}` },
  });
  return status === 200 ? body.data.username : `${status} ${body.code}`;
}
const own = { email: 'Thandi@example.org', email_verified: true };

describe('a token of another identity service', () => {
  it('is of the person whose id is its subject, where nothing else is set', async () => {
    expect(await whoIs('sub', personOf('moderator').id)).toBe('moderator');
    expect(await whoIs('sub', 'f:1:somebody')).toBe('403 unknown_person');
    expect(await whoIs('sub', '5f1e7a3a-0000-4000-8000-000000000001', own)).toBe('403 unknown_person');
  });

  it('is of the person whose address it names, once that is verified', async () => {
    expect(await whoIs('email', 'kc-1', { ...own, email_verified: false })).toBe('403 unknown_person');
    expect(await whoIs('email', 'kc-1', { email_verified: true })).toBe('403 unknown_person');
    expect(await whoIs('email', 'kc-1', own)).toBe('moderator');
  });

  it('stays theirs under another address, and a subject that comes with the old one is not they', async () => {
    expect(await whoIs('email', 'kc-1', own)).toBe('moderator');
    expect(await whoIs('email', 'kc-1', { email: 'thandi.new@example.org', email_verified: true })).toBe(
      'moderator',
    );
    expect(await whoIs('email', 'kc-2', own)).toBe('403 unknown_person');
  });

  it('is of the same person for all calls that come at once', async () => {
    const claims = { platform_id: personOf('assessor').id };
    const all = await Promise.all(Array.from({ length: 8 }, () => whoIs('platform_id', 'kc-9', claims)));
    expect([...new Set(all)]).toEqual(['assessor']);
  });

  it('whoever was switched off is told so, and is not asked whom to be added by', async () => {
    await platforms['sub']!.query(
      `update document set body = body || '{"state": "inactive"}'
      where kind = 'users' and id = $1`,
      [personOf('learner').id],
    );
    expect(await whoIs('sub', personOf('learner').id)).toBe('401 not_signed_in');
  });
});
