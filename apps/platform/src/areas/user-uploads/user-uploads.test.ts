import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '../../testing/raw.ts';
import { foreign as other, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { csv, head, people } from './tables.fixture.ts';
import { ended, send, uploaded } from './uploads.fixture.ts';

let platform: TestPlatform;
beforeAll(async () => (platform = await startTestPlatform()));
afterAll(() => platform.stop());

const userOf = async (username: string) => {
  const [row] = await platform.query<{ id: string; account_id: string; body: Record<string, unknown> }>(
    `select id, account_id, body from document where kind = 'users' and body ->> 'username' = $1`,
    [username],
  );
  return row;
};

describe('repeating a request', () => {
  it('with its key gives the first answer and stores nothing twice', async () => {
    const [table, key] = [csv(head, ...people(3, 'again')), randomUUID()];
    const first = await send(platform, 'manager', table, { key });
    expect(first).toMatchObject({ state: 'waiting', rows: null, checked: 0, created: 0, finishedAt: null });
    expect(await send(platform, 'manager', table, { key })).toEqual(first);
    await ended(platform, 'manager', first.id);
    expect(await send(platform, 'manager', table, { key })).toEqual(first);
    await expect(send(platform, 'manager', csv(head), { key })).rejects.toMatchObject({ code: 'key_reused' });
    expect(
      await platform.query('select from user_upload where file_name = $1 and row_count = 3', ['people.csv']),
    ).toHaveLength(1);
  });
});

describe('who uploads', () => {
  it('into another account sees several, and it is one of them', async () => {
    const { upload } = await uploaded(platform, 'clientmanager', csv(head, ['abroad', 'A', 'B']), {
      accountId: other,
    });
    expect(upload).toMatchObject({ state: 'finished', accountId: other });
    expect((await userOf('abroad'))!.account_id).toBe(other);
    const table = csv(head, ['nowhere', 'A', 'B']);
    for (const [username, accountId] of [
      ['manager', other],
      ['clientmanager', randomUUID()],
    ] as const)
      await expect(send(platform, username, table, { accountId })).rejects.toMatchObject({
        code: 'not_found',
      });
  });

  it.each(['moderator', 'trainer', 'learner'])('is never a %s', async (username) => {
    await expect(send(platform, username, csv(head, ['x', 'A', 'B']))).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });

  it('for one site puts people there and nowhere else, and sees their own uploads alone', async () => {
    const manager = await platform.as('manager');
    const [site] = await platform.query<{ id: string; name: string }>(
      `select s.id, s.body ->> 'name' as name from document u join document s on s.kind = 'sites' and s.id = u.site_id
        where u.kind = 'users' and u.id = $1`,
      [personOf('sitemanager').id],
    );
    const elsewhere = (await manager.listSites()).items.find(({ id }) => id !== site!.id)!;
    const { upload, rows } = await uploaded(
      platform,
      'sitemanager',
      csv(
        [...head, 'siteName', 'roles'],
        ['site1', 'A', 'B', '', ''],
        ['site2', 'A', 'B', elsewhere.name, ''],
        ['site3', 'A', 'B', site!.name, 'account_manager'],
      ),
      { mode: 'valid' },
    );
    expect(rows.map(({ code, field }) => [code, field])).toEqual([
      [null, null],
      ['4007', 'siteName'],
      ['4007', 'roles'],
    ]);
    expect((await userOf('site1'))!.body).toMatchObject({ siteId: site!.id, siteName: site!.name });
    const theirs = await uploaded(platform, 'manager', csv(head, ['site4', 'A', 'B']));
    const api = await platform.as('sitemanager');
    await expect(api.getUserUpload({ id: theirs.upload.id })).rejects.toMatchObject({ code: 'not_found' });
    expect((await manager.getUserUpload({ id: upload.id })).created).toBe(1);
  });

  it('acting for somebody is named beside them', async () => {
    const form = new FormData();
    form.append('file', new Blob([csv(head, ['acted', 'A', 'B'])]), 'people.csv');
    const { status, body } = await raw(platform, 'POST', '/users/bulk', {
      as: 'administrator',
      headers: { 'impersonated-user': personOf('manager').id, 'idempotency-key': randomUUID() },
      body: form,
    });
    expect(status).toBe(202);
    await ended(platform, 'administrator', body.data.id);
    const { id } = (await userOf('acted'))!;
    expect(
      await platform.query('select author_id, impersonator_id from document_history where id = $1', [id]),
    ).toEqual([{ author_id: personOf('manager').id, impersonator_id: personOf('administrator').id }]);
  });
});

describe('an upload of another account', () => {
  it('is one that does not exist', async () => {
    const table = csv(head, ['secret', 'A', 'B']);
    const { upload } = await uploaded(platform, 'clientmanager', table, { accountId: other });
    const api = await platform.as('manager');
    for (const id of [upload.id, randomUUID()]) {
      await expect(api.getUserUpload({ id })).rejects.toMatchObject({ code: 'not_found' });
      await expect(api.listUploadedRows({ id })).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('the report', () => {
  it('comes in pages, and by outcome', async () => {
    const rows = people(25, 'page').map((row, index) => (index % 5 === 0 ? ['', ...row.slice(1)] : row));
    const { upload } = await uploaded(platform, 'manager', csv(head, ...rows), { mode: 'valid' });
    const api = await platform.as('manager');
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof api.listUploadedRows>> = await api.listUploadedRows({
        id: upload.id,
        query: { limit: 7, total: 'true', cursor },
      });
      expect(page.total).toBe(25);
      seen.push(...page.items.map(({ row }) => row));
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual(rows.map((_, index) => index + 2));
    const { items, total } = await api.listUploadedRows({
      id: upload.id,
      query: { outcome: ['refused'], total: 'true' },
    });
    expect([items.length, total]).toEqual([5, 5]);
  });

  it('takes no cursor of another one', async () => {
    const [one, two] = [
      await uploaded(platform, 'manager', csv(head, ...people(3, 'cursor')), {}),
      await uploaded(platform, 'manager', csv(head, ...people(3, 'other')), {}),
    ];
    const api = await platform.as('manager');
    const { next } = await api.listUploadedRows({ id: one.upload.id, query: { limit: 1 } });
    await expect(api.listUploadedRows({ id: two.upload.id, query: { cursor: next } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});
