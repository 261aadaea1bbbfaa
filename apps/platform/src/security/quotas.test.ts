import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../areas/files/made-files.fixture.ts';
import { raw } from '../testing/raw.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
afterAll(() => platform.stop());

const upload = async (as: string, size = 1) => {
  const body = new FormData();
  body.set('file', new Blob([png, new Uint8Array(size)]), 'scan.png');
  const { status, body: answer } = await raw(platform, 'POST', '/files', { as, body });
  return { status, id: answer.data?.id as string, detail: answer.detail as string | undefined };
};
const ownOf = async (username: string) => {
  const [row] = await platform.query<{ files: number; bytes: number; all: number }>(
    `select coalesce(s.files, 0)::int as files, coalesce(s.bytes, 0)::int as bytes, a.bytes::float8 as all
      from document d left join file_sum s on s.owner_id = d.id
      join file_sum a on a.account_id = d.account_id and a.owner_id = '00000000-0000-0000-0000-000000000000'
      where d.kind = 'users' and d.body ->> 'username' = $1`,
    [username],
  );
  return row!;
};

describe('files of one person', () => {
  beforeAll(async () => {
    platform = await startTestPlatform();
    const { files } = await ownOf('learner');
    await platform.stop();
    platform = await startTestPlatform('demo', {
      settings: { filesOfPerson: files + 3, fileBytesOfPerson: 4_000_000, fileBytesOfAccount: 1e12 },
    });
  });

  it('are kept up to a number, then refused with a sentence, until one is removed; those of others are not counted', async () => {
    const kept = [await upload('learner'), await upload('learner'), await upload('learner')];
    expect(kept.map(({ status }) => status)).toEqual([201, 201, 201]);
    const before = await ownOf('learner');
    const refused = await upload('learner');
    expect([refused.status, refused.detail]).toEqual([
      413,
      expect.stringContaining('not kept for one person'),
    ]);
    expect(await ownOf('learner')).toEqual(before);
    expect((await upload('assessor')).status).toBe(201);

    expect((await raw(platform, 'DELETE', `/files/${kept[0]!.id}`, { as: 'learner' })).status).toBe(204);
    expect((await upload('learner')).status).toBe(201);
  });

  it('that come side by side do not pass by the number together', async () => {
    const { files } = await ownOf('moderator');
    const answers = await Promise.all(Array.from({ length: files + 12 }, () => upload('moderator')));
    const learners = await ownOf('moderator');
    expect(answers.filter(({ status }) => status === 201).length + files).toBe(learners.files);
    expect(answers.some(({ status }) => status === 413)).toBe(true);
  });

  it('are kept up to what they take', async () => {
    expect((await upload('verifier', 3_000_000)).status).toBe(201);
    expect(await upload('verifier', 3_000_000)).toMatchObject({
      status: 413,
      detail: expect.stringContaining('4 MB'),
    });
    expect((await upload('verifier')).status).toBe(201);
  });

  it('that come in parts count from their first part', async () => {
    const as = 'candidate';
    const start = (size: number) =>
      raw(platform, 'POST', '/files/uploads', { as, body: { name: 'long.csv', size } });
    const begin = async () => (await start(3_000_000)).body.data.id as string;
    const send = async (id: string) => {
      const body = new FormData();
      body.set('file', new Blob(['a,b\n'.repeat(625_000)]), 'part');
      return (await raw(platform, 'POST', `/files/uploads/${id}/parts?offset=0`, { as, body })).status;
    };
    const [one, other] = [await begin(), await begin()];
    expect([await send(one), await send(other)]).toEqual([200, 413]);
    // Where it is clear from the beginning, nothing is sent.
    expect((await start(3_000_000)).status).toBe(413);
    await raw(platform, 'DELETE', `/files/uploads/${one}`, { as });
    expect(await send(other)).toBe(200);
    await platform.stop();
  });
});

describe('files of one account', () => {
  beforeAll(async () => {
    platform = await startTestPlatform();
    const { all } = await ownOf('moderator');
    await platform.stop();
    platform = await startTestPlatform('demo', { settings: { fileBytesOfAccount: all + 2_000_000 } });
  });

  it('are kept up to what they take together; another account has its own', async () => {
    expect((await upload('moderator', 1_500_000)).status).toBe(201);
    expect(await upload('learner', 1_500_000)).toMatchObject({
      status: 413,
      detail: expect.stringContaining('your provider'),
    });
    expect((await upload('karoo', 1_500_000)).status).toBe(201);
  });
});
