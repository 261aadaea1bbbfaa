import type { Client } from '@moderator/client';

interface Writing {
  manager: Client;
  accountId: string;
  handout: Blob;
}

/** Makes a lesson of a handout with a short test behind it, and publishes both. */
export async function writeLesson({ manager, accountId, handout }: Writing) {
  const kind = 'formal';
  const { id: fileId } = await manager.uploadFile({ file: handout, fileName: 'daily-check.pdf' });
  const lesson = await manager.createLesson({
    kind,
    body: { accountId, title: 'The daily check', lessonType: 'Theoretical', contentType: 'Pdf', fileId },
  });
  const test = await manager.createContentAssessment({
    kind,
    body: { accountId, contentId: lesson.id, title: 'What is checked', type: 'formative', passMark: 50 },
  });
  const brakes = { text: 'The brakes are tried before the forks are raised.', answer: { value: true } };
  const { questions } = await manager.setQuestions({
    kind,
    id: test.id,
    version: test.version,
    body: { questions: [{ type: 'true_false', ...brakes }] },
  });
  for (const [from, to] of [['draft', 'pending'] as const, ['pending', 'published'] as const]) {
    await manager.changeContentAssessmentState({ kind, id: test.id, query: { from, to } });
    await manager.changeLessonState({ kind, id: lesson.id, query: { from, to } });
  }
  return { lessonId: lesson.id, testId: test.id, questions: questions.length };
}
