import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { own as accountId, personOf, sitesOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { nameOf, planningOn } from '../../testing/planning.ts';

let platform: TestPlatform;
type Planning = Awaited<ReturnType<typeof planningOn>>;
let { manager, course, others, plan, put, read, schedule } = {} as Planning;
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ manager, course, others, plan, put, read, schedule } = await planningOn(platform));
});
afterAll(() => platform.stop());

const trainer = personOf('trainer');
const learner = personOf('learner');
const namesIn = async (id: string) =>
  (await manager.listScheduleLearners({ id })).items.map((each) => each.learner.id).sort();

describe('learners of a schedule', () => {
  it('come in with a place, the course, and an attempt under its people', async () => {
    const assessorId = personOf('assessor').id;
    const courseId = await course({ outcomes: 1 });
    const made = await schedule(
      { facilitatorId: trainer.id, assessorId, assessmentDueAt: '2026-12-18T14:00:00.000Z' },
      courseId,
    );
    expect(made).toMatchObject({ phase: 'running', timeZone: 'Africa/Johannesburg' });
    expect(await put(made, [learner.id])).toMatchObject({ added: 1, ended: 0, refused: [] });

    const [place] = (await manager.listScheduleLearners({ id: made.id })).items;
    expect(place).toMatchObject({
      learner: { id: learner.id, name: nameOf(learner.id) },
      status: 'NotAttempted',
      percent: 0,
      attempt: { state: 'open' },
    });
    const [attempt] = await platform.query<object>(
      'select schedule_id, facilitator_id, allocated_to, due_at from attempt where id = $1',
      [place!.attempt!.id],
    );
    expect(attempt).toEqual({
      schedule_id: made.id,
      facilitator_id: trainer.id,
      allocated_to: assessorId,
      due_at: new Date('2026-12-18T14:00:00.000Z'),
    });
    const api = await platform.as('learner');
    expect((await api.listMyCourses()).items.map(({ id }) => id)).toContain(courseId);
    expect(await api.getMySchedule({ id: made.id })).toMatchObject({
      parts: ['learner'],
      course: { id: courseId },
      phase: 'running',
    });
    const working = await platform.as('trainer');
    const { items } = await working.listMySchedules({ query: { phase: 'running' } });
    expect(items.find(({ id }) => id === made.id)?.parts).toEqual(['facilitator']);
    expect((await read(made.id)).version).toBe(made.version + 1);
  });

  it('are these and no others, but for those who began', async () => {
    const made = await schedule();
    const [stays, began, goes] = others(3) as [string, string, string];
    await put(made, [stays, began, goes]);
    await platform.query(
      `insert into registration (user_id, client_id, account_id, item_kind, item_id, content_kind, course_id, status, opened_at, learner_order)
        select id, client_id, account_id, 'lesson', gen_random_uuid(), 'formal', $2, 'InProgress', now(), '' from document where id = $1`,
      [began, made.courseId],
    );
    await expect(put(await read(made.id), [stays])).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining(nameOf(began)) as string,
    });
    expect(await namesIn(made.id)).toEqual([stays, began, goes].sort());

    const answer = await put(await read(made.id), [stays], 'valid');
    expect(answer).toMatchObject({
      added: 0,
      ended: 1,
      refused: [{ learnerId: began, code: 'wrong_state' }],
    });
    expect(await namesIn(made.id)).toEqual([stays, began].sort());
  });

  it('who are taught the course at that time elsewhere are refused by name', async () => {
    const first = await schedule();
    const [busy, free] = others(2) as [string, string];
    await put(first, [busy]);
    const second = await schedule(
      { title: 'Slopes again', startsAt: '2026-12-01T06:00:00Z', endsAt: '2027-01-29T14:00:00Z' },
      first.courseId,
    );
    await expect(put(second, [busy, free])).rejects.toMatchObject({
      code: '4003',
      detail: `${nameOf(busy)} takes this course on “Slopes in spring” at that time. Nothing was changed.`,
    });
    expect(await namesIn(second.id)).toEqual([]);
    const answer = await put(second, [busy, free], 'valid');
    expect(answer).toMatchObject({ added: 1, refused: [{ learnerId: busy, code: '4003' }] });

    // One that begins when the other ends is at another time.
    const after = await schedule({ startsAt: first.endsAt, endsAt: '2026-12-18T14:00:00Z' }, first.courseId);
    expect(await put(after, [busy])).toMatchObject({ added: 1 });
    await expect(
      manager.updateSchedule({
        id: after.id,
        version: (await read(after.id)).version,
        body: { startsAt: '2026-12-01T06:00:00Z' },
      }),
    ).rejects.toMatchObject({ code: '4003', detail: expect.stringContaining(nameOf(busy)) as string });
  });

  it('whom two schedules take at once are in one of them', async () => {
    const courseId = await course();
    const both = [await schedule({}, courseId), await schedule({ endsAt: '2026-12-12T14:00:00Z' }, courseId)];
    const [busy] = others(1) as [string];
    const answers = await Promise.allSettled(both.map((each) => put(each, [busy])));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: '4003' } });
    const places = await Promise.all(both.map(({ id }) => namesIn(id)));
    expect(places.flat()).toEqual([busy]);
  });

  it('are no more than it takes', async () => {
    const made = await schedule({ capacity: 2 });
    const [first, second, third] = others(3) as [string, string, string];
    await expect(put(made, [first, second, third])).rejects.toMatchObject({ code: 'wrong_state' });
    const answer = await put(made, [first, second, third], 'valid');
    expect(answer).toMatchObject({ added: 2, refused: [{ learnerId: third, code: 'wrong_state' }] });
    const { version } = await read(made.id);
    await expect(
      manager.updateSchedule({ id: made.id, version, body: { capacity: 1 } }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
    // Whoever leaves makes room in the same call.
    expect(await put(await read(made.id), [second, third])).toMatchObject({ added: 1, ended: 1 });
  });

  it('take a use of a licence each, and give it back where they opened nothing', async () => {
    const administrator = await platform.as('administrator');
    const { items } = await administrator.listLicences({ query: { accountId: [accountId] } });
    const holds = items.filter(({ content }) => content.some(({ type }) => type === 'FormalCourse'));
    await platform.query(
      `update document set body = jsonb_set(body, '{content}', (select jsonb_agg(case when each ->> 'type' = 'FormalCourse'
        then jsonb_set(each, '{accessLevel}', '"ViaEngagement"') else each end) from jsonb_array_elements(body -> 'content') each))
        where id = any($1)`,
      [holds.map(({ id }) => id)],
    );
    await platform.query(
      `update document set deleted_at = now() where kind = 'licence-engagements' and account_id = $1`,
      [accountId],
    );
    const bought = await administrator.createLicenceEngagement({
      body: { accountId, licenceId: holds[0]!.id, contentType: 'FormalCourse', quantity: 2 },
    });
    const used = async () =>
      (
        await platform.query<{ used: number }>(
          `select (body ->> 'used')::int as used from document where kind = 'licence-engagements' and id = $1`,
          [bought.id],
        )
      )[0]!.used;
    const made = await schedule();
    const three = others(3);
    await expect(put(made, three)).rejects.toMatchObject({ code: '4009' });
    expect(await used()).toBe(0);
    const answer = await put(made, three, 'valid');
    expect(answer).toMatchObject({ added: 2, refused: [{ code: '4009' }] });
    expect([await used(), (await namesIn(made.id)).length]).toEqual([2, 2]);
    await put(await read(made.id), []);
    expect(await used()).toBe(0);
    await platform.query(
      `update document set body = replace(body::text, 'ViaEngagement', 'FullAccess')::jsonb where id = any($1)`,
      [holds.map(({ id }) => id)],
    );
  });

  it('are shown to those who teach or moderate on it, and figures to all who may ask', async () => {
    const made = await schedule({ facilitatorId: trainer.id, moderatorId: personOf('moderator').id });
    const [one] = others(1) as [string];
    await put(made, [one], 'all', await platform.as('trainer'));
    for (const who of ['trainer', 'moderator']) {
      const { items } = await (await platform.as(who)).listScheduleLearners({ id: made.id });
      expect(items.map((each) => each.learner.id)).toEqual([one]);
    }
    const other = await platform.as('moderator2');
    await expect(other.listScheduleLearners({ id: made.id })).rejects.toMatchObject({ code: 'not_found' });
    expect((await other.listEngagements({ query: { scheduleId: made.id } })).items).toEqual([]);
    expect(await other.getScheduleProgress({ id: made.id })).toMatchObject({ learners: 1, percent: 0 });
    await expect((await platform.as('learner')).getMySchedule({ id: made.id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('a schedule', () => {
  it.each([
    ['whose time zone does not exist', { timeZone: 'Africa/Atlantis' }, 'invalid_input'],
    ['that is over when it begins', { endsAt: '2026-11-02T06:00:00Z' }, 'invalid_input'],
    ['whose work is due before it begins', { assessmentDueAt: '2026-11-01T06:00:00Z' }, 'invalid_input'],
    ['on which nobody who teaches teaches', { facilitatorId: personOf('assessor').id }, 'invalid_input'],
    [
      'whose assessor moderates',
      { assessorId: personOf('moderator').id, moderatorId: personOf('moderator').id },
      '4008',
    ],
  ])('%s is refused', async (_, more, code) => {
    await expect(schedule(more)).rejects.toMatchObject({ code });
  });

  it('is made once, also by two requests at once, until it is cancelled', async () => {
    const body = plan(await course(), { siteId: sitesOf(accountId)[0]! });
    const answers = await Promise.allSettled([1, 2].map(() => manager.createSchedule({ body })));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: '4005' } });
    const moved = { ...body, startsAt: '2026-11-02T08:00:00.000+02:00' };
    await expect(manager.createSchedule({ body: moved })).rejects.toMatchObject({ code: '4005' });
    expect(await manager.createSchedule({ body: { ...moved, siteId: null } })).toMatchObject({ version: 1 });
  });

  it('is removed while nobody began, and cancelled once somebody did', async () => {
    const unopened = await schedule();
    await put(unopened, others(1));
    await manager.deleteSchedule({ id: unopened.id });
    await expect(read(unopened.id)).rejects.toMatchObject({ code: 'not_found' });

    const opened = await schedule({}, await course({ outcomes: 1 }));
    const [began] = others(1) as [string];
    await put(opened, [began]);
    await platform.query(`update attempt set state = 'submitted' where learner_id = $1 and course_id = $2`, [
      began,
      opened.courseId,
    ]);
    await manager.deleteSchedule({ id: opened.id });
    expect(await read(opened.id)).toMatchObject({ phase: 'cancelled' });
    expect(await namesIn(opened.id)).toEqual([]);
    await expect(put(await read(opened.id), [began])).rejects.toMatchObject({ code: 'wrong_state' });
    const attempts = await platform.query(
      'select state, schedule_id from attempt where learner_id = $1 and course_id = $2',
      [began, opened.courseId],
    );
    expect(attempts).toEqual([{ state: 'submitted', schedule_id: null }]);
  });

  it('does not move past its meetings', async () => {
    const made = await schedule();
    await manager.createClassroomSession({
      body: {
        accountId,
        scheduleId: made.id,
        kind: 'Group',
        title: 'First slope',
        trainerId: trainer.id,
        startsAt: '2026-11-03T06:00:00Z',
        endsAt: '2026-11-03T08:00:00Z',
      },
    });
    await expect(
      manager.updateSchedule({ id: made.id, version: 1, body: { startsAt: '2026-11-04T06:00:00Z' } }),
    ).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining('First slope') as string,
    });
  });

  it('has children of its own course, one level deep', async () => {
    const parent = await schedule();
    const child = await schedule(
      { parentId: parent.id, startsAt: '2027-01-11T06:00:00Z', endsAt: '2027-01-29T14:00:00Z' },
      parent.courseId,
    );
    expect((await manager.listChildSchedules({ id: parent.id })).items).toMatchObject([
      { id: child.id, phase: 'upcoming' },
    ]);
    await expect(schedule({ parentId: parent.id })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(
      schedule(
        { parentId: child.id, startsAt: '2027-02-11T06:00:00Z', endsAt: '2027-03-01T06:00:00Z' },
        parent.courseId,
      ),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('of others is nothing that a trainer changes', async () => {
    const made = await schedule();
    const api = await platform.as('trainer');
    const refusal = { code: 'not_allowed' };
    await expect(
      api.updateSchedule({ id: made.id, version: 1, body: { title: 'Mine' } }),
    ).rejects.toMatchObject(refusal);
    await expect(api.deleteSchedule({ id: made.id })).rejects.toMatchObject(refusal);
    await expect(put(made, [], 'all', api)).rejects.toMatchObject({ code: 'not_found' });
  });
});
