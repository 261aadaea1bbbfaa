import { randomUUID } from 'node:crypto';
import type { Operation } from '@moderator/contract';
import { assignAssessment, assignExamination } from '../areas/content/assigned.fixture.ts';
import { publishedLesson, takenCourse } from '../areas/content/learning.fixture.ts';
import { playedLesson } from '../content/packages/playing.fixture.ts';
import type { Things } from '../testing/fixture.ts';
import { publishLesson } from '../testing/publishing.ts';
import type { RawAnswer } from '../testing/raw.ts';
import { own as accountId } from '../testing/template.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

const kind = 'formal' as const;
const film = new Blob([
  Buffer.from('000000206674797069736f6d0000020069736f6d69736f32617663316d703431', 'hex'),
]);

/** What a learner has to do with. */
export interface DataOfLearner {
  /** What addresses and bodies are about, another lesson each turn. */
  things(turn: number): Partial<Things>;
  /** What they would send, where that names what they have begun. */
  bodyOf(operation: Operation): unknown;
  /** What is begun anew on the way is gone on with. */
  answered(operation: Operation, answer: RawAnswer): void;
}

/** Puts the learner on lessons of each kind of content, and begins an assessment, an examination and a package. */
export async function dataOfLearner(platform: TestPlatform): Promise<DataOfLearner> {
  const [learner, manager] = [await platform.as('learner'), await platform.as('manager')];
  const read = await publishedLesson(platform, { title: 'House rules', selfService: true });
  const watched = await filmedLesson(platform);
  const { lessonId: played, registrationId } = await playedLesson(platform);
  for (const id of [read, watched]) await learner.registerOnLesson({ kind, id, body: {} });
  const rules = { maxTries: null, timeLimitMinutes: 600 };
  const examination = await assignExamination(platform, rules);
  const assessment = await assignAssessment(platform, { ...rules, contentId: read });
  const [written, checked] = [
    (await learner.getMyExamination({ kind, id: examination, query: { start: 1 } })).running!,
    (await learner.getMyAssessment({ kind, id: assessment, query: { start: 1 } })).running!,
  ];
  const file = await learner.uploadFile({ file: new Blob(['A log.']), fileName: 'log.txt' });
  const { courseId } = await takenCourse(platform, 'learner', 1, { outcomes: 2 });
  const uploads = [{ fileId: file.id, title: 'Call log of a week' }];
  await learner.submitUploads({ body: { courseId, uploads } });
  const { items: people } = await manager.listUsers({ query: { limit: 1 } });
  let session = (
    await learner.createScormSession({ body: { registrationId, playerId: randomUUID(), takeOver: true } })
  ).id;
  let sequence = 1;
  const answers = ({ submissionId, questions }: typeof written) => ({
    submissionId,
    playerId: 'one',
    takeOver: true,
    sequence: ++sequence,
    activeSeconds: sequence,
    final: false,
    answers: questions
      .filter(({ type }) => type === 'true_false')
      .map(({ id: questionId }) => ({ questionId, response: { value: false } })),
  });
  return {
    things: (turn) => ({
      lessons: [read, watched, played][turn % 3]!,
      'content-assessments': assessment,
      examinations: examination,
      courses: courseId,
      files: file.id,
      scorm: session,
      users: people[0]!.id,
    }),
    bodyOf: ({ id }) => {
      if (id === 'submitExamination') return answers(written);
      if (id === 'submitLesson')
        return sequence % 2
          ? { sequence: ++sequence, activeSeconds: sequence, final: false, pages: [1], takeOver: true }
          : { ...answers(checked), assessmentId: assessment };
      return id === 'createScormSession'
        ? { registrationId, playerId: randomUUID(), takeOver: true }
        : undefined;
    },
    answered: ({ id }, { status, body }) => {
      if (id === 'createScormSession' && status === 201) session = body.data.id;
    },
  };
}

async function filmedLesson(platform: TestPlatform): Promise<string> {
  const manager = await platform.as('manager');
  const { id: fileId } = await manager.uploadFile({ file: film, fileName: 'film.mp4' });
  const { id } = await manager.createLesson({
    kind,
    body: {
      accountId,
      title: 'Film',
      lessonType: 'Practical',
      contentType: 'Video',
      fileId,
      selfService: true,
    },
  });
  await publishLesson(manager, id);
  return id;
}
