import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { doJob } from '../../testing/jobs.ts';
import { personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let dataDirectory: string;
let id: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'moderator-personal-data-'));
  platform = await startTestPlatform('demo', { dataDirectory });
  id = personOf('learner').id;
});
afterAll(async () => {
  await platform.stop();
  await rm(dataDirectory, { recursive: true, force: true });
});

async function archiveOf(userId: string): Promise<Record<string, Uint8Array>> {
  const manager = await platform.as('manager');
  await manager.exportPersonalData({ id: userId });
  await vi.waitFor(
    async () => expect((await manager.getPersonalDataExport({ id: userId })).state).toBe('finished'),
    { timeout: 20_000, interval: 50 },
  );
  const archive = await manager.downloadPersonalData({ id: userId });
  return unzipSync(new Uint8Array(await archive.blob.arrayBuffer()));
}

describe('what is known of somebody', () => {
  it('is put together as JSON by area, with their files and a summary, and without what is not released', async () => {
    const learner = await platform.as('learner');
    const file = await learner.uploadFile({ file: new Blob(['%PDF-1.4 essay']), fileName: 'essay <b>.pdf' });
    const entries = await archiveOf(id);
    const part = (name: string) => JSON.parse(strFromU8(entries[`data/${name}.json`]!));
    expect(part('person').details[0].body).toMatchObject({ username: 'learner' });
    expect(Object.keys(part('learning'))).toEqual(expect.arrayContaining(['registration', 'submission']));
    const own = Object.entries(entries).find(([name]) => name.startsWith(`files/${file.id}`));
    expect(strFromU8(own![1])).toBe('%PDF-1.4 essay');
    const summary = strFromU8(entries['summary.html']!);
    expect(summary).toContain(`What is known of ${personOf('learner').name}`);

    const open = await platform.query<{ id: string }>(
      `select id from attempt where learner_id = $1 and state not in ('reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated')`,
      [id],
    );
    const work = part('work');
    for (const attempt of open) {
      expect(work.attempts.find((each: { id: string }) => each.id === attempt.id)).toMatchObject({
        result: null,
        passed: null,
      });
      expect(work.judgements.filter((each: { attemptId: string }) => each.attemptId === attempt.id)).toEqual(
        [],
      );
    }
    // Nobody else is in it, and nothing of whose tenant it is.
    const text = Object.entries(entries)
      .filter(([name]) => name.startsWith('data/'))
      .map(([, bytes]) => strFromU8(bytes))
      .join('\n');
    expect(text).not.toMatch(/"client_id"|"account_id"|"assessor_id"|"moderator_id"/);
  });

  it('is recorded, is nobody else’s to fetch, and is gone after a week', async () => {
    await archiveOf(id);
    const recorded = await platform.query(
      `select from audit_entry where subject_id = $1 and action = 'personal data exported'`,
      [id],
    );
    expect(recorded.length).toBeGreaterThan(0);
    for (const who of ['learner', 'assessor', 'moderator'])
      await expect((await platform.as(who)).downloadPersonalData({ id })).rejects.toMatchObject({
        status: 403,
      });
    await expect((await platform.as('karoo')).downloadPersonalData({ id })).rejects.toMatchObject({
      status: expect.toBeOneOf([403, 404]) as number,
    });
    await platform.query(
      `update person_export set expires_at = now() - interval '1 second' where user_id = $1`,
      [id],
    );
    const manager = await platform.as('manager');
    await expect(manager.downloadPersonalData({ id })).rejects.toMatchObject({ code: 'wrong_state' });
    await doJob(platform, 'forget-person-exports');
    expect(await platform.query('select from person_export where file_id is not null')).toEqual([]);
  });

  it('is made once at a time', async () => {
    const manager = await platform.as('manager');
    await platform.query(
      `insert into person_export (client_id, account_id, user_id, requested_by, requested_at)
        select client_id, account_id, id, id, now() from document where kind = 'users' and id = $1`,
      [personOf('assessor').id],
    );
    const again = await manager.exportPersonalData({ id: personOf('assessor').id });
    expect(again).toMatchObject({ state: 'waiting', requestedBy: { id: personOf('assessor').id } });
    await expect(manager.downloadPersonalData({ id: personOf('assessor').id })).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });
});
