import type { Fixture } from '../../testing/fixture.ts';
import { administratorOf } from '../../testing/template.ts';

const reset = { all: true, reason: 'The wrong paper was published.' };
const toPending = 'from=draft&to=pending';

/** A lesson that consists of nothing yet, and an assessment and an examination without questions. */
export const content: Fixture = {
  async things(platform, { accounts: accountId }) {
    const api = await platform.as(administratorOf(accountId));
    const kind = 'formal' as const;
    const lesson = await api.createLesson({
      kind,
      body: { accountId, title: 'Handling calls', lessonType: 'Theoretical', contentType: 'Pdf' },
    });
    const body = { accountId, contentId: lesson.id, title: 'Handling calls: questions' };
    const assessment = await api.createContentAssessment({ kind, body: { ...body, type: 'formative' } });
    const examination = await api.createExamination({ kind, body });
    return { lessons: lesson.id, 'content-assessments': assessment.id, examinations: examination.id };
  },
  paths: {
    '/admin/content/{kind}/assessments/{id}/questions': 'content-assessments',
    '/content/{kind}/assessments': 'content-assessments',
    '/content/{kind}/examinations': 'examinations',
    '/admin/content/{kind}/assessments/{id}/registrations': 'content-assessments',
    '/admin/content/{kind}/examinations/{id}/registrations': 'examinations',
    '/admin/content/{kind}/lessons/{id}/registrations': 'lessons',
    '/content/{kind}/lessons': 'lessons',
  },
  queries: {
    changeLessonState: () => toPending,
    changeContentAssessmentState: () => toPending,
    changeExaminationState: () => toPending,
  },
  bodies: {
    Lesson: ({ accounts: accountId, files }) => ({
      accountId,
      media: { kind: 'Image', fileId: files },
      title: 'Passing calls on',
      lessonType: 'Practical',
      contentType: 'Video',
    }),
    ContentAssessment: ({ accounts: accountId }) => ({
      accountId,
      title: 'Ten questions',
      type: 'formative',
    }),
    Examination: ({ accounts: accountId }) => ({ accountId, title: 'Three hours' }),
    resetLessonRegistrations: () => reset,
    resetAssessmentRegistrations: () => reset,
    resetExaminationRegistrations: () => reset,
    setQuestions: () => ({
      questions: [
        { type: 'true_false', text: 'A call waits for no more than three rings.', answer: { value: true } },
      ],
    }),
  },
};
