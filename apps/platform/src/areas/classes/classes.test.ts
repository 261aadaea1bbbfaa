import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClassCreate } from '@moderator/contract/types';
import { doJob } from '../../testing/jobs.ts';
import { nameOf, planningOn } from '../../testing/planning.ts';
import { own as accountId, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
type Planning = Awaited<ReturnType<typeof planningOn>>;
let { manager, course, others, put, read, schedule } = {} as Planning;
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ manager, course, others, put, read, schedule } = await planningOn(platform));
});
afterAll(() => platform.stop());

const aClass = (more: Partial<ClassCreate> = {}) =>
  manager.createClass({
    body: {
      accountId,
      siteId: personOf('sitemanager').siteId!,
      name: 'Operators on slopes',
      startsOn: '2026-11-02',
      endsOn: '2026-12-11',
      ...more,
    },
  });
const learnersOf = async (id: string) =>
  (await manager.listScheduleLearners({ id })).items.map((each) => each.learner.id).sort();

describe('learners of a class', () => {
  it('are on its schedules, and follow into and out of those that are not over', async () => {
    const [first, second, third] = others(3) as [string, string, string];
    const made = await aClass({ learnerIds: [first, second] });
    const running = await schedule({ classId: made.id });
    const over = await schedule({
      classId: made.id,
      startsAt: '2026-02-02T06:00:00Z',
      endsAt: '2026-03-02T06:00:00Z',
    });
    expect(await learnersOf(running.id)).toEqual([first, second].sort());
    expect(await learnersOf(over.id)).toEqual([]);

    await manager.updateClass({ id: made.id, version: 1, body: { learnerIds: [second, third] } });
    expect(await learnersOf(running.id)).toEqual([second, third].sort());
  });

  it('whom one of its schedules cannot take are refused by name, and nothing is changed', async () => {
    const [busy, free] = others(2) as [string, string];
    const courseId = await course();
    const elsewhere = await schedule({ title: 'Slopes of others', endsAt: '2026-12-01T06:00:00Z' }, courseId);
    await put(elsewhere, [busy]);
    const made = await aClass();
    const own = await schedule({ classId: made.id }, courseId);
    await expect(
      manager.updateClass({ id: made.id, version: 1, body: { learnerIds: [free, busy] } }),
    ).rejects.toMatchObject({ code: '4003', detail: expect.stringContaining(nameOf(busy)) as string });
    expect([await learnersOf(own.id), (await manager.getClass({ id: made.id })).learnerIds]).toEqual([
      [],
      [],
    ]);

    const small = await schedule({ classId: made.id, capacity: 1 });
    await expect(
      manager.updateClass({ id: made.id, version: 1, body: { learnerIds: others(2) } }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
    expect((await read(small.id)).version).toBe(1);
  });

  it('who began stay', async () => {
    const [began] = others(1) as [string];
    const made = await aClass({ learnerIds: [began] });
    const own = await schedule({ classId: made.id }, await course({ outcomes: 1 }));
    await platform.query(`update attempt set state = 'submitted' where learner_id = $1 and course_id = $2`, [
      began,
      own.courseId,
    ]);
    await expect(
      manager.updateClass({ id: made.id, version: 1, body: { learnerIds: [] } }),
    ).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining(nameOf(began)) as string,
    });
  });
});

describe('a class', () => {
  it('is completed in the night after its end once nobody has anything left, and not while somebody has', async () => {
    const [one] = others(1) as [string];
    const past = { startsOn: '2026-08-03', endsOn: '2026-08-28' };
    const made = await aClass({ ...past, name: 'Operators of August', learnerIds: [one] });
    const open = await schedule({
      classId: made.id,
      startsAt: '2026-08-03T06:00:00Z',
      endsAt: '2099-08-28T14:00:00Z',
    });
    const completed = async () =>
      (await manager.listCompletedClasses({ query: { from: '2026-09-01T00:00:00Z' } })).items.filter(
        ({ id }) => id === made.id,
      );
    await doJob(platform, 'complete-classes');
    expect(await completed()).toEqual([]);

    const stand = (status: string) =>
      platform.query(`update course_progress set items_status = $3 where user_id = $1 and course_id = $2`, [
        one,
        open.courseId,
        status,
      ]);
    await stand('Passed');
    await doJob(platform, 'complete-classes');
    expect(await completed()).toMatchObject([
      { name: 'Operators of August', learners: 1, finished: 1, passed: 1, attendanceRate: null },
    ]);
    const { items } = await (await platform.as('trainer')).listCompletedClasses();
    expect(items).toEqual([]);

    await stand('InProgress');
    await doJob(platform, 'complete-classes');
    expect(await completed()).toEqual([]);
    expect(await manager.getClass({ id: made.id })).not.toHaveProperty('completedAt');
  });
});
