import type { Lesson } from '@moderator/contract/types';
import { stableId } from '../ids.ts';
import { courseId } from '../setting/ids.ts';
import { liftTruckQuestions } from './lift-truck-questions.ts';
import { liftTruckReasons } from './lift-truck-reasons.ts';

/** The course that is taught on the platform itself: the lift truck operators of the first account. */
export const account = 0;
export const course = 2;
export const idOf = (what: string, place = 0) => stableId('demo', 'teaching', what, place);

interface TaughtLesson extends Pick<
  Lesson,
  'title' | 'description' | 'contentType' | 'lessonType' | 'completion' | 'durationMinutes'
> {
  /** Place of the outcome that it belongs to. */
  outcome: number;
  /** Places of lessons that come first. */
  after: readonly number[];
  /** Place of its file; a package has none. */
  file: number | null;
  /** From … to so many days from now. */
  open?: readonly [number, number];
}

export const lessons: readonly TaughtLesson[] = [
  {
    title: 'Before you drive a lift truck',
    description: 'Who may drive, why trucks fall over, and how the data plate is read. Three pages.',
    contentType: 'Pdf',
    lessonType: 'Theoretical',
    completion: 'read',
    durationMinutes: 20,
    outcome: 0,
    after: [],
    file: 0,
  },
  {
    title: 'Inspecting the truck before work',
    description: 'The walk-round and the checks of brakes, steering and hydraulics, filmed on the yard.',
    contentType: 'Video',
    lessonType: 'Practical',
    completion: 'watched',
    durationMinutes: 5,
    outcome: 1,
    after: [0],
    file: 1,
  },
  {
    title: 'The walk-round, step by step',
    description: 'Five steps to go through by yourself, and two questions at the end.',
    contentType: 'Scorm',
    lessonType: 'Practical',
    completion: 'package',
    durationMinutes: 10,
    outcome: 1,
    after: [],
    file: null,
  },
  {
    title: 'Toolbox talk: the yard in winter',
    description: 'What frost and early darkness change. Only for those who worked in the winter season.',
    contentType: 'Pdf',
    lessonType: 'Theoretical',
    completion: 'read',
    durationMinutes: 5,
    outcome: 0,
    after: [],
    file: 0,
    open: [-40, -4],
  },
  {
    title: 'Refresher before the assessment',
    description: 'The handout once more, a week before the assessor comes.',
    contentType: 'Pdf',
    lessonType: 'Theoretical',
    completion: 'read',
    durationMinutes: 15,
    outcome: 0,
    after: [],
    file: 0,
    open: [9, 30],
  },
];

export const files = [
  { name: 'before-you-drive.pdf', mediaType: 'application/pdf' },
  { name: 'lift-truck-inspection.mp4', mediaType: 'video/mp4' },
] as const;

export const examination = {
  contentKind: 'formal',
  contentId: courseId(account, course),
  type: 'examination',
  passMark: 60,
  timeLimitMinutes: 20,
  graceSeconds: 60,
  waitMinutes: 0,
  maxTries: 2,
  result: 'highest',
  feedback: 'never',
  invigilated: false,
  offline: false,
  state: 'published',
} as const;

export const papers = [
  {
    id: idOf('examination'),
    title: 'Lift trucks: examination of knowledge',
    description: 'Six questions on the law, the stability triangle and the data plate.',
    shuffle: 'answers',
    questions: liftTruckQuestions,
    questionId: (place: number) => idOf('question', place),
  },
  {
    id: idOf('reasons'),
    title: 'Lift trucks: reasons and inspection',
    description: 'One answer in your own words, and an inspection while your assessor watches.',
    shuffle: 'none',
    questions: liftTruckReasons,
    questionId: (place: number) => idOf('reason', place),
  },
  {
    id: idOf('check'),
    title: 'Check yourself: before you drive',
    description: 'Three questions on the handout. They count for nothing but yourself.',
    shuffle: 'answers',
    questions: liftTruckQuestions.slice(0, 3),
    questionId: (place: number) => idOf('check question', place),
    rules: {
      contentId: idOf('lesson', 0),
      type: 'formative',
      timeLimitMinutes: null,
      maxTries: 3,
      feedback: 'afterMarking',
    },
  },
] as const;
