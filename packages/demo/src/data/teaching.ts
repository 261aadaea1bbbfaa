import type { Area } from '../area.ts';
import { documentOf } from '../documents.ts';
import { mediaBytes } from '../evidence/media-evidence.ts';
import { stableId } from '../ids.ts';
import { clientId, demoAccounts } from '../setting/accounts.ts';
import { courseId, outcomeId } from '../setting/ids.ts';
import { byKey } from '../setting/staff.ts';
import { liftTruckHandout } from '../teaching/lift-truck-handout.ts';
import { liftTruckQuestions } from '../teaching/lift-truck-questions.ts';

/** The course that is taught on the platform itself: the lift truck operators of the first account. */
const account = 0;
const course = 2;
const idOf = (what: string, place = 0) => stableId('demo', 'teaching', what, place);

const lessons = [
  {
    title: 'Before you drive a lift truck',
    description: 'Who may drive, why trucks fall over, and how the data plate is read. Three pages.',
    contentType: 'Pdf',
    lessonType: 'Theoretical',
    completion: 'read',
    durationMinutes: 20,
    outcome: 0,
    file: { name: 'before-you-drive.pdf', mediaType: 'application/pdf' },
  },
  {
    title: 'Inspecting the truck before work',
    description: 'The walk-round and the checks of brakes, steering and hydraulics, filmed on the yard.',
    contentType: 'Video',
    lessonType: 'Practical',
    completion: 'watched',
    durationMinutes: 5,
    outcome: 1,
    file: { name: 'lift-truck-inspection.mp4', mediaType: 'video/mp4' },
  },
] as const;

/** Lessons, their order, and the examination behind them. */
export const teaching: Area = {
  name: 'teaching',
  async *parts(now) {
    const { id: accountId } = demoAccounts[account]!;
    const tenant = { client_id: clientId, account_id: accountId };
    const owner = byKey('manager').id;
    const bytes = [
      await liftTruckHandout(new Date('2026-02-02T06:00:00Z')),
      await mediaBytes('lift-truck-inspection.mp4'),
    ];
    yield {
      documents: [
        ...lessons.map(({ file: _, outcome: __, ...lesson }, place) =>
          documentOf('lessons', idOf('lesson', place), accountId, {
            accountId,
            contentKind: 'formal',
            kind: 'FormalLesson',
            languages: ['en-ZA'],
            watchedShare: 0.9,
            selfService: false,
            offline: false,
            fileId: idOf('file', place),
            state: 'published',
            ...lesson,
          }),
        ),
        documentOf('assessments', idOf('examination'), accountId, {
          accountId,
          contentKind: 'formal',
          contentId: courseId(account, course),
          title: 'Lift trucks: examination of knowledge',
          description: 'Six questions on the law, the stability triangle and the data plate.',
          type: 'examination',
          questions: liftTruckQuestions.length,
          passMark: 60,
          timeLimitMinutes: 20,
          graceSeconds: 60,
          waitMinutes: 0,
          maxTries: 2,
          result: 'highest',
          shuffle: 'answers',
          feedback: 'never',
          invigilated: false,
          offline: false,
          state: 'published',
        }),
      ],
      files: lessons.map(({ file }, place) => ({
        id: idOf('file', place),
        ...tenant,
        owner_id: owner,
        name: file.name,
        media_type: file.mediaType,
        bytes: bytes[place]!,
      })),
      rows: {
        courseItems: lessons.map(({ outcome }, place) => ({
          ...tenant,
          course_id: courseId(account, course),
          lesson_id: idOf('lesson', place),
          position: place + 1,
          after: place === 0 ? [] : [idOf('lesson', place - 1)],
          outcome_ids: [outcomeId(account, course, outcome)],
        })),
        papers: [
          { ...tenant, assessment_id: idOf('examination'), revision: 1, made_by: owner, made_at: now },
        ],
        questions: liftTruckQuestions.map((question, place) => ({
          ...tenant,
          id: idOf('question', place),
          revision: 1,
          assessment_id: idOf('examination'),
          body: JSON.stringify({ ...question, outcomeId: outcomeId(account, course, 0) }),
          made_by: owner,
          made_at: now,
        })),
        paperQuestions: liftTruckQuestions.map((_, place) => ({
          ...tenant,
          assessment_id: idOf('examination'),
          paper_revision: 1,
          position: place + 1,
          question_id: idOf('question', place),
          question_revision: 1,
        })),
      },
    };
  },
};
