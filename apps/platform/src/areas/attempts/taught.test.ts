import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeable } from '../../testing/moderating.ts';
import { own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

it('an attempt tells who taught and which sessions the learner came to, and nothing that was judged', async () => {
  const api = await platform.as('moderator2');
  const id = await takeable(api);
  const { attempt } = await api.getWorkspace({ id });
  const trainer = personOf('trainer');
  const manager = await platform.as('manager');
  const schedule = await manager.createSchedule({
    body: {
      accountId: own,
      courseId: attempt.course.id,
      title: 'Slopes in autumn',
      startsAt: '2025-03-02T06:00:00.000Z',
      endsAt: '2025-05-29T14:00:00.000Z',
      facilitatorId: trainer.id,
    },
  });
  await platform.query('update attempt set schedule_id = $2 where id = $1', [id, schedule.id]);
  const session = async (title: string, startsAt: string, attendance: string) => {
    const made = await manager.createClassroomSession({
      body: {
        accountId: own,
        scheduleId: schedule.id,
        kind: 'Group',
        title,
        startsAt,
        endsAt: startsAt.replace('T06', 'T08'),
        trainerId: trainer.id,
      },
    });
    await platform.query(
      `insert into session_person (session_id, user_id, client_id, account_id, part, attendance, minutes)
        select $1, learner_id, client_id, account_id, 'attendee', $3, 85 from attempt where id = $2`,
      [made.id, id, attendance],
    );
    return made.id;
  };
  const first = await session('Going up', '2025-03-03T06:00:00.000Z', 'present');
  const second = await session('Going down', '2025-03-10T06:00:00.000Z', 'late');
  await session('Standing still', '2025-03-17T06:00:00.000Z', 'absent');

  const name = `${trainer.name} ${trainer.surname}`;
  const known = { kind: 'Group', trainer: { id: trainer.id, name }, minutes: 85 };
  expect((await api.getWorkspace({ id })).taught).toEqual({
    schedule: {
      id: schedule.id,
      title: 'Slopes in autumn',
      facilitator: { id: trainer.id, name },
      startsAt: '2025-03-02T06:00:00.000Z',
      endsAt: '2025-05-29T14:00:00.000Z',
    },
    sessions: [
      { ...known, id: second, title: 'Going down', startsAt: '2025-03-10T06:00:00.000Z', late: true },
      { ...known, id: first, title: 'Going up', startsAt: '2025-03-03T06:00:00.000Z', late: false },
    ],
    missed: 1,
    assurance: null,
  });
});

it('an attempt without a schedule of its own tells of the one in which its course was taken, and without any of none', async () => {
  const api = await platform.as('moderator2');
  const id = await takeable(api);
  await platform.query('update attempt set schedule_id = null where id = $1', [id]);
  const ofLearner = 'attempt a where a.id = $1 and e.learner_id = a.learner_id and e.course_id = a.course_id';
  const taken = await platform.query<{ schedule_id: string }>(
    `select e.schedule_id from engagement e, ${ofLearner}`,
    [id],
  );
  expect(taken).toHaveLength(1);
  await platform.query(
    `insert into registration (user_id, client_id, account_id, item_kind, item_id, content_kind, learner_order, assurance)
     select learner_id, client_id, account_id, 'course', course_id, 'course', learner_order, 'pin' from attempt where id = $1`,
    [id],
  );
  expect((await api.getWorkspace({ id })).taught).toMatchObject({
    schedule: { id: taken[0]!.schedule_id },
    assurance: 'pin',
  });
  await platform.query(`update engagement e set ended_at = now() from ${ofLearner}`, [id]);
  expect((await api.getWorkspace({ id })).taught).toEqual({
    schedule: null,
    sessions: [],
    missed: 0,
    assurance: 'pin',
  });
});
