import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import type { ReviewSchedulerCreate } from '@moderator/contract/types';
import { doJob } from '../../testing/jobs.ts';
import { signedToken } from '../../testing/signed-token.ts';
import { own as accountId, people } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let manager: Client;
let groupId: string;
let templateId: string;
const learners = people.filter((each) => each.accountId === accountId && each.roles.includes('learner'));
const ids = learners.slice(0, 3).map(({ id }) => id);
beforeAll(async () => {
  platform = await startTestPlatform();
  manager = await platform.as('manager');
  const skill = await manager.createSoftSkill({ body: { accountId, name: 'Listening' } });
  templateId = (
    await manager.createPeerReview({ body: { accountId, title: 'Team', softSkillIds: [skill.id] } })
  ).id;
  groupId = (await manager.createGroup({ body: { accountId, name: 'Those who review each other' } })).id;
  await manager.addGroupUsers({ id: groupId, body: { ids } });
});
afterAll(() => platform.stop());
afterEach(() => platform.setNow(null));

const dayMs = 86_400_000;
const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
const at = (days: number) => new Date(Date.parse(`${tomorrow}T08:02:00Z`) + days * dayMs);

const schedule = (more: Partial<ReviewSchedulerCreate> = {}) =>
  manager.createReviewScheduler({
    body: {
      accountId,
      name: 'Each week',
      templateId,
      groupId,
      timeZone: 'UTC',
      rule: { frequency: 'weekly', startsAt: `${tomorrow}T08:00` },
      ...more,
    },
  });
const runsOf = async (id: string) => (await manager.listReviewRuns({ id })).items;
const run = () => doJob(platform, 'run-review-schedulers');

describe('a scheduler', () => {
  it('makes a review of its template with the people of then, once, and says when the next one comes', async () => {
    const made = await schedule();
    expect(made).toMatchObject({ nextRunAt: `${tomorrow}T08:00:00.000Z`, lastRunAt: null });
    await run();
    expect(await runsOf(made.id)).toEqual([]);
    platform.setNow(at(0));
    // Two at once, as of two platforms.
    await platform.query(`insert into job (kind, payload) values ('run-review-schedulers', '{}')`);
    await run();
    const [first, ...others] = await runsOf(made.id);
    expect([others, first]).toEqual([
      [],
      expect.objectContaining({ state: 'done', people: 3, sentence: null }),
    ]);
    const review = await manager.getPeerReview({ id: first!.reviewId! });
    expect(review).toMatchObject({
      title: `Team, ${tomorrow}`,
      state: 'published',
      reviewees: 3,
      reviewers: 3,
      expiresAt: new Date(Date.parse(`${tomorrow}T08:00:00Z`) + 14 * dayMs).toISOString(),
    });
    const api = platform.withToken(await signedToken(platform, 'learner', { sub: ids[0]! }));
    expect((await api.getMyReview({ id: review.id })).reviews).toHaveLength(2);
    expect(await manager.getReviewScheduler({ id: made.id })).toMatchObject({
      nextRunAt: new Date(Date.parse(`${tomorrow}T08:00:00Z`) + 7 * dayMs).toISOString(),
      lastRunAt: at(0).toISOString(),
    });
    await manager.deleteReviewScheduler({ id: made.id });
  });

  it('makes the latest of those that were missed, late, and skips the others', async () => {
    const made = await schedule({ rule: { frequency: 'weekly', startsAt: `${tomorrow}T07:00` } });
    platform.setNow(at(15));
    await run();
    expect((await runsOf(made.id)).map(({ state, reviewId }) => [state, reviewId !== null])).toEqual([
      ['late', true],
      ['skipped', false],
      ['skipped', false],
    ]);
    await manager.deleteReviewScheduler({ id: made.id });
  });

  it('says why it made nothing, and leaves nothing half made', async () => {
    const { id: emptyGroup } = await manager.createGroup({ body: { accountId, name: 'Nobody' } });
    const nobody = await schedule({ groupId: emptyGroup });
    const gone = await manager.createPeerReview({ body: { accountId, title: 'Gone' } });
    const lost = await schedule({ templateId: gone.id });
    await manager.deletePeerReview({ id: gone.id });
    const [before] = await platform.query<{ count: number }>(
      `select count(*)::int as count from document where kind = 'peer-reviews'`,
    );
    platform.setNow(at(0));
    await run();
    expect([(await runsOf(nobody.id))[0]?.state, (await runsOf(lost.id))[0]?.state]).toEqual([
      'skipped',
      'failed',
    ]);
    expect((await runsOf(lost.id))[0]?.sentence).toContain('deleted');
    const [after] = await platform.query<{ count: number }>(
      `select count(*)::int as count from document where kind = 'peer-reviews'`,
    );
    expect(after).toEqual(before);
  });

  it.each<[string, Partial<ReviewSchedulerCreate>]>([
    ['nobody', { groupId: null }],
    ['a day that there is not', { rule: { frequency: 'daily', startsAt: '2027-02-30T08:00' } }],
    ['a zone that there is not', { timeZone: 'Africa/Nowhere' }],
    [
      'days that never come',
      { rule: { frequency: 'daily', startsAt: '2026-01-02T08:00', until: '2026-01-01' } },
    ],
  ])('is not one of %s', async (_, more) => {
    await expect(schedule(more)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('of a trainer is of their own reviews and classes', async () => {
    const trainer = await platform.as('trainer');
    await expect(
      trainer.createReviewScheduler({
        body: {
          accountId,
          name: 'Mine',
          templateId,
          groupId,
          rule: { frequency: 'weekly', startsAt: `${tomorrow}T08:00` },
        },
      }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
