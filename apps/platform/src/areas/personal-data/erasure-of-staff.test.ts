import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clientId, own } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { full, one, tracesInDatabase, unusual } from './planted.fixture.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform('demo')));
// What is counted by their name is recounted when it stops.
afterAll(() => platform.stop());

/** Who has assessed work that was reported, under another name, and without what others wait for. */
async function plantAssessor(): Promise<string> {
  const { id } = await one<{ id: string }>(
    platform,
    `select a.assessor_id as id from attempt a join judgement_pair p on p.attempt_id = a.id
      join document u on u.kind = 'users' and u.id = a.assessor_id
      where a.account_id = $1 and a.state in ('reported', 'endorsed', 'certificated') and u.body -> 'roles' ? 'assessor'
      group by 1 order by count(*) desc, 1 limit 1`,
    [own],
  );
  const manager = await platform.as('manager');
  const { version } = await manager.getUser({ id });
  await manager.updateUser({ id, version, body: { name: unusual.name, surname: unusual.surname } });
  await platform.query(`update attempt set allocated_to = null where allocated_to = $1`, [id]);
  await platform.query(
    `update attempt set state = 'assessed' where assessor_id = $1 and state = 'returned'`,
    [id],
  );
  await platform.query(
    `update judgement set feedback = $2 where attempt_id = (select id from attempt where assessor_id = $1 and state = 'reported'
      and id not in (select attempt_id from certificate) limit 1)`,
    [id, `Marked by ${full}.`],
  );
  return id;
}

/** Two files that somebody brought, of which one is shown in content. */
async function filesOf(owner: string): Promise<[used: string, unused: string]> {
  const ids: [string, string] = [randomUUID(), randomUUID()];
  for (const id of ids)
    await platform.query(
      `insert into stored_file (id, client_id, account_id, owner_id, name, media_type, size, sha256)
        values ($1, $2, $3, $4, 'guide.pdf', 'application/pdf', 1, 'sum')`,
      [id, clientId, own, owner],
    );
  await platform.query(
    `insert into document (kind, id, client_id, account_id, body)
      values ('lessons', gen_random_uuid(), $1, $2, jsonb_build_object('title', 'Guide', 'pages', jsonb_build_array(jsonb_build_object('fileId', $3::text))))`,
    [clientId, own, ids[0]],
  );
  return ids;
}

it('takes the name of an assessor from their work, and leaves the work and what is counted of it', async () => {
  const id = await plantAssessor();
  const manager = await platform.as('manager');
  const counted = () =>
    one<{ attempts: number; pairs: number }>(
      platform,
      `select (select count(*)::int from attempt where assessor_id = $1) as attempts,
        (select count(*)::int from judgement_pair where assessor_id = $1) as pairs`,
      [id],
    );
  const before = await counted();
  const [used, unused] = await filesOf(id);
  const { obstacles, version } = await manager.previewErasure({ id });
  expect(obstacles).toEqual([]);
  await manager.erasePersonalData({ id, version, body: { reason: 'They left and asked for it.' } });
  const erasure = await vi.waitFor(
    async () => {
      const asked = await manager.getErasure({ id });
      expect(asked.state).toBe('finished');
      return asked;
    },
    { timeout: 30_000, interval: 100 },
  );
  expect(await tracesInDatabase(platform)).toEqual([]);
  expect(await counted()).toEqual(before);
  expect(await platform.query('select id from stored_file where id in ($1, $2)', [used, unused])).toEqual([
    { id: used },
  ]);
  expect(erasure.stays).toContainEqual(expect.objectContaining({ part: 'material', count: 1 }));
  const names = await platform.query<{ name: string }>(
    `select distinct assessor_name as name from attempt where assessor_id = $1
      union select distinct assessor_name from judgement_pair where assessor_id = $1 and assessor_name is not null`,
    [id],
  );
  expect(names).toEqual([{ name: erasure.pseudonym }]);
});
