import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '../../testing/raw.ts';
import { own as accountId, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { publishedLesson, takenCourse } from './learning.fixture.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

const kind = 'formal' as const;

describe('a learner', () => {
  it('finds what a job role asks of them, registers, and may do so twice: then with 200', async () => {
    const { courseId, lessons } = await takenCourse(platform, 'learner', 2);
    const learner = await platform.as('learner');
    const course = (await learner.listMyCourses({ query: { limit: 500 } })).items.find(
      ({ id }) => id === courseId,
    );
    expect(course).toMatchObject({ status: 'Published', percent: 0 });
    const mine = await learner.listMyLessons({ kind, query: { courseId } });
    expect(mine.items.map(({ id, status }) => ({ id, status }))).toEqual(
      expect.arrayContaining(lessons.map((id) => ({ id, status: 'Published' }))),
    );

    const [first] = lessons as [string];
    const registered = await learner.registerOnLesson({ kind, id: first, body: {} });
    expect(registered).toMatchObject({ number: 1, status: 'NotAttempted', courseId });
    expect(await learner.registerOnLesson({ kind, id: first, body: {} })).toMatchObject({
      id: registered.id,
    });
    const register = (id: string) =>
      raw(platform, 'POST', `/content/${kind}/lessons/${id}/registrations`, { as: 'learner', body: {} });
    const again = await register(first);
    expect([again.status, again.body.data.id]).toEqual([200, registered.id]);
    expect((await register(lessons[1]!)).status).toBe(201);
    expect((await learner.listLessonRegistrations({ kind, id: first })).items).toHaveLength(1);
    const [event] = await platform.query<{ count: number }>(
      'select count(*)::int as count from registration_event where registration_id = $1',
      [registered.id],
    );
    expect(event?.count).toBe(1);
  });

  it('begins an ordered course at its beginning, and is told what comes first', async () => {
    const { lessons } = await takenCourse(platform, 'learner', 3, { sequence: 'ordered' });
    const learner = await platform.as('learner');
    const [first, second] = lessons as [string, string];
    await expect(learner.registerOnLesson({ kind, id: second, body: {} })).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining('comes first'),
    });
    const lesson = await learner.getMyLesson({ kind, id: second });
    expect(lesson).toMatchObject({ status: 'Locked', locked: { by: { id: first } } });
  });

  it('sees nothing that is not assigned, of another kind, or unknown', async () => {
    const learner = await platform.as('learner');
    const lesson = await publishedLesson(platform, { title: 'For others' });
    for (const id of [lesson, accountId]) {
      await expect(learner.getMyLesson({ kind, id })).rejects.toMatchObject({ code: 'not_found' });
      await expect(learner.getLessonPdf({ kind, id })).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(learner.registerOnLesson({ kind, id: lesson, body: {} })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await expect(learner.listMyLessons({ kind: 'screening', query: {} })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is told the next day of what a course asks for, not one that is over or is theirs to leave out', async () => {
    const { courseId, lessons } = await takenCourse(platform, 'learner', 3);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const days = [inDays(-1), inDays(1), inDays(7)];
    for (const [at, id] of lessons.entries())
      await platform.query(
        `update document set body = body || jsonb_build_object('expiresAt', $2::text) where id = $1`,
        [id, days[at]],
      );
    await platform.query('update course_item set required = false where lesson_id = $1', [lessons[1]]);
    const learner = await platform.as('learner');
    const { items } = await learner.listMyCourses({ query: { limit: 500 } });
    expect(items.find(({ id }) => id === courseId)?.dueAt).toBe(days[2]);
    expect((await learner.getMyCourse({ id: courseId })).dueAt).toBe(days[2]);
  });

  it('begins by themselves what is offered so', async () => {
    const lesson = await publishedLesson(platform, { title: 'Fire drill', selfService: true });
    const learner = await platform.as('learner');
    expect(await learner.getMyLesson({ kind, id: lesson })).toMatchObject({
      status: 'Published',
      registration: null,
    });
    await learner.registerOnLesson({ kind, id: lesson, body: {} });
    expect(await learner.getMyLesson({ kind, id: lesson })).toMatchObject({
      status: 'NotAttempted',
      course: null,
    });
    expect((await learner.getLessonPdf({ kind, id: lesson })).blob.size).toBeGreaterThan(100);
  });
});

describe('a lesson that is learnt', () => {
  const save = { activeSeconds: 5, final: false };

  it('is finished by its pages, and the course with it, however messages come', async () => {
    const { courseId, lessons } = await takenCourse(platform, 'learner', 2);
    const [first, second] = lessons as [string, string];
    const learner = await platform.as('learner');
    await learner.registerOnLesson({ kind, id: first, body: {} });
    const told = async (id: string, body: { sequence: number; pages?: number[]; final?: boolean }) =>
      (await learner.submitLesson({ kind, id, query: {}, body: { ...save, ...body } })).registration;
    expect(await told(first, { sequence: 2, pages: [3] })).toMatchObject({ status: 'InProgress' });
    expect(await told(first, { sequence: 1, pages: [1] })).toMatchObject({ status: 'InProgress' });
    const lesson = await learner.getMyLesson({ kind, id: first });
    expect(lesson.position.pages).toEqual([1, 3]);
    expect(await told(first, { sequence: 3, pages: [2], final: true })).toMatchObject({
      status: 'Completed',
      progress: 1,
    });
    expect(await learner.getMyCourse({ id: courseId })).toMatchObject({
      status: 'InProgress',
      percent: 50,
      nextItemId: second,
    });
    await learner.registerOnLesson({ kind, id: second, body: {} });
    await told(second, { sequence: 1, pages: [1, 2, 3] });
    expect(await learner.getMyCourse({ id: courseId })).toMatchObject({
      status: 'Completed',
      percent: 100,
      nextItemId: null,
    });
    // Looking again changes nothing of what is done.
    expect(await told(second, { sequence: 2, pages: [1] })).toMatchObject({ status: 'Completed' });
  });

  it('becomes evidence of the attempt that opens with its course', async () => {
    const { courseId, lessons } = await takenCourse(platform, 'learner', 1, { outcomes: 2 });
    const learner = await platform.as('learner');
    await learner.registerOnLesson({ kind, id: lessons[0]!, body: {} });
    await learner.submitLesson({
      kind,
      id: lessons[0]!,
      query: {},
      body: { ...save, sequence: 1, pages: [1, 2, 3] },
    });
    const course = await learner.getMyCourse({ id: courseId });
    expect(course).toMatchObject({
      status: 'InProgress',
      percent: 100,
      attempt: { state: 'open', number: 1 },
    });
    const [evidence] = await platform.query<{ title: string; activity: { label: string; value: string }[] }>(
      'select title, activity from evidence where attempt_id = $1',
      [course.attempt!.id],
    );
    expect(evidence).toMatchObject({
      title: 'Lesson 1',
      activity: expect.arrayContaining([{ label: 'Result', value: 'Completed' }]),
    });
  });

  it('is nobody’s who is not registered', async () => {
    const { lessons } = await takenCourse(platform, 'learner', 1);
    const learner = await platform.as('learner');
    await expect(
      learner.submitLesson({ kind, id: lessons[0]!, query: {}, body: { ...save, sequence: 1, pages: [1] } }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
  });
});

describe('the time of a lesson', () => {
  it('ends it for those who have not finished, and opens it again when the day goes', async () => {
    const manager = await platform.as('manager');
    const id = await publishedLesson(platform, { title: 'Until Friday', selfService: true });
    const learner = await platform.as('learner');
    await learner.registerOnLesson({ kind, id, body: {} });
    const { version } = await manager.getLesson({ kind, id });
    await manager.updateLesson({ kind, id, version, body: { expiresAt: '2026-01-05T15:00:00.000Z' } });
    const status = async () => (await learner.getMyLesson({ kind, id })).status;
    expect(await status()).toBe('Missed');
    await expect.poll(async () => (await stored(id)).closes_at).not.toBeNull();
    await manager.removeLessonExpiry({ kind, id });
    expect(await status()).toBe('NotAttempted');
    await expect.poll(async () => (await stored(id)).closes_at).toBeNull();
  });

  it('keeps a lesson that somebody is registered on', async () => {
    const manager = await platform.as('manager');
    const id = await publishedLesson(platform, { title: 'Begun', selfService: true });
    const learner = await platform.as('learner');
    await learner.registerOnLesson({ kind, id, body: {} });
    await expect(manager.deleteLesson({ kind, id })).rejects.toMatchObject({ code: 'wrong_state' });
  });

  const stored = async (id: string) =>
    (
      await platform.query<{ closes_at: Date | null }>(
        'select closes_at from registration where item_id = $1 and superseded_at is null',
        [id],
      )
    )[0] ?? { closes_at: null };
});

describe('a reset', () => {
  it('sets registrations aside with their reason and begins new ones', async () => {
    const manager = await platform.as('manager');
    const id = await publishedLesson(platform, { title: 'Begun anew', selfService: true });
    const learner = await platform.as('learner');
    const first = await learner.registerOnLesson({ kind, id, body: {} });
    const body = { userIds: [personOf('learner').id], reason: 'The wrong paper.' };
    expect(await manager.resetLessonRegistrations({ kind, id, body })).toEqual({
      changed: 1,
      running: false,
      leftOut: [],
    });
    const [second, before] = (await learner.listLessonRegistrations({ kind, id })).items;
    expect(second).toMatchObject({ number: 2, status: 'NotAttempted', isCurrent: true });
    expect(before).toMatchObject({ id: first.id, number: 1, isCurrent: false });
  });
});

describe('uses of a licence', () => {
  it('are taken by the first registration on a course and end with what was bought', async () => {
    const { courseId, lessons } = await takenCourse(platform, 'learner', 1);
    await onlyViaEngagement(1);
    const learner = await platform.as('learner');
    await learner.registerOnLesson({ kind, id: lessons[0]!, body: {} });
    const other = await takenCourse(platform, 'learner', 1);
    await expect(learner.registerOnLesson({ kind, id: other.lessons[0]!, body: {} })).rejects.toMatchObject({
      code: '4009',
    });
    const [progress] = await platform.query<{ engagement: string | null }>(
      'select licence_engagement_id as engagement from course_progress where course_id = $1',
      [courseId],
    );
    expect(progress?.engagement).not.toBeNull();
    expect(
      await platform.query('select from course_progress where course_id = $1', [other.courseId]),
    ).toEqual([]);
  });

  /** The account's licences pay for courses by use, of which so many are bought. */
  async function onlyViaEngagement(quantity: number): Promise<void> {
    const administrator = await platform.as('administrator');
    const licences = await administrator.listLicences({ query: { accountId: [accountId] } });
    for (const { id, version, content } of licences.items)
      await administrator.setLicenceContent({
        id,
        version,
        body: content.map((each) =>
          each.type === 'FormalCourse' ? { ...each, accessLevel: 'ViaEngagement' as const } : each,
        ),
      });
    const licence = licences.items.find(({ content }) => content.some(({ type }) => type === 'FormalCourse'));
    await platform.query(
      `update document set deleted_at = now() where kind = 'licence-engagements' and account_id = $1`,
      [accountId],
    );
    await administrator.createLicenceEngagement({
      body: { accountId, licenceId: licence!.id, contentType: 'FormalCourse', quantity },
    });
  }
});

describe('the file of a lesson', () => {
  it('is read by learners once it is published, and before by nobody who learns', async () => {
    const manager = await platform.as('manager');
    const learner = await platform.as('learner');
    const hidden = await manager.uploadFile({ file: new Blob(['draft']), fileName: 'draft.txt' });
    await expect(learner.downloadFile({ id: hidden.id })).rejects.toMatchObject({ code: 'not_found' });
    const id = await publishedLesson(platform, { title: 'To be read' });
    const { fileId } = await manager.getLesson({ kind, id });
    expect((await learner.downloadFile({ id: fileId! })).blob.size).toBeGreaterThan(100);
  });
});
