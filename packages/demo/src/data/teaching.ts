import type { Area } from '../area.ts';
import { documentOf } from '../documents.ts';
import { mediaBytes } from '../evidence/media-evidence.ts';
import { demoAccounts } from '../setting/accounts.ts';
import { courseId, outcomeId } from '../setting/ids.ts';
import { byKey } from '../setting/staff.ts';
import { account, course, examination, files, idOf, lessons, papers } from '../teaching/lift-truck-course.ts';
import { liftTruckHandout } from '../teaching/lift-truck-handout.ts';
import { walkRound } from '../teaching/lift-truck-package.ts';
import { learnersAtWork } from '../teaching/learners-at-work.ts';

const dayMs = 86_400_000;
const { clientId, id: accountId } = demoAccounts[account]!;
const tenant = { client_id: clientId, account_id: accountId };
const owner = byKey('manager').id;

/** Lessons in their order, the examinations behind them, and the people who are learning. */
export const teaching: Area = {
  name: 'teaching',
  async *parts(now) {
    const bytes = [
      await liftTruckHandout(new Date('2026-02-02T06:00:00Z')),
      await mediaBytes('lift-truck-inspection.mp4'),
    ];
    yield {
      documents: [...lessons.map((_, place) => lessonOf(place, now)), ...papers.map(assessmentOf)],
      files: files.map(({ name, mediaType }, place) => ({
        id: idOf('file', place),
        ...tenant,
        owner_id: owner,
        name,
        media_type: mediaType,
        bytes: bytes[place]!,
      })),
      packages: [
        {
          id: idOf('package'),
          ...tenant,
          created_by: owner,
          file_id: idOf('package-archive'),
          file_name: 'walk-round.zip',
          files: walkRound,
        },
      ],
      rows: { courseItems: lessons.map((_, place) => courseItemOf(place)), ...rowsOfPapers(now) },
    };
  },
  history: (story) =>
    learnersAtWork(story, {
      handout: idOf('lesson', 0),
      film: idOf('lesson', 1),
      talk: idOf('lesson', 3),
      knowledge: papers[0].id,
      reasons: papers[1].id,
      check: papers[2].id,
    }),
};

function lessonOf(place: number, now: Date) {
  const { outcome: _, after: __, file, open, ...lesson } = lessons[place]!;
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
  return documentOf('lessons', idOf('lesson', place), accountId, {
    accountId,
    contentKind: 'formal',
    kind: 'FormalLesson',
    languages: ['en-ZA'],
    watchedShare: 0.9,
    selfService: false,
    offline: false,
    state: 'published',
    ...(file === null ? { packageId: idOf('package') } : { fileId: idOf('file', file) }),
    ...(open ? { opensAt: inDays(open[0]), expiresAt: inDays(open[1]) } : {}),
    ...lesson,
  });
}

/** What is open for a while only is not needed for the end of the course. */
const courseItemOf = (place: number) => ({
  ...tenant,
  course_id: courseId(account, course),
  lesson_id: idOf('lesson', place),
  position: place + 1,
  required: lessons[place]!.open === undefined,
  after: lessons[place]!.after.map((before) => idOf('lesson', before)),
  outcome_ids: [outcomeId(account, course, lessons[place]!.outcome)],
});

const assessmentOf = ({ id, title, description, shuffle, questions, ...more }: (typeof papers)[number]) =>
  documentOf('assessments', id, accountId, {
    accountId,
    ...examination,
    ...('rules' in more ? more.rules : {}),
    title,
    description,
    shuffle,
    questions: questions.length,
  });

function rowsOfPapers(now: Date) {
  const made = { ...tenant, made_by: owner, made_at: now };
  const questions = papers.flatMap((paper) =>
    paper.questions.map((question, place) => ({ paper, question, place, id: paper.questionId(place) })),
  );
  return {
    papers: papers.map(({ id }) => ({ ...made, assessment_id: id, revision: 1 })),
    questions: questions.map(({ paper, question, id }) => ({
      ...made,
      id,
      revision: 1,
      assessment_id: paper.id,
      body: JSON.stringify({ ...question, outcomeId: outcomeId(account, course, 0) }),
    })),
    paperQuestions: questions.map(({ paper, place, id }) => ({
      ...tenant,
      assessment_id: paper.id,
      paper_revision: 1,
      position: place + 1,
      question_id: id,
      question_revision: 1,
    })),
  };
}
