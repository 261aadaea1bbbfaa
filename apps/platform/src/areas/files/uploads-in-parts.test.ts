import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@moderator/client';
import { uploadInParts } from '@moderator/client/upload-in-parts';
import * as routes from '@moderator/contract/routes';
import type { Progress } from '@moderator/contract/runtime';
import { startTestContext } from '../../testing/test-context.ts';
import { forgetUploads } from './forget-uploads.ts';
import { bytes, startFilesPlatform } from './made-files.fixture.ts';
import type { FilesPlatform } from './made-files.fixture.ts';

let platform: FilesPlatform;
beforeAll(async () => void (platform = await startFilesPlatform()));
afterAll(() => platform.stop());

const partSize = 100_000;
/** A file that nobody has sent before, of ten parts and a little more. */
const newFile = () => new File([bytes('%PDF-1.7\n'), randomBytes(10 * partSize)], 'portfolio.pdf');
const sha256 = async (file: Blob) =>
  createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');

/** What a browser keeps when a page is loaded anew. */
function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A client over a line that is lost where the function says so: before the request is sent, or behind its answer. */
async function over(lost: (count: number) => 'before' | 'behind' | undefined) {
  const token = await platform.token('learner');
  let count = 0;
  const parts: number[] = [];
  const api = createClient(routes, {
    baseUrl: `${platform.url}/api`,
    token: () => token,
    fetch: async (address, init) => {
      const where = lost(++count);
      if (where === 'before') throw new TypeError('fetch failed');
      const answer = await fetch(address, init);
      if (String(address).includes('/parts'))
        parts.push(Number(new URL(String(address)).searchParams.get('offset')));
      if (where === 'behind') throw new TypeError('fetch failed');
      return answer;
    },
  });
  return { api, parts };
}
const waitsNotAtAll = { partSize };

describe('a file in parts', () => {
  it('is the file that it was', async () => {
    const { api, parts } = await over(() => undefined);
    const file = newFile();
    const seen: Progress[] = [];
    const stored = await uploadInParts(api, { file }, { partSize, onProgress: (each) => seen.push(each) });
    expect(stored).toMatchObject({
      name: 'portfolio.pdf',
      mediaType: 'application/pdf',
      size: file.size,
      sha256: await sha256(file),
    });
    expect(parts).toEqual(Array.from({ length: 11 }, (_, index) => index * partSize));
    expect(seen.map(({ done }) => done)).toEqual([...parts, file.size]);
    const { blob } = await api.downloadFile({ id: stored.id });
    expect(await sha256(blob)).toBe(await sha256(file));
    expect(await platform.query('select from upload_part')).toEqual([]);
  });

  it('goes on over a line that is lost again and again, and arrives once', async () => {
    const { api } = await over((count) => (['before', 'behind', undefined] as const)[count % 3]);
    const file = newFile();
    const before = (await platform.query('select from stored_file')).length;
    const stored = await uploadInParts(api, { file }, waitsNotAtAll);
    expect(stored.sha256).toBe(await sha256(file));
    expect((await platform.query('select from stored_file')).length).toBe(before + 1);
  });

  it('goes on after the page was loaded anew, without what was there', async () => {
    const remember = storage();
    const file = newFile();
    const control = new AbortController();
    const first = await over(() => undefined);
    const leaving = uploadInParts(
      first.api,
      { file },
      {
        partSize,
        remember,
        signal: control.signal,
        onProgress: ({ done }) => done === 5 * partSize && control.abort(new Error('the page was left')),
      },
    );
    await expect(leaving).rejects.toThrow('the page was left');
    const again = await over(() => undefined);
    const stored = await uploadInParts(again.api, { file }, { partSize, remember });
    expect(again.parts[0]).toBe(5 * partSize);
    expect(stored.sha256).toBe(await sha256(file));
    expect(remember.kept.size).toBe(0);
  });

  it('that was finished before its answer was lost is found, not sent again', async () => {
    const remember = storage();
    const file = new File(['a short text'], 'note.txt');
    const { api } = await over(() => undefined);
    const upload = await api.startUpload({ body: { name: file.name, size: file.size } });
    await api.sendUploadPart({ id: upload.id, query: { offset: 0 }, file });
    remember.setItem(`moderator upload note.txt ${file.size} ${file.lastModified}`, upload.id);
    const again = await over(() => undefined);
    const stored = await uploadInParts(again.api, { file }, { remember });
    expect([again.parts, stored.sha256]).toEqual([[], await sha256(file)]);
  });

  it('begins anew where what was remembered is gone', async () => {
    const remember = storage();
    const file = newFile();
    remember.setItem(
      `moderator upload portfolio.pdf ${file.size} ${file.lastModified}`,
      '0192f3a4-0000-7000-9000-000000000000',
    );
    const { api } = await over(() => undefined);
    expect((await uploadInParts(api, { file }, { partSize, remember })).size).toBe(file.size);
  });

  it('that is refused for its content is given up, here and there', async () => {
    const { api, parts } = await over(() => undefined);
    const remember = storage();
    const file = new File([bytes('MZ', 0x90, 0, 3), Buffer.alloc(200_000)], 'portfolio.pdf');
    await expect(uploadInParts(api, { file }, { partSize, remember })).rejects.toMatchObject({ status: 422 });
    expect([parts.length, remember.kept.size]).toEqual([3, 0]);
    expect(await platform.query('select from upload_part')).toEqual([]);
  });

  it('that is refused for its name, or for the room that it would take, is not sent', async () => {
    const { api, parts } = await over(() => undefined);
    const photograph = new File([randomBytes(1_000)], 'photograph.tiff');
    await expect(uploadInParts(api, { file: photograph })).rejects.toMatchObject({
      code: 'wrong_media_type',
    });
    expect(parts).toEqual([]);
  });

  it('goes on behind a session that ended', async () => {
    const { api } = await over(() => undefined);
    const remember = storage();
    const file = newFile();
    const ended = createClient(routes, {
      baseUrl: `${platform.url}/api`,
      token: () => 'ended',
      fetch: (address, init) => fetch(address, init),
    });
    const upload = await api.startUpload({ body: { name: file.name, size: file.size } });
    remember.setItem(`moderator upload portfolio.pdf ${file.size} ${file.lastModified}`, upload.id);
    await expect(uploadInParts(ended, { file }, { partSize, remember })).rejects.toMatchObject({
      status: 401,
    });
    expect([...remember.kept.values()]).toEqual([upload.id]);
    await uploadInParts(api, { file }, { partSize, remember });
  });

  it('is given up where patience ends', async () => {
    const { api } = await over((count) => (count > 3 ? 'before' : undefined));
    const giving = uploadInParts(api, { file: newFile() }, { partSize, patience: 0 });
    await expect(giving).rejects.toMatchObject({ name: 'ApiError', code: 'network' });
  });
});

