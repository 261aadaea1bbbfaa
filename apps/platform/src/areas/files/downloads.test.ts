import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '../../testing/raw.ts';
import { startFilesPlatform, bytes, pdf } from './made-files.fixture.ts';
import type { FilesPlatform } from './made-files.fixture.ts';
import { own, personOf } from '../../testing/template.ts';

let platform: FilesPlatform;
beforeAll(async () => void (platform = await startFilesPlatform()));
afterAll(() => platform.stop());

describe('a download', () => {
  const text = '0123456789'.repeat(10);
  let id: string;
  beforeAll(async () => void ({ id } = await platform.upload(bytes(text), 'numbers.txt')));
  const get = (headers: Record<string, string>, path = '/download') =>
    raw(platform, 'GET', `/files/${id}${path}`, { headers });
  const asked = async (range: string) =>
    get({ authorization: `Bearer ${await platform.token('moderator')}`, range });

  it.each([
    ['bytes=0-9', '0123456789', 'bytes 0-9/100'],
    ['bytes=95-', '56789', 'bytes 95-99/100'],
    ['bytes=-3', '789', 'bytes 97-99/100'],
    ['bytes=98-500', '89', 'bytes 98-99/100'],
  ])('of %s is a part', async (range, part, contentRange) => {
    const { status, text: received, headers } = await asked(range);
    expect([status, received, headers.get('content-range'), headers.get('content-length')]).toEqual([
      206,
      part,
      contentRange,
      String(part.length),
    ]);
  });

  it('goes on with the same file, and begins anew with another', async () => {
    const authorization = `Bearer ${await platform.token('moderator')}`;
    const { headers } = await get({ authorization });
    const tag = headers.get('etag')!;
    expect([tag, headers.get('accept-ranges')]).toEqual([expect.stringMatching(/^"[0-9a-f]+"$/), 'bytes']);
    const range = 'bytes=95-';
    const rest = await get({ authorization, range, 'if-range': tag });
    expect([rest.status, rest.text, rest.headers.get('etag')]).toEqual([206, '56789', tag]);
    const whole = await get({ authorization, range, 'if-range': '"another"' });
    expect([whole.status, whole.text]).toEqual([200, text]);
  });

  it.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=x'])('of %s is the whole', async (range) => {
    const { status, text: received } = await asked(range);
    expect([status, received]).toEqual([200, text]);
  });

  it('of a part behind the end says how long the file is', async () => {
    const { status, headers } = await asked('bytes=100-');
    expect([status, headers.get('content-range')]).toEqual([400, 'bytes */100']);
  });

  it('can do nothing as a document of its own', async () => {
    const { headers } = await asked('');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is given to the cookies of a sign-in, and nothing else is', async () => {
    const token = await platform.token('moderator');
    const cookie = `token-0=${token.slice(0, 400)}; token-1=${token.slice(400)}`;
    expect((await get({ cookie })).text).toBe(text);
    expect((await get({ cookie: `token-0=${token}` })).status).toBe(200);
    expect((await get({ cookie: `token-1=${token.slice(400)}` })).status).toBe(401);
    expect((await get({ cookie }, '')).status).toBe(401);
    for (const [method, path] of [
      ['GET', '/moderation/home'],
      ['DELETE', `/files/${id}`],
      ['POST', '/files'],
      ['GET', '/users'],
    ] as const)
      expect((await raw(platform, method, path, { headers: { cookie } })).status).toBe(401);
  });

  it('whose bytes are lost says so and is no mistake of ours', async () => {
    const [row] = await platform.query<{ id: string }>(
      `select file_id as id from evidence join attempt on attempt.id = attempt_id
        where file_id is not null and evidence.account_id = $1 and state = 'assessed' limit 1`,
      [own],
    );
    const administrator = await platform.as('administrator');
    const { token } = { token: await platform.token('administrator') };
    expect((await administrator.getFile({ id: row!.id })).id).toBe(row!.id);
    const answer = await raw(platform, 'GET', `/files/${row!.id}/download`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  });
});

describe('a file', () => {
  it('is deleted by its owner, with its bytes', async () => {
    const { id } = await platform.upload(pdf, 'mine.pdf');
    const other = await platform.as('moderator2');
    await expect(other.deleteFile({ id })).rejects.toMatchObject({ code: 'not_allowed' });
    expect(await platform.kept()).toContain(id);
    const api = await platform.as('moderator');
    await api.deleteFile({ id });
    expect(await platform.kept()).not.toContain(id);
    await expect(api.downloadFile({ id })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that is evidence or a signed report is not deleted by anybody', async () => {
    const administrator = await platform.as('administrator');
    const rows = await platform.query<{ id: string }>(
      '(select file_id as id from evidence where file_id is not null limit 1) union all (select file_id from report limit 1)',
    );
    expect(rows).toHaveLength(2);
    for (const { id } of rows)
      await expect(administrator.deleteFile({ id })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('of another account does not exist', async () => {
    const { id } = await platform.upload(pdf, 'mine.pdf', 'karoo');
    const api = await platform.as('moderator');
    for (const ask of [api.getFile, api.downloadFile, api.deleteFile])
      await expect(ask({ id })).rejects.toMatchObject({ status: 404 });
  });

  it('sent twice under one key is stored once', async () => {
    const api = await platform.as('moderator');
    const before = (await platform.kept()).length;
    const send = (content: Uint8Array) =>
      api.uploadFile({ file: new Blob([content]), fileName: 'once.pdf' }, { idempotencyKey: 'one upload' });
    const badKey = send(pdf);
    await expect(badKey).rejects.toMatchObject({ code: 'invalid_input' });
    const again = (content: Uint8Array) =>
      api.uploadFile({ file: new Blob([content]), fileName: 'once.pdf' }, { idempotencyKey: 'one-upload' });
    const first = await again(pdf);
    expect(await again(pdf)).toEqual(first);
    await expect(again(bytes('%PDF-1.4 other'))).rejects.toMatchObject({ code: 'key_reused' });
    expect((await platform.kept()).length).toBe(before + 1);
    const [row] = await platform.query<{ count: number }>(
      `select count(*)::int as count from stored_file where name = 'once.pdf' and owner_id = $1`,
      [personOf('moderator').id],
    );
    expect(row!.count).toBe(1);
  });
});
