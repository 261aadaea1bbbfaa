import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { playedLesson, registrationOf } from '../../content/packages/playing.fixture.ts';
import { assignExamination, essay } from '../content/assigned.fixture.ts';
import { takenCourse } from '../content/learning.fixture.ts';

let platform: TestPlatform;
let courseId: string;
let outcomeIds: string[];
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ courseId } = await takenCourse(platform, 'learner', 1, { outcomes: 2 }));
  const manager = await platform.as('manager');
  outcomeIds = (await manager.getCourseOutcomes({ id: courseId })).map(({ id }) => id);
});
afterAll(() => platform.stop());

let files = 0;
async function uploaded(username: string, words = `Call log ${(files += 1)}`): Promise<string> {
  const api = await platform.as(username);
  return (await api.uploadFile({ file: new Blob([words]), fileName: 'log.txt' })).id;
}
const learnerId = personOf('learner').id;

describe('work that a learner hands in', () => {
  it('becomes evidence of the attempt that it opens, once, and stays as it was handed in', async () => {
    const learner = await platform.as('learner');
    const id = crypto.randomUUID();
    const fileId = await uploaded('learner');
    const body = {
      courseId,
      uploads: [{ id, fileId, title: 'Call log', outcomeIds: outcomeIds.slice(0, 1) }],
    };
    const stored = await learner.submitUploads({ body });
    expect(stored.uploads).toMatchObject([{ evidenceId: id, refused: null, sameAs: null }]);
    await learner.submitUploads({ body });
    const progress = async () => (await learner.listUploadProgress({ query: { courseId } })).items;
    expect(await progress()).toMatchObject([
      { state: 'open', uploads: 1, outcomes: 2, coveredOutcomes: 1, missing: ['O2'], handedInAt: null },
    ]);

    await expect(learner.submitUploads({ body: { courseId, handIn: true } })).rejects.toMatchObject({
      code: 'invalid_input',
      detail: expect.stringContaining('the learner’s own'),
    });
    const handed = await learner.submitUploads({ body: { courseId, handIn: true, declaration: true } });
    expect(handed.handedIn).toMatchObject([{ learnerId, refused: null, attemptId: expect.any(String) }]);
    expect(await progress()).toMatchObject([{ state: 'submitted', status: 'InProgress' }]);
    const more = { courseId, uploads: [{ fileId: await uploaded('learner'), title: 'Too late' }] };
    await expect(learner.submitUploads({ body: more })).rejects.toMatchObject({ code: '4007' });
    expect((await learner.submitUploads({ body: { ...more, mode: 'valid' } })).uploads).toMatchObject([
      { evidenceId: null, refused: { code: 'wrong_state' } },
    ]);
    const frozen = await platform.query<{ frozen: boolean }>(
      `select frozen_at is not null as frozen from evidence where attempt_id = $1`,
      [handed.handedIn[0]!.attemptId],
    );
    expect(frozen).toEqual([{ frozen: true }]);
  });

  it('takes along what a package has told that is still open, from whoever may hand it in', async () => {
    const course = await takenCourse(platform, 'learner', 1, { outcomes: 1 });
    const learner = await platform.as('learner');
    const fileId = await uploaded('learner');
    await learner.submitUploads({ body: { courseId: course.courseId, uploads: [{ fileId, title: 'Log' }] } });
    const { registrationId } = await playedLesson(platform);
    await platform.query('update registration set course_id = $1 where id = $2', [
      course.courseId,
      registrationId,
    ]);
    const session = await learner.createScormSession({
      body: { registrationId, playerId: crypto.randomUUID() },
    });
    await learner.commitScormSession({
      id: session.id,
      body: { sequence: 1, activeSeconds: 60, cmi: { 'cmi.core.lesson_status': 'completed' } },
    });
    const handed = { courseId: course.courseId, declaration: true };
    const ofOther = await platform.as('assessor');
    await ofOther.submitUploads({ body: { ...handed, handIn: [learnerId] } }).catch(() => undefined);
    expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'InProgress' });
    await learner.submitUploads({ body: { ...handed, handIn: true } });
    expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'Completed' });
    const evidence = await platform.query<{ result: string }>(
      `select activity -> 0 ->> 'value' as result from evidence
       where registration_id = $1 and frozen_at is not null`,
      [registrationId],
    );
    expect(evidence).toEqual([{ result: 'Completed' }]);
  });

  it('is nothing where there is no evidence, and nobody else’s file', async () => {
    const course = await takenCourse(platform, 'learner', 1, { outcomes: 1 });
    const learner = await platform.as('learner');
    const empty = { courseId: course.courseId, handIn: true as const, declaration: true };
    await expect(learner.submitUploads({ body: empty })).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining('no evidence'),
    });
    const uploads = [{ fileId: await uploaded('trainer'), title: 'Of somebody else' }];
    await expect(
      learner.submitUploads({ body: { courseId: course.courseId, uploads } }),
    ).rejects.toMatchObject({ code: '4007' });
  });
});