describe('an upload', () => {
  const begun = async (size = 10, username = 'learner') =>
    (await platform.as(username)).startUpload({ body: { name: 'note.txt', size } });

  it('goes on where it is alone: a part that lies elsewhere is refused and tells where', async () => {
    const api = await platform.as('learner');
    const { id } = await begun();
    const send = (offset: number, text: string) =>
      api.sendUploadPart({ id, query: { offset }, file: new Blob([text]), fileName: 'part' });
    await expect(send(3, 'abc')).rejects.toMatchObject({
      code: 'conflict',
      problem: { current: { offset: 0 } },
    });
    expect(await send(0, 'abc')).toMatchObject({ offset: 3, file: null });
    await expect(send(0, 'abc')).rejects.toMatchObject({
      code: 'conflict',
      problem: { current: { offset: 3 } },
    });
    await expect(send(3, '')).rejects.toMatchObject({ code: 'empty_file' });
    await expect(send(3, 'defghijklm')).rejects.toMatchObject({ code: 'too_large' });
    const twice = await Promise.allSettled([send(3, 'defg'), send(3, 'defg')]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await send(7, 'hij')).toMatchObject({ offset: 10, file: { name: 'note.txt', size: 10 } });
    await expect(send(10, 'x')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is nobody else’s', async () => {
    const { id } = await begun();
    for (const username of ['moderator', 'administrator']) {
      const other = await platform.as(username);
      for (const call of [
        () => other.getUpload({ id }),
        () => other.sendUploadPart({ id, query: { offset: 0 }, file: new Blob(['x']), fileName: 'part' }),
        () => other.cancelUpload({ id }),
      ])
        await expect(call()).rejects.toMatchObject({ status: 404 });
    }
  });

  it('is of no more bytes than a file may have, and one of few at once', async () => {
    await expect(begun(1_000_000_000_000)).rejects.toMatchObject({ code: 'too_large' });
    // Whoever chooses other files again and again is not stopped by what they chose first.
    const api = await platform.as('assessor');
    const first = await begun(10, 'assessor');
    await api.sendUploadPart({
      id: first.id,
      query: { offset: 0 },
      file: new Blob(['abc']),
      fileName: 'part',
    });
    await Promise.all(Array.from({ length: 20 }, () => begun(10, 'assessor')));
    await expect(api.getUpload({ id: first.id })).rejects.toMatchObject({ code: 'not_found' });
    expect(await platform.query('select from upload_part where upload_id = $1', [first.id])).toEqual([]);
    // Archives stay.
    const archive = () => api.startUpload({ body: { name: 'all.zip', size: 10, archive: true } });
    for (let begun = 0; begun < 20; begun++) await archive();
    await expect(archive()).rejects.toMatchObject({ code: 'too_large' });
    await expect(begun(10, 'assessor')).rejects.toMatchObject({ code: 'too_large' });
  });
});

it('what nobody finished is forgotten after a week, with its bytes', async () => {
  const context = await startTestContext('demo');
  const ids = { old: randomUUID(), young: randomUUID() };
  for (const [id, days] of [
    [ids.old, 8],
    [ids.young, 6],
  ] as const) {
    await context.files.keep(id, bytes('part'));
    await context.query(
      `with begun as (
        insert into upload (client_id, account_id, owner_id, name, size, received, created_at)
        select client_id, account_id, owner_id, 'a.pdf', 10, 4, now() - make_interval(days => $2) from stored_file limit 1 returning *)
      insert into upload_part (upload_id, starts_at, client_id, account_id, file_id) select id, 0, client_id, account_id, $1 from begun`,
      [id, days],
    );
  }
  const tools = { context, signal: new AbortController().signal, progress: async () => undefined };
  await forgetUploads.run({}, tools);
  expect(await context.query('select file_id from upload_part')).toEqual([{ file_id: ids.young }]);
  expect([await context.files.has(ids.old), await context.files.has(ids.young)]).toEqual([false, true]);
  await context.stop();
});
