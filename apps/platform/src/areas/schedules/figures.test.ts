import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { own as accountId } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { planningOn } from '../../testing/planning.ts';

let platform: TestPlatform;
type Planning = Awaited<ReturnType<typeof planningOn>>;
let { manager, course, others, put, schedule } = {} as Planning;
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ manager, course, others, put, schedule } = await planningOn(platform));
});
afterAll(() => platform.stop());

describe('figures of schedules', () => {
  it('count who finished in time, who missed it, and how full schedules are', async () => {
    const courseId = await course();
    const past = { startsAt: '2026-08-03T06:00:00.000Z', endsAt: '2026-08-28T14:00:00.000Z' };
    const made = await schedule({ ...past, capacity: 4 }, courseId);
    const [quick, late, idle] = others(3) as [string, string, string];
    await put(made, [quick, late, idle]);
    for (const [id, day] of [
      [quick, '2026-08-13'],
      [late, '2026-09-02'],
    ])
      await platform.query(
        `update course_progress set items_status = 'Completed', percent = 100, finished_at = $3 where user_id = $1 and course_id = $2`,
        [id, courseId, `${day}T06:00:00Z`],
      );
    const query = { from: '2026-08-01T00:00:00Z', to: '2026-09-01T00:00:00Z', courseId };
    const { period, before, phases } = await manager.getScheduleStatistics({ query });
    expect(phases).toEqual([{ phase: 'ended', schedules: 1 }]);
    expect(period).toMatchObject({
      schedules: 1,
      learners: 3,
      fillRate: 0.75,
      completionRate: 0.6667,
      onTimeRate: 0.5,
      missedRate: 0.3333,
      attendanceRate: null,
      medianDaysToFinish: 20,
    });
    expect(before).toMatchObject({ to: period.from, schedules: 0, completionRate: null });

    const { points } = await manager.getScheduleAnalytics({ query: { ...query, interval: 'week' } });
    expect(points.map((each) => each.schedules)).toEqual([1, 1, 1, 1, 0]);
    await expect(
      manager.getScheduleAnalytics({ query: { ...query, from: '2024-01-01T00:00:00Z', interval: 'day' } }),
    ).rejects.toMatchObject({ code: 'invalid_input' });

    expect(await manager.getScheduleProgress({ id: made.id })).toMatchObject({
      learners: 3,
      statuses: [
        { status: 'Completed', learners: 2 },
        { status: 'Missed', learners: 1 },
      ],
      percent: 66.7,
      onTime: 1,
      missed: 1,
    });
    const completed = await manager.listCompletedLearners({ id: made.id });
    expect(completed.items.map((each) => each.learner.id).sort()).toEqual([quick, late].sort());
    const missed = await manager.listEngagements({ query: { courseId, status: 'Missed' } });
    expect(missed.items.map((each) => each.learner.id)).toEqual([idle]);

    const groups = await manager.listScheduleGroups({
      query: { by: 'month', from: query.from, to: query.to },
    });
    expect(groups.items).toMatchObject([
      { key: '2026-08', name: 'August 2026', schedules: 1, learners: 3, finished: 2 },
    ]);
  });
});

describe('unplanned learners', () => {
  it('are those whom no schedule puts on a course that is asked of them', async () => {
    const courseId = await course();
    await platform.query(
      `update document set body = jsonb_set(body, '{state}', '"published"') where id = $1`,
      [courseId],
    );
    const role = await manager.createJobRole({ body: { accountId, name: 'Slope driver' } });
    const { version } = await manager.setJobRoleContent({
      id: role.id,
      version: role.version,
      body: { content: [{ kind: 'course', id: courseId }] },
    });
    expect(version).toBe(2);
    await platform.query(
      `update document set body = jsonb_set(body, '{state}', '"published"') where id = $1`,
      [role.id],
    );
    const [planned, unplanned] = others(2) as [string, string];
    await manager.assignJobRoles({ body: { userIds: [planned, unplanned], roleIds: [role.id] } });
    const ids = async (api = manager) =>
      (await api.listUnplannedLearners({ query: { courseId } })).items.map((each) => each.learner.id);
    expect((await ids()).sort()).toEqual([planned, unplanned].sort());
    expect(await ids(await platform.as('moderator2'))).toEqual([]);
    await put(await schedule({}, courseId), [planned]);
    const { items } = await manager.listUnplannedLearners({ query: { via: role.id } });
    expect(items).toMatchObject([
      { learner: { id: unplanned }, course: { id: courseId }, via: { id: role.id, name: 'Slope driver' } },
    ]);
  });
});