describe('an examination that a learner wrote', () => {
  it('is told to wait for marks as long as it does, since until then it is no evidence', async () => {
    const { courseId: id } = await takenCourse(platform, 'learner', 1, { outcomes: 1 });
    const examination = await assignExamination(platform, { contentId: id }, [essay]);
    const learner = await platform.as('learner');
    const found = async () =>
      (await learner.getMyCourse({ id })).items.find((each) => each.id === examination);
    expect(await found()).toMatchObject({ awaitsMarks: false });
    const about = { kind: 'formal', id: examination } as const;
    const { running } = await learner.getMyExamination({ ...about, query: { start: 1 } });
    const [question] = running!.questions;
    const answers = [{ questionId: question!.id, response: { text: 'So that nobody asks twice.' } }];
    const { submissionId } = running!;
    await learner.submitExamination({
      ...about,
      body: { submissionId, playerId: 'one', sequence: 1, answers },
    });
    expect(await found()).toMatchObject({ awaitsMarks: true, status: 'InProgress' });
    expect((await learner.listUploadProgress({ query: { courseId: id } })).items).toMatchObject([
      { uploads: 0 },
    ]);
    await platform.query(`update submission set state = 'marked' where id = $1`, [submissionId]);
    expect(await found()).toMatchObject({ awaitsMarks: false });
  });
});

describe('work that a trainer hands in', () => {
  it('is that of learners whom they teach, and says where it is the same as another’s', async () => {
    const trainer = await platform.as('trainer');
    const { id: trainerId, accountId } = personOf('trainer');
    const open = await platform.query<{ id: string; course: string; learner: string }>(
      `select distinct on (learner_id) id, course_id as course, learner_id as learner from attempt
        where account_id = $1 and state = 'open' and superseded_at is null and learner_id <> $2 limit 2`,
      [accountId, learnerId],
    );
    const [one, another] = open as [(typeof open)[0], (typeof open)[0]];
    const teach = (id: string, who: string | null) =>
      platform.query('update attempt set facilitator_id = $2, schedule_id = null where id = $1', [id, who]);
    const send = async ({ course, learner }: (typeof open)[0]) => {
      const fileId = await uploaded('trainer', 'The same words for everybody');
      const uploads = [{ fileId, title: 'Observation', learnerId: learner, source: 'assessor' as const }];
      const body = { courseId: course, uploads, mode: 'valid' as const };
      return (await trainer.submitUploads({ body })).uploads[0];
    };
    await teach(one.id, null);
    expect(await send(one)).toMatchObject({ refused: { code: 'not_found' } });
    await teach(one.id, trainerId);
    await teach(another.id, trainerId);
    expect(await send(one)).toMatchObject({ refused: null, sameAs: null });
    expect(await send(another)).toMatchObject({ refused: null, sameAs: 'Observation' });
    const rows = await trainer.listUploadProgress({ query: { state: 'open', limit: 500 } });
    expect(rows.items.map(({ attemptId }) => attemptId)).toEqual(
      expect.arrayContaining([one.id, another.id]),
    );
  });
});
