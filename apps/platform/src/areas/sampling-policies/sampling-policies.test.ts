import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { coursesOf, foreign, own } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let manager: Client;
let moderator: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.query('delete from sampling_policy');
  [manager, moderator] = [await platform.as('manager'), await platform.as('moderator2')];
});
afterAll(() => platform.stop());

const courseId = coursesOf(own, 'Early Childhood')[0]!;
const policies = () => moderator.getSamplingPolicies();
const ofCourse = async () => (await policies()).courses.find((each) => each.course?.id === courseId);

describe('the policies of an account', () => {
  it('are the ones by default until somebody saves another', async () => {
    expect(await policies()).toMatchObject({
      mayEdit: false,
      account: { version: 0, own: [], policy: { percentage: 25, minimum: 3, riskBands: null } },
      courses: [],
    });
    expect((await manager.getSamplingPolicies()).mayEdit).toBe(true);
  });

  it('have versions, of which the earlier ones stay', async () => {
    const { policy } = (await policies()).account;
    const first = await manager.saveSamplingPolicy({
      body: { policy: { ...policy, percentage: 30 }, version: 0 },
    });
    expect(first.account).toMatchObject({
      version: 1,
      policy: { percentage: 30 },
      savedBy: { name: 'Thabo Mokoena' },
    });
    await manager.saveSamplingPolicy({ body: { policy: { ...policy, percentage: 40 }, version: 1 } });
    const { items } = await moderator.listSamplingPolicyVersions();
    expect(items.map((each) => [each.version, each.policy.percentage])).toEqual([
      [2, 40],
      [1, 30],
    ]);
    const page = await moderator.listSamplingPolicyVersions({ query: { limit: 1 } });
    const rest = await moderator.listSamplingPolicyVersions({ query: { limit: 1, cursor: page.next } });
    expect([...page.items, ...rest.items]).toEqual(items);
  });

  it('are not saved over what somebody else has saved meanwhile', async () => {
    const { policy } = (await policies()).account;
    for (const version of [0, 1])
      await expect(
        manager.saveSamplingPolicy({ body: { policy: { ...policy, minimum: 9 }, version } }),
      ).rejects.toMatchObject({ code: 'stale_version' });
    expect((await policies()).account.policy.minimum).toBe(3);
  });

  it('of a course say only what differs, so that the rest follows the account', async () => {
    const { policy } = (await policies()).account;
    await manager.saveSamplingPolicy({ body: { courseId, policy: { ...policy, minimum: 5 }, version: 0 } });
    expect(await ofCourse()).toMatchObject({
      own: ['minimum'],
      version: 1,
      policy: { percentage: 40, minimum: 5 },
    });
    await manager.saveSamplingPolicy({ body: { policy: { ...policy, percentage: 50 }, version: 2 } });
    expect((await ofCourse())!.policy).toMatchObject({ percentage: 50, minimum: 5 });
  });

  it('are changed by who manages the account, not by a site, nor for the account of somebody else', async () => {
    const { policy } = (await policies()).account;
    const site = await platform.as('sitemanager');
    expect((await site.getSamplingPolicies()).mayEdit).toBe(false);
    await expect(site.saveSamplingPolicy({ body: { policy, version: 3 } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(moderator.saveSamplingPolicy({ body: { policy, version: 3 } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      manager.saveSamplingPolicy({ body: { accountId: foreign, policy, version: 0 } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const elsewhere = coursesOf(foreign)[0]!;
    await expect(
      manager.saveSamplingPolicy({ body: { courseId: elsewhere, policy, version: 0 } }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('stay what they were for a batch that was built with them', async () => {
    const batch = await moderator.createBatch({ body: { courseId, title: 'Early' } });
    const { policy } = (await policies()).account;
    await manager.saveSamplingPolicy({ body: { policy: { ...policy, percentage: 100 }, version: 3 } });
    expect(await moderator.getBatch({ id: batch.id })).toMatchObject({
      policyVersions: { account: 3, course: 1 },
      policy: { percentage: 50, minimum: 5 },
    });
  });
});

describe('the effect of a policy', () => {
  it('is told for the last batches, which the policy itself would have drawn as they were', async () => {
    const drawn = await platform.query<{ id: string; policy: never; size: number; drew: number }>(
      `select id, policy, (select count(*)::int from batch_attempt where batch_id = batch.id) as size,
         (select count(*)::int from batch_attempt where batch_id = batch.id and sampled
           and not reasons <@ '{widened,chosen_by_hand}') as drew
       from batch where account_id = $1 and state <> 'collecting' order by drawn_at desc limit 3`,
      [own],
    );
    expect(drawn.length).toBeGreaterThan(1);
    const { policy } = (await policies()).account;
    for (const { id, policy: used, size, drew } of drawn) {
      const same = await manager.previewSamplingPolicy({
        body: { policy: { ...policy, ...(used as object) } },
      });
      expect(same.find((each) => each.batch.id === id)).toMatchObject({ size, drew, wouldHaveDrawn: drew });
    }
    const all = await manager.previewSamplingPolicy({ body: { policy: { ...policy, percentage: 100 } } });
    expect(all.map((each) => each.wouldHaveDrawn)).toEqual(all.map((each) => each.size));
    expect(all).toHaveLength(Math.min(3, drawn.length));
  });

  it('tells nothing of undecided results to somebody who moderates as well', async () => {
    const { policy } = (await policies()).account;
    await platform.query(
      `update document set body = jsonb_set(body, '{roles}', body -> 'roles' || '["account_manager"]')
        where kind = 'users' and body ->> 'username' = 'moderator2'`,
    );
    const effects = await moderator.previewSamplingPolicy({ body: { policy } });
    const states = await platform.query<{ state: string }>('select state from batch where id = any($1)', [
      effects.map((each) => each.batch.id),
    ]);
    expect(states.map((each) => each.state)).toEqual(effects.map(() => 'reported'));
  });
});
