import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { csv, head, people } from '../areas/user-uploads/tables.fixture.ts';
import { hasKept } from '../kernel/kept-rights.ts';
import { startUploadWork, workOnOne } from '../areas/user-uploads/upload-work.fixture.ts';
import type { TestUploadWork } from '../areas/user-uploads/upload-work.fixture.ts';
import { anybody } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import { personOf } from '../testing/template.ts';

let uploads: TestUploadWork;
beforeAll(async () => (uploads = await startUploadWork()));
afterAll(() => uploads.stop());
beforeEach(async () => {
  await uploads.query('delete from user_upload');
  await uploads.query('delete from job');
  await uploads.query(`update document set body = body - 'learners' where kind = 'licences'`);
  await setSender({ roles: personOf('manager').roles, state: 'active' });
});

/** Changes whoever sent the uploads. */
const setSender = (changes: object) =>
  uploads.query(`update document set body = body || $2::jsonb where kind = 'users' and id = $1`, [
    personOf('manager').id,
    JSON.stringify(changes),
  ]);
const made = async (prefix: string) =>
  (
    await uploads.query(`select from document where kind = 'users' and body ->> 'username' like $1`, [
      `${prefix}%`,
    ])
  ).length;
const never = new AbortController().signal;

/** Works on an upload whose sender is changed before the transaction of this number. */
async function work(prefix: string, mode: 'all' | 'valid', changes: object | undefined, before: number) {
  const id = await uploads.put(csv(head, ...people(3500, prefix)), mode);
  let count = 0;
  const database: TestUploadWork['database'] = {
    ...uploads.database,
    asTenant: async (scope, inside) => {
      if (++count === before && changes) await setSender(changes);
      return uploads.database.asTenant(scope, inside);
    },
  };
  await workOnOne({ ...uploads, database }, never);
  return uploads.upload(id);
}

describe('an upload whose sender lost their rights', () => {
  it.each([
    ['were switched off', { state: 'inactive' }],
    ['have another role', { roles: ['moderator'] }],
  ])('stops at the next step, when they %s, and says what was stored', async (_, changes) => {
    const prefix = `lost${Object.keys(changes)[0]}`;
    const upload = await work(prefix, 'valid', changes, 12);
    const stored = await made(prefix);
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(3500);
    expect(upload).toMatchObject({ state: 'failed', code: 'not_allowed', created: stored, file_id: null });
    expect(upload.message).toContain('the rest was not stored');
    const rows = await uploads.query<{ outcome: string; count: number }>(
      `select outcome, count(*)::int as count from user_upload_row where upload_id = $1 group by outcome order by 1`,
      [upload.id],
    );
    expect(rows).toEqual([
      { outcome: 'created', count: stored },
      { outcome: 'skipped', count: 3500 - stored },
    ]);
  });

  it('stores nothing at all where it is all or nothing', async () => {
    const upload = await work('nothing', 'all', { state: 'inactive' }, 8);
    expect(upload).toMatchObject({ state: 'failed', code: 'not_allowed', created: 0 });
    expect(await made('nothing')).toBe(0);
  });

  it('does not begin', async () => {
    await setSender({ roles: ['learner'] });
    expect(await work('begin', 'valid', undefined, 0)).toMatchObject({
      state: 'failed',
      code: 'not_allowed',
    });
    expect(await made('begin')).toBe(0);
  });
});

describe('an upload whose sender has their rights', () => {
  it('is stored to its end, also when they were given more', async () => {
    const more = { roles: [...personOf('manager').roles, 'moderator'] };
    expect(await work('kept', 'valid', more, 12)).toMatchObject({ state: 'finished', created: 3500 });
  });
});

describe('rights are kept', () => {
  const manager: Principal = {
    ...anybody,
    roles: ['site_manager'],
    siteId: 'a',
    accountId: 'a',
    clientId: 'a',
  };
  const administrator: Principal = { ...manager, roles: ['administrator'] };
  it.each<[string, Principal, Partial<Principal>, boolean]>([
    ['by who is as before', manager, {}, true],
    ['by who has one more', manager, { roles: ['site_manager', 'moderator'] }, true],
    ['not by who has another', manager, { roles: ['account_manager'] }, false],
    ['not at another site', manager, { siteId: 'b' }, false],
    ['not in another account', manager, { accountId: 'b' }, false],
    [
      'by an administrator who looks into another account',
      administrator,
      { accountId: 'b', siteId: null },
      true,
    ],
    ['not by an administrator of another client', administrator, { clientId: 'b' }, false],
  ])('%s', (_, then, change, expected) => {
    expect(hasKept(then, { ...then, ...change })).toBe(expected);
  });
});
