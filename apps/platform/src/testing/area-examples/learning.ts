import { documentOfPages } from '../document-of-pages.ts';
import { expect } from 'vitest';
import { findClosing } from '../../../../../docs/examples/areas/assessments.ts';
import { writeLesson } from '../../../../../docs/examples/areas/content.ts';
import { buildCourse } from '../../../../../docs/examples/areas/courses.ts';
import { storeRecording } from '../../../../../docs/examples/areas/files.ts';
import { reportToManager } from '../../../../../docs/examples/areas/hardware.ts';
import { bringNews } from '../../../../../docs/examples/areas/inbox.ts';
import { reportProblem } from '../../../../../docs/examples/areas/issue-reports.ts';
import { markNext } from '../../../../../docs/examples/areas/marking.ts';
import { playPackage } from '../../../../../docs/examples/areas/scorm.ts';
import { handInLogbook } from '../../../../../docs/examples/areas/uploader.ts';
import { assignExamination, essay } from '../../areas/content/assigned.fixture.ts';
import { publishedLesson, takenCourse } from '../../areas/content/learning.fixture.ts';
import { playedLesson } from '../../content/packages/playing.fixture.ts';
import { own as accountId, personOf } from '../template.ts';
import { as, platform } from './stage.ts';
import type { Examples } from './stage.ts';

const handout = documentOfPages(1);

/** What people learn, and what they hand in. */
export const learning: Examples = {
  async content() {
    const manager = await as('manager');
    const { lessonId, questions } = await writeLesson({ manager, accountId, handout });
    expect(questions).toBe(1);
    expect((await manager.getLesson({ kind: 'formal', id: lessonId })).state).toBe('published');
  },
  async courses() {
    const manager = await as('manager');
    const lessonIds = [await publishedLesson(platform, { title: 'Before the shift' })];
    const { id, state } = await buildCourse({ manager, accountId, lessonIds });
    expect(state).toBe('published');
    const { lessons } = await manager.getCourseLessons({ id });
    expect(lessons.map(({ title, outcomeIds }) => [title, outcomeIds.length])).toEqual([
      ['Before the shift', 1],
    ]);
  },
  async assessments() {
    const manager = await as('manager');
    const kind = 'formal';
    const body = {
      accountId,
      title: 'Slopes',
      type: 'formative' as const,
      expiresAt: '2099-05-01T10:00:00.000Z',
    };
    const { id, version } = await manager.createContentAssessment({ kind, body });
    const questions = [{ type: 'true_false' as const, text: 'Loads face uphill.', answer: { value: true } }];
    await manager.setQuestions({ kind, id, version, body: { questions } });
    await manager.changeContentAssessmentState({ kind, id, query: { from: 'draft', to: 'pending' } });
    await manager.changeContentAssessmentState({ kind, id, query: { from: 'pending', to: 'published' } });
    expect(await findClosing(manager, accountId, '2099-05-02')).toContainEqual({
      title: 'Slopes',
      type: 'formative',
      expiresAt: body.expiresAt,
    });
    expect(await findClosing(manager, accountId, '2000-01-01')).toEqual([]);
  },
  async scorm() {
    const { registrationId } = await playedLesson(platform);
    expect(await playPackage({ learner: await as('learner'), registrationId })).toEqual({
      entry: 'ab-initio',
      status: 'Passed',
      score: 85,
    });
  },
  async uploader() {
    const { courseId } = await takenCourse(platform, 'learner', 1, { outcomes: 2 });
    const logbook = new Blob(['Monday: four hours on the truck.']);
    expect(await handInLogbook({ learner: await as('learner'), courseId, logbook })).toEqual([
      { state: 'submitted', uploads: 1, coveredOutcomes: 2 },
    ]);
  },
  async marking() {
    const kind = 'formal';
    const assessmentId = await assignExamination(platform, {}, [essay]);
    const learner = await as('learner');
    const { running } = await learner.getMyExamination({ kind, id: assessmentId, query: { start: 1 } });
    const { submissionId, questions } = running!;
    const answers = questions.map(({ id }) => ({
      questionId: id,
      response: { text: 'So that others know.' },
    }));
    const body = { submissionId, playerId: 'this window', sequence: 1, answers };
    await learner.submitExamination({ kind, id: assessmentId, body });
    const assessor = await as('assessor');
    const marked = await markNext({ assessor, assessmentId, levelOf: (text) => (text === '' ? 0 : 1) });
    expect(marked).toMatchObject({ state: 'marked' });
    expect(await markNext({ assessor, assessmentId, levelOf: () => 0 })).toBeNull();
  },
  async files() {
    const manager = await as('manager');
    const { id, mediaType } = await storeRecording(manager, new File(['RIFF of a call'], 'call.txt'));
    expect(mediaType).toContain('text/plain');
    expect(await (await manager.downloadFile({ id })).blob.text()).toBe('RIFF of a call');
  },
  async inbox() {
    await platform.query(`update inbox_item set read_at = null where user_id = $1 and kind = 'message'`, [
      personOf('learner').id,
    ]);
    const { news, left, calendar } = await bringNews(await as('learner'));
    expect(news.length).toBeGreaterThan(0);
    expect(left).toBe(0);
    const answer = await fetch(`${platform.url}${new URL(calendar).pathname}`);
    expect(await answer.text()).toContain('BEGIN:VCALENDAR');
  },
  async 'issue-reports'() {
    const problem = {
      sentence: 'The logbook does not open',
      address: '/home',
      screenshot: new Blob(['no picture']),
    };
    const { id } = await reportProblem(await as('learner'), problem);
    expect(await platform.query('select title, file_id from issue_report where id = $1', [id])).toEqual([
      { title: 'The logbook does not open', file_id: null },
    ]);
  },
  async hardware() {
    const { nextHeartbeatSeconds, online } = await reportToManager({
      tablet: await as('device'),
      manager: await as('manager'),
      siteId: personOf('device').siteId!,
      sequence: 1_000,
    });
    expect(nextHeartbeatSeconds).toBeGreaterThan(0);
    expect(online.length).toBeGreaterThan(0);
  },
};
