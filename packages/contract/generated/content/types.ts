// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { AnswersInput, AssessmentCover, Count, GivenAnswer, Named, PlayableSource, QuestionAnswer, QuestionItem, StateChange, SubmissionAnswer, SubtitleTrack } from '../shared/types.ts';

/** A content assessment with its version */
export interface ContentAssessment {
  /** Identifier of the account */
  accountId: string;
  /** For whom it is: learners, people who begin, people who apply */
  contentKind: "formal" | "onboarding" | "screening";
  /** Identifier of the content */
  contentId?: string | null;
  /** Title by which people know it */
  title: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Whether it is for learning or for the result */
  type: "formative" | "summative";
  /** How many questions it has */
  questions: number;
  /** Per cent from which it is passed; without it nobody fails */
  passMark?: number;
  /** Minutes for a try from its start; no limit where there is none */
  timeLimitMinutes?: number | null;
  /** Seconds behind the end in which what is on its way still arrives */
  graceSeconds: number;
  /** Minutes between two tries */
  waitMinutes: number;
  /** Which of several tries counts */
  result: "highest" | "latest" | "first" | "average";
  /** What each person gets in an order of their own */
  shuffle: "none" | "questions" | "answers" | "both";
  /** So many of its questions are given, drawn anew for each try; all where it is not said */
  draw?: number | null;
  /** When people see which of their answers were right */
  feedback: "never" | "afterMarking" | "afterClose";
  /** Whether somebody watches while it is written */
  invigilated: boolean;
  /** Tries that a person has; as many as they like where it is not said */
  maxTries?: number | null;
  /** From when it can be begun */
  opensAt?: string | null;
  /** Until when it can be begun */
  expiresAt?: string | null;
  /** Whether it may lie on devices */
  offline: boolean;
  /** State that it is in */
  state: "draft" | "pending" | "published" | "archived";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a content assessment is made of, without what the platform adds */
export interface ContentAssessmentCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the content */
  contentId?: string | null;
  /** Title by which people know it */
  title: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Whether it is for learning or for the result */
  type: "formative" | "summative";
  /** Per cent from which it is passed; without it nobody fails */
  passMark?: number;
  /** Minutes for a try from its start; no limit where there is none */
  timeLimitMinutes?: number | null;
  /** Seconds behind the end in which what is on its way still arrives */
  graceSeconds?: number;
  /** Minutes between two tries */
  waitMinutes?: number;
  /** Which of several tries counts */
  result?: "highest" | "latest" | "first" | "average";
  /** What each person gets in an order of their own */
  shuffle?: "none" | "questions" | "answers" | "both";
  /** So many of its questions are given, drawn anew for each try; all where it is not said */
  draw?: number | null;
  /** When people see which of their answers were right */
  feedback?: "never" | "afterMarking" | "afterClose";
  /** Whether somebody watches while it is written */
  invigilated?: boolean;
  /** Tries that a person has; as many as they like where it is not said */
  maxTries?: number | null;
  /** From when it can be begun */
  opensAt?: string | null;
  /** Until when it can be begun */
  expiresAt?: string | null;
  /** Whether it may lie on devices */
  offline?: boolean;
}

/** Fields of a content assessment that change; what is absent stays, null deletes */
export interface ContentAssessmentPatch {
  /** Identifier of the content */
  contentId?: string | null;
  /** Title by which people know it */
  title?: string;
  /** What it is about, in some sentences */
  description?: string | null;
  /** Whether it is for learning or for the result */
  type?: "formative" | "summative";
  /** Per cent from which it is passed; without it nobody fails */
  passMark?: number | null;
  /** Minutes for a try from its start; no limit where there is none */
  timeLimitMinutes?: number | null;
  /** Seconds behind the end in which what is on its way still arrives */
  graceSeconds?: number;
  /** Minutes between two tries */
  waitMinutes?: number;
  /** Which of several tries counts */
  result?: "highest" | "latest" | "first" | "average";
  /** What each person gets in an order of their own */
  shuffle?: "none" | "questions" | "answers" | "both";
  /** So many of its questions are given, drawn anew for each try; all where it is not said */
  draw?: number | null;
  /** When people see which of their answers were right */
  feedback?: "never" | "afterMarking" | "afterClose";
  /** Whether somebody watches while it is written */
  invigilated?: boolean;
  /** Tries that a person has; as many as they like where it is not said */
  maxTries?: number | null;
  /** From when it can be begun */
  opensAt?: string | null;
  /** Until when it can be begun */
  expiresAt?: string | null;
  /** Whether it may lie on devices */
  offline?: boolean;
}

/** Which of the content assessments are meant */
export interface ContentAssessmentsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in contentId */
    contentId?: string[];
    /** Only those with one of these in type */
    type?: ("formative" | "summative")[];
    /** Only those with one of these in state */
    state?: ("draft" | "pending" | "published" | "archived")[];
  };
}

/** An examination with its version */
export interface Examination {
  /** Identifier of the account */
  accountId: string;
  /** For whom it is: learners, people who begin, people who apply */
  contentKind: "formal" | "onboarding" | "screening";
  /** Identifier of the content */
  contentId?: string | null;
  /** Title by which people know it */
  title: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Type of assessment */
  type: "formative" | "summative" | "examination" | "test";
  /** How many questions it has */
  questions: number;
  /** Per cent from which it is passed; without it nobody fails */
  passMark?: number;
  /** Minutes for a try from its start; no limit where there is none */
  timeLimitMinutes?: number | null;
  /** Seconds behind the end in which what is on its way still arrives */
  graceSeconds: number;
  /** Minutes between two tries */
  waitMinutes: number;
  /** Which of several tries counts */
  result: "highest" | "latest" | "first" | "average";
  /** What each person gets in an order of their own */
  shuffle: "none" | "questions" | "answers" | "both";
  /** So many of its questions are given, drawn anew for each try; all where it is not said */
  draw?: number | null;
  /** When people see which of their answers were right */
  feedback: "never" | "afterMarking" | "afterClose";
  /** Whether somebody watches while it is written */
  invigilated: boolean;
  /** Tries that a person has; as many as they like where it is not said */
  maxTries: number | null;
  /** From when it can be begun */
  opensAt?: string | null;
  /** Until when it can be begun */
  expiresAt?: string | null;
  /** Whether it may lie on devices */
  offline: boolean;
  /** State that it is in */
  state: "draft" | "pending" | "published" | "archived";
  /** How many others who wrote it look at each text, as advice to whoever marks it */
  peerMarkers: number;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What an examination is made of, without what the platform adds */
export interface ExaminationCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the content */
  contentId?: string | null;
  /** Title by which people know it */
  title: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Per cent from which it is passed; without it nobody fails */
  passMark?: number;
  /** Minutes for a try from its start; no limit where there is none */
  timeLimitMinutes?: number | null;
  /** Seconds behind the end in which what is on its way still arrives */
  graceSeconds?: number;
  /** Minutes between two tries */
  waitMinutes?: number;
  /** Which of several tries counts */
  result?: "highest" | "latest" | "first" | "average";
  /** What each person gets in an order of their own */
  shuffle?: "none" | "questions" | "answers" | "both";
  /** So many of its questions are given, drawn anew for each try; all where it is not said */
  draw?: number | null;
  /** When people see which of their answers were right */
  feedback?: "never" | "afterMarking" | "afterClose";
  /** Whether somebody watches while it is written */
  invigilated?: boolean;
  /** Tries that a person has; as many as they like where it is not said */
  maxTries?: number | null;
  /** From when it can be begun */
  opensAt?: string | null;
  /** Until when it can be begun */
  expiresAt?: string | null;
  /** Whether it may lie on devices */
  offline?: boolean;
  /** How many others who wrote it look at each text, as advice to whoever marks it */
  peerMarkers?: number;
}

/** Fields of an examination that change; what is absent stays, null deletes */
export interface ExaminationPatch {
  /** Identifier of the content */
  contentId?: string | null;
  /** Title by which people know it */
  title?: string;
  /** What it is about, in some sentences */
  description?: string | null;
  /** Per cent from which it is passed; without it nobody fails */
  passMark?: number | null;
  /** Minutes for a try from its start; no limit where there is none */
  timeLimitMinutes?: number | null;
  /** Seconds behind the end in which what is on its way still arrives */
  graceSeconds?: number;
  /** Minutes between two tries */
  waitMinutes?: number;
  /** Which of several tries counts */
  result?: "highest" | "latest" | "first" | "average";
  /** What each person gets in an order of their own */
  shuffle?: "none" | "questions" | "answers" | "both";
  /** So many of its questions are given, drawn anew for each try; all where it is not said */
  draw?: number | null;
  /** When people see which of their answers were right */
  feedback?: "never" | "afterMarking" | "afterClose";
  /** Whether somebody watches while it is written */
  invigilated?: boolean;
  /** Tries that a person has; as many as they like where it is not said */
  maxTries?: number | null;
  /** From when it can be begun */
  opensAt?: string | null;
  /** Until when it can be begun */
  expiresAt?: string | null;
  /** Whether it may lie on devices */
  offline?: boolean;
  /** How many others who wrote it look at each text, as advice to whoever marks it */
  peerMarkers?: number;
}

/** Which of the examinations are meant */
export interface ExaminationsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in contentId */
    contentId?: string[];
    /** Only those with one of these in type */
    type?: ("formative" | "summative" | "examination" | "test")[];
    /** Only those with one of these in state */
    state?: ("draft" | "pending" | "published" | "archived")[];
  };
}

/** How somebody stands with one thing */
export interface LearningRegistration {
  /** Identifier */
  id: string;
  /** What it is a registration on */
  itemId: string;
  /** Course through which it was reached */
  courseId: string | null;
  /** Rises with each reset */
  number: number;
  /** How far one is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Result in per cent; null while there is none or it is withheld */
  score: number | null;
  /** Share of it that is done, 0 to 1 */
  progress: number;
  /** Tries so far */
  tries: number;
  /** Tries that are left; null where there is no limit */
  triesLeft: number | null;
  /** From when it can be begun */
  opensAt: string | null;
  /** Until when it has to be done */
  dueAt: string | null;
  /** Until when it can be done */
  closesAt: string | null;
  /** When one was registered */
  registeredAt: string;
  /** When one began */
  openedAt: string | null;
  /** When one came to the end */
  finishedAt: string | null;
  /** Seconds spent on it */
  seconds: number;
  /** Whether it counts, or was set aside by a reset */
  isCurrent: boolean;
}

/** A lesson with its version */
export interface Lesson {
  /** Identifier of the account */
  accountId: string;
  /** For whom it is: learners, people who begin, people who apply */
  contentKind: "formal" | "onboarding" | "screening";
  /** Title by which people know it */
  title: string;
  /** Code under which it is known */
  code?: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Kind of lesson, which follows from for whom it is; people who apply have none */
  kind?: "OnboardingLesson" | "FormalLesson";
  /** Whether it is done or thought through */
  lessonType: "Practical" | "Theoretical";
  /** What it consists of */
  contentType: "Scorm" | "Video" | "Pdf";
  /** Identifier of the file */
  fileId?: string | null;
  /** The package that it consists of, once one is registered for it */
  packageId?: string | null;
  /** Whether a package that never tells how it stands counts as completed when it is closed */
  assumeCompletion?: boolean;
  /** What is shown before it begins */
  media?: LessonCover | null;
  /** Languages that it is in */
  languages: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
  /** Minutes that it is planned to take */
  durationMinutes?: number | null;
  /** What makes it finished; by what it consists of where it is not said */
  completion?: "opened" | "watched" | "read" | "package" | "assessment" | "marked";
  /** Share of a video that has to be watched */
  watchedShare: number;
  /** Per cent from which it is passed; without it nobody fails */
  passMark?: number | null;
  /** Whether people may begin it by themselves */
  selfService: boolean;
  /** Tries that a person has; as many as they like where it is not said */
  maxTries?: number | null;
  /** From when it can be begun */
  opensAt?: string | null;
  /** Until when it can be begun */
  expiresAt?: string | null;
  /** Whether it may lie on devices */
  offline: boolean;
  /** State that it is in */
  state: "draft" | "pending" | "published" | "archived";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What is shown of a lesson before it begins */
export interface LessonCover {
  /** What is shown before it begins */
  kind: "Video" | "Image" | "ImageWithText";
  /** Identifier of the file */
  fileId: string;
  /** Words beside the picture */
  text?: string;
}

/** Fields of a lesson cover that change; what is absent stays, null deletes */
export interface LessonCoverPatch {
  /** What is shown before it begins */
  kind?: "Video" | "Image" | "ImageWithText";
  /** Identifier of the file */
  fileId?: string;
  /** Words beside the picture */
  text?: string | null;
}

/** What a lesson is made of, without what the platform adds */
export interface LessonCreate {
  /** Identifier of the account */
  accountId: string;
  /** Title by which people know it */
  title: string;
  /** Code under which it is known */
  code?: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Whether it is done or thought through */
  lessonType: "Practical" | "Theoretical";
  /** What it consists of */
  contentType: "Scorm" | "Video" | "Pdf";
  /** Identifier of the file */
  fileId?: string | null;
  /** Whether a package that never tells how it stands counts as completed when it is closed */
  assumeCompletion?: boolean;
  /** What is shown before it begins */
  media?: LessonCover | null;
  /** Languages that it is in */
  languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
  /** Minutes that it is planned to take */
  durationMinutes?: number | null;
  /** What makes it finished; by what it consists of where it is not said */
  completion?: "opened" | "watched" | "read" | "package" | "assessment" | "marked";
  /** Share of a video that has to be watched */
  watchedShare?: number;
  /** Per cent from which it is passed; without it nobody fails */
  passMark?: number | null;
  /** Whether people may begin it by themselves */
  selfService?: boolean;
  /** Tries that a person has; as many as they like where it is not said */
  maxTries?: number | null;
  /** From when it can be begun */
  opensAt?: string | null;
  /** Until when it can be begun */
  expiresAt?: string | null;
  /** Whether it may lie on devices */
  offline?: boolean;
}

/** Fields of a lesson that change; what is absent stays, null deletes */
export interface LessonPatch {
  /** Title by which people know it */
  title?: string;
  /** Code under which it is known */
  code?: string | null;
  /** What it is about, in some sentences */
  description?: string | null;
  /** Whether it is done or thought through */
  lessonType?: "Practical" | "Theoretical";
  /** What it consists of */
  contentType?: "Scorm" | "Video" | "Pdf";
  /** Identifier of the file */
  fileId?: string | null;
  /** Whether a package that never tells how it stands counts as completed when it is closed */
  assumeCompletion?: boolean | null;
  /** What is shown before it begins */
  media?: LessonCoverPatch | null;
  /** Languages that it is in */
  languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
  /** Minutes that it is planned to take */
  durationMinutes?: number | null;
  /** What makes it finished; by what it consists of where it is not said */
  completion?: "opened" | "watched" | "read" | "package" | "assessment" | "marked" | null;
  /** Share of a video that has to be watched */
  watchedShare?: number;
  /** Per cent from which it is passed; without it nobody fails */
  passMark?: number | null;
  /** Whether people may begin it by themselves */
  selfService?: boolean;
  /** Tries that a person has; as many as they like where it is not said */
  maxTries?: number | null;
  /** From when it can be begun */
  opensAt?: string | null;
  /** Until when it can be begun */
  expiresAt?: string | null;
  /** Whether it may lie on devices */
  offline?: boolean;
}

/** How far somebody is in a lesson; with an assessment, their answers to its questions */
export interface LessonSubmissionInput {
  /** Rises with each save, so that what comes late changes nothing */
  sequence: number;
  /** Seconds of work so far */
  activeSeconds?: number;
  /** Whether it is handed in; it is saved where not */
  final?: boolean;
  /** Identifier of the registration */
  registrationId?: string;
  /** Second to go on from */
  position?: number;
  /** What was watched, from second to second */
  watched?: number[][];
  /** Pages that were shown */
  pages?: number[];
  /** The assessment whose answers these are, as the query says it */
  assessmentId?: string;
  /** The try, as it was begun; made by the sender where it works without a network */
  submissionId?: string;
  /** When it was begun, where that was without a network */
  startedAt?: string;
  /** When it was handed in, where that was without a network */
  submittedAt?: string;
  /** Which paper lay on the device, where it was begun without a network */
  paperRevision?: number;
  /** Which window sends it: one at a time holds a try */
  playerId?: string;
  /** Whether it takes the try from another window */
  takeOver?: boolean;
  /** All answers so far, not only those that changed */
  answers?: GivenAnswer[];
}

/** Which of the lessons are meant */
export interface LessonsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in contentType */
    contentType?: ("Scorm" | "Video" | "Pdf")[];
    /** Only those with one of these in lessonType */
    lessonType?: ("Practical" | "Theoretical")[];
    /** Only those with one of these in state */
    state?: ("draft" | "pending" | "published" | "archived")[];
  };
}

/** An assessment or examination that somebody is to do, and how they stand with it */
export interface MyAssessment {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  /** How far one is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Share of it that is done, 0 to 1 */
  progress: number;
  /** Result in per cent; null while there is none or it is withheld */
  score: number | null;
  /** Course that it belongs to */
  course: Named | null;
  /** Whether the course asks for it */
  required: boolean;
  /** Until when it has to be done */
  dueAt: string | null;
  /** Why it cannot be begun yet; null where nothing comes first */
  locked: {
    by: Named;
  } | null;
  /** Whether it is for learning or for the result */
  type: "formative" | "summative" | "examination" | "test";
  /** Lesson or course that it belongs to */
  contentId: string | null;
  /** How many questions it has */
  questions: number;
  /** Minutes for a try; null where there is no limit */
  timeLimitMinutes: number | null;
  /** Tries so far */
  tries: number;
  /** Tries that are left; null where there is no limit */
  triesLeft: number | null;
}

/** A lesson that somebody is to do, and how they stand with it */
export interface MyLesson {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  /** How far one is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Share of it that is done, 0 to 1 */
  progress: number;
  /** Result in per cent; null while there is none or it is withheld */
  score: number | null;
  /** Course that it belongs to */
  course: Named | null;
  /** Whether the course asks for it */
  required: boolean;
  /** Until when it has to be done */
  dueAt: string | null;
  /** Why it cannot be begun yet; null where nothing comes first */
  locked: {
    by: Named;
  } | null;
  /** What it consists of */
  contentType: "Scorm" | "Video" | "Pdf";
  /** Minutes that it is planned to take */
  durationMinutes: number | null;
}

/** One lesson with everything that its page needs */
export interface MyLessonInFull {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  /** How far one is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Share of it that is done, 0 to 1 */
  progress: number;
  /** Result in per cent; null while there is none or it is withheld */
  score: number | null;
  /** Course that it belongs to */
  course: Named | null;
  /** Whether the course asks for it */
  required: boolean;
  /** Until when it has to be done */
  dueAt: string | null;
  /** Why it cannot be begun yet; null where nothing comes first */
  locked: {
    by: Named;
  } | null;
  /** What it consists of */
  contentType: "Scorm" | "Video" | "Pdf";
  /** Minutes that it is planned to take */
  durationMinutes: number | null;
  /** What it is about */
  description: string | null;
  /** What makes it finished */
  completion: "opened" | "watched" | "read" | "package" | "assessment" | "marked";
  /** Per cent from which it is passed */
  passMark: number | null;
  /** What is shown before it begins */
  cover: {
    /** What is shown before it begins */
    kind: "Video" | "Image" | "ImageWithText";
    /** Identifier of the file */
    fileId: string;
    /** Words beside it */
    text: string | null;
  } | null;
  /** Package that it plays */
  packageId: string | null;
  /** How one stands with it; null before one registers */
  registration: LearningRegistration | null;
  /** Where to go on */
  position: {
    /** Seconds to go on from */
    resumeAt?: number;
    /** Page to go on from */
    page?: number;
    /** Pages that were shown */
    pages?: number[];
  };
}

/** A part of a package that is opened by itself */
export interface PackageActivity {
  /** Name that the package gives it */
  identifier: string;
  /** Title by which people know it */
  title: string;
  /** Whether it tells what is done in it, or is only looked at */
  kind: "sco" | "asset";
}

/** For which lesson, and what of those who have begun */
export interface PackageRegistration {
  /** The lesson that consists of it */
  lessonId: string;
  /** What becomes of those who have begun and not finished */
  running?: "keep" | "restart";
}

/** Why a package is taken back */
export interface PackageStop {
  /** Why it is stopped */
  reason: string;
}

/** What an assessment asks */
export interface Paper {
  /** Revision of the paper; rises when questions are set */
  revision: number;
  /** Its questions in their order */
  questions: Question[];
}

/** A question of an assessment, with its key where it may be seen */
export type Question = {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** One of up to four answers */
  type: "multiple_choice";
  /** What can be chosen */
  options: {
    /** The answers, of which no two have the same colour */
    answers: QuestionAnswer[];
  };
  /** The right answer */
  answer?: {
    /** Colour of the answer */
    colour: "red" | "blue" | "green" | "orange";
  };
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** Some of up to four answers */
  type: "multiple_response";
  /** What can be chosen */
  options: {
    /** The answers, of which no two have the same colour */
    answers: QuestionAnswer[];
    /** Whether only all of it counts, or also a part */
    scoring: "all" | "partial";
  };
  /** The right answers */
  answer?: {
    /** Colours of the right answers */
    colours: ("red" | "blue" | "green" | "orange")[];
  };
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** True or false */
  type: "true_false";
  /** What is right */
  answer?: {
    /** Whether it is true */
    value: boolean;
  };
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** What belongs together */
  type: "matching";
  /** What is matched */
  options: {
    /** What is given */
    left: QuestionItem[];
    /** What belongs to it */
    right: QuestionItem[];
    /** Whether only all of it counts, or also a part */
    scoring: "all" | "partial";
  };
  /** What belongs together */
  answer?: {
    /** What belongs together */
    pairs: {
      /** Name on the left */
      left: string;
      /** Name on the right */
      right: string;
    }[];
  };
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** What follows what */
  type: "ordering";
  /** What is put in order */
  options: {
    /** What is put in order */
    items: QuestionItem[];
    /** Whether only all of it counts, or also a part */
    scoring: "all" | "partial";
  };
  /** The right order */
  answer?: {
    /** Their names in the right order */
    order: string[];
  };
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** A number */
  type: "numeric";
  /** What the number is of */
  options: {
    /** Unit of the number */
    unit?: string;
  };
  /** The right number */
  answer?: {
    /** The number */
    value: number;
    /** How far from it is right as well, bounds included */
    tolerance: number;
    /** Whether the tolerance is a number or per cent of it */
    toleranceIn: "absolute" | "per_cent";
  };
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** Some words */
  type: "short_text";
  /** What is right */
  answer?: {
    /** Texts that are right */
    accepted: string[];
    /** Letters that may be wrong */
    maxSlips: number;
    /** Whether capitals count */
    caseSensitive: boolean;
  };
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** A text or files, which an assessor marks */
  type: "essay";
  /** What may be handed in */
  options: {
    /** Fewest words */
    leastWords: number;
    /** Most words */
    mostWords: number;
    /** Files that may go with it */
    files: number;
  };
  /** How it is marked */
  answer?: {
    /** What the assessor looks at */
    rubric: {
      /** What is looked at */
      title: string;
      /** What may be found, with the marks for it */
      levels: {
        /** What is found */
        title: string;
        /** Marks for it */
        marks: number;
      }[];
    }[];
  };
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** Things to see, which the assessor fills in */
  type: "observation";
  /** What is to be seen */
  options: {
    /** What is to be seen */
    items: string[];
  };
};

/** A question with its key */
export type QuestionInput = {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks?: number;
  /** Whether it has to be answered */
  required?: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** One of up to four answers */
  type: "multiple_choice";
  /** What can be chosen */
  options: {
    /** The answers, of which no two have the same colour */
    answers: QuestionAnswer[];
  };
  /** The right answer */
  answer: {
    /** Colour of the answer */
    colour: "red" | "blue" | "green" | "orange";
  };
} | {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks?: number;
  /** Whether it has to be answered */
  required?: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** Some of up to four answers */
  type: "multiple_response";
  /** What can be chosen */
  options: {
    /** The answers, of which no two have the same colour */
    answers: QuestionAnswer[];
    /** Whether only all of it counts, or also a part */
    scoring?: "all" | "partial";
  };
  /** The right answers */
  answer: {
    /** Colours of the right answers */
    colours: ("red" | "blue" | "green" | "orange")[];
  };
} | {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks?: number;
  /** Whether it has to be answered */
  required?: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** True or false */
  type: "true_false";
  /** What is right */
  answer: {
    /** Whether it is true */
    value: boolean;
  };
} | {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks?: number;
  /** Whether it has to be answered */
  required?: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** What belongs together */
  type: "matching";
  /** What is matched */
  options: {
    /** What is given */
    left: QuestionItem[];
    /** What belongs to it */
    right: QuestionItem[];
    /** Whether only all of it counts, or also a part */
    scoring?: "all" | "partial";
  };
  /** What belongs together */
  answer: {
    /** What belongs together */
    pairs: {
      /** Name on the left */
      left: string;
      /** Name on the right */
      right: string;
    }[];
  };
} | {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks?: number;
  /** Whether it has to be answered */
  required?: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** What follows what */
  type: "ordering";
  /** What is put in order */
  options: {
    /** What is put in order */
    items: QuestionItem[];
    /** Whether only all of it counts, or also a part */
    scoring?: "all" | "partial";
  };
  /** The right order */
  answer: {
    /** Their names in the right order */
    order: string[];
  };
} | {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks?: number;
  /** Whether it has to be answered */
  required?: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** A number */
  type: "numeric";
  /** What the number is of */
  options?: {
    /** Unit of the number */
    unit?: string;
  };
  /** The right number */
  answer: {
    /** The number */
    value: number;
    /** How far from it is right as well, bounds included */
    tolerance?: number;
    /** Whether the tolerance is a number or per cent of it */
    toleranceIn?: "absolute" | "per_cent";
  };
} | {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks?: number;
  /** Whether it has to be answered */
  required?: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** Some words */
  type: "short_text";
  /** What is right */
  answer: {
    /** Texts that are right */
    accepted: string[];
    /** Letters that may be wrong */
    maxSlips?: number;
    /** Whether capitals count */
    caseSensitive?: boolean;
  };
} | {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks?: number;
  /** Whether it has to be answered */
  required?: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** A text or files, which an assessor marks */
  type: "essay";
  /** What may be handed in */
  options?: {
    /** Fewest words */
    leastWords?: number;
    /** Most words */
    mostWords?: number;
    /** Files that may go with it */
    files?: number;
  };
  /** How it is marked */
  answer?: {
    /** What the assessor looks at */
    rubric: {
      /** What is looked at */
      title: string;
      /** What may be found, with the marks for it */
      levels: {
        /** What is found */
        title: string;
        /** Marks for it */
        marks: number;
      }[];
    }[];
  };
} | {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks?: number;
  /** Whether it has to be answered */
  required?: boolean;
  /** The outcome of the course that it is evidence of */
  outcomeId?: string;
  /** Why the answer is right, told with the result */
  explanation?: string;
  /** Things to see, which the assessor fills in */
  type: "observation";
  /** What is to be seen */
  options: {
    /** What is to be seen */
    items: string[];
  };
};

/** What is sent to record a questions */
export interface QuestionsInput {
  /** All questions in their order */
  questions: QuestionInput[];
  /** Whether what is handed in is marked anew, where a question changed in key or marks only */
  regrade?: boolean;
}

/** What a reset did */
export interface RegistrationResetAnswer {
  /** Registrations set aside */
  changed: number;
  /** Whether the rest of more than a thousand people follows in the background */
  running: boolean;
  /** Whose registrations stay */
  leftOut: {
    /** Identifier of the user */
    userId: string;
    /** Why: what they did is evidence that was handed in */
    code: "wrong_state";
  }[];
}

/** Whose registrations are set aside, and why */
export interface RegistrationResetInput {
  /** These people */
  userIds?: string[];
  /** Everybody of this site */
  siteId?: string;
  /** Everybody of this group */
  groupId?: string;
  /** Everybody */
  all?: true;
  /** Why, for those who come after */
  reason: string;
  /** Whether those who have not finished keep what they have */
  keepOpen?: boolean;
}

/** A package of lessons as an authoring tool makes it */
export interface ScormPackage {
  /** Identifier */
  id: string;
  /** Identifier of the account */
  accountId: string;
  /** For whom it is: learners, people who begin, people who apply */
  contentKind: "formal" | "onboarding" | "screening";
  /** Title by which people know it */
  title: string;
  /** Name of the file */
  fileName: string;
  /** Standard that it keeps to, once it is unpacked */
  standard: "1.2" | "2004 2nd Edition" | "2004 3rd Edition" | "2004 4th Edition" | null;
  /** Where it stands between its upload and its learners */
  state: "unpacking" | "ready" | "refused" | "registered" | "stopped";
  /** Why it is refused, a sentence for each mistake */
  mistakes: string[];
  /** What its manifest asks and is not followed, a sentence for each; it can be played all the same */
  notes: string[];
  /** What can be opened in it, in its order */
  activities: PackageActivity[];
  /** Bytes */
  size: number;
  /** SHA-256 of the bytes, in hexadecimal digits */
  sha256: string;
  /** Why it was stopped */
  stoppedReason: string | null;
  /** When it was made */
  createdAt: string;
}

/** What a lesson on video is played from, and how far one is */
export interface VideoOfLesson {
  /** What it can be played from, the best first; what was uploaded is last */
  sources: PlayableSource[];
  /** Subtitles in WebVTT */
  subtitles: SubtitleTrack[];
  /** How long it is; null where that is not known */
  seconds: number | null;
  /** Seconds to go on from */
  resumeAt: number;
  /** What was watched, from second to second */
  watched: number[][];
}

export interface ListLessonsQuery<Field extends keyof Lesson = keyof Lesson> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in contentType */
  contentType?: ("Scorm" | "Video" | "Pdf")[] | null;
  /** Only those with one of these in lessonType */
  lessonType?: ("Practical" | "Theoretical")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "code" | "-code" | "expiresAt" | "-expiresAt" | "durationMinutes" | "-durationMinutes" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchLessonsQuery<Field extends keyof Lesson = keyof Lesson> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in contentType */
  contentType?: ("Scorm" | "Video" | "Pdf")[] | null;
  /** Only those with one of these in lessonType */
  lessonType?: ("Practical" | "Theoretical")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "code" | "-code" | "expiresAt" | "-expiresAt" | "durationMinutes" | "-durationMinutes" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetLessonQuery<Field extends keyof Lesson = keyof Lesson> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportLessonsQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in contentType */
  contentType?: ("Scorm" | "Video" | "Pdf")[] | null;
  /** Only those with one of these in lessonType */
  lessonType?: ("Practical" | "Theoretical")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "code" | "-code" | "expiresAt" | "-expiresAt" | "durationMinutes" | "-durationMinutes" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "contentKind" | "title" | "code" | "description" | "kind" | "lessonType" | "contentType" | "fileId" | "packageId" | "assumeCompletion" | "media" | "languages" | "durationMinutes" | "completion" | "watchedShare" | "passMark" | "selfService" | "maxTries" | "opensAt" | "expiresAt" | "offline" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ChangeLessonStateQuery {
  /** The state that it is in */
  from: "draft" | "pending" | "published" | "archived";
  /** The state that it shall be in */
  to: "draft" | "pending" | "published" | "archived";
}

export interface CountLessonsQuery {
  /** Identifier of the account */
  accountId?: string | null;
}

export interface ListLessonStateHistoryQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface ListContentAssessmentsQuery<Field extends keyof ContentAssessment = keyof ContentAssessment> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in contentId */
  contentId?: string[] | null;
  /** Only those with one of these in type */
  type?: ("formative" | "summative")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "questions" | "-questions" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchContentAssessmentsQuery<Field extends keyof ContentAssessment = keyof ContentAssessment> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in contentId */
  contentId?: string[] | null;
  /** Only those with one of these in type */
  type?: ("formative" | "summative")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "questions" | "-questions" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetContentAssessmentQuery<Field extends keyof ContentAssessment = keyof ContentAssessment> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportContentAssessmentsQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in contentId */
  contentId?: string[] | null;
  /** Only those with one of these in type */
  type?: ("formative" | "summative")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "questions" | "-questions" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "contentKind" | "contentId" | "title" | "description" | "type" | "questions" | "passMark" | "timeLimitMinutes" | "graceSeconds" | "waitMinutes" | "result" | "shuffle" | "draw" | "feedback" | "invigilated" | "maxTries" | "opensAt" | "expiresAt" | "offline" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ChangeContentAssessmentStateQuery {
  /** The state that it is in */
  from: "draft" | "pending" | "published" | "archived";
  /** The state that it shall be in */
  to: "draft" | "pending" | "published" | "archived";
}

export interface ListContentAssessmentStateHistoryQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface ListExaminationsQuery<Field extends keyof Examination = keyof Examination> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in contentId */
  contentId?: string[] | null;
  /** Only those with one of these in type */
  type?: ("formative" | "summative" | "examination" | "test")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "questions" | "-questions" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchExaminationsQuery<Field extends keyof Examination = keyof Examination> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in contentId */
  contentId?: string[] | null;
  /** Only those with one of these in type */
  type?: ("formative" | "summative" | "examination" | "test")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "questions" | "-questions" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetExaminationQuery<Field extends keyof Examination = keyof Examination> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportExaminationsQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in contentId */
  contentId?: string[] | null;
  /** Only those with one of these in type */
  type?: ("formative" | "summative" | "examination" | "test")[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "questions" | "-questions" | "opensAt" | "-opensAt" | "expiresAt" | "-expiresAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "contentKind" | "contentId" | "title" | "description" | "type" | "questions" | "passMark" | "timeLimitMinutes" | "graceSeconds" | "waitMinutes" | "result" | "shuffle" | "draw" | "feedback" | "invigilated" | "maxTries" | "opensAt" | "expiresAt" | "offline" | "state" | "peerMarkers" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ChangeExaminationStateQuery {
  /** The state that it is in */
  from: "draft" | "pending" | "published" | "archived";
  /** The state that it shall be in */
  to: "draft" | "pending" | "published" | "archived";
}

export interface ListExaminationStateHistoryQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface GetMyAssessmentQuery {
  /** Begins this try, or gives it again while it is open, with its questions */
  start?: number | null;
}

export interface GetMyExaminationQuery {
  /** Begins this try, or gives it again while it is open, with its questions */
  start?: number | null;
}

export interface SubmitLessonQuery {
  /** The assessment whose answers these are */
  assessmentId?: string | null;
}

export interface ListMyLessonsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** How far one is with it */
  status?: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration" | null;
  /** Only what belongs to this course */
  courseId?: string | null;
  /** Only what is due before this moment */
  dueBefore?: string | null;
  /** What comes first: what is due first (what has no such day last), by title, or what was done last */
  sort?: "dueAt" | "title" | "-lastActivityAt" | null;
}

export interface ListMyAssessmentsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** How far one is with it */
  status?: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration" | null;
  /** Only what belongs to this course */
  courseId?: string | null;
  /** Only what is due before this moment */
  dueBefore?: string | null;
  /** What comes first: what is due first (what has no such day last), by title, or what was done last */
  sort?: "dueAt" | "title" | "-lastActivityAt" | null;
}

export interface ListMyExaminationsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** How far one is with it */
  status?: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration" | null;
  /** Only what belongs to this course */
  courseId?: string | null;
  /** Only what is due before this moment */
  dueBefore?: string | null;
  /** What comes first: what is due first (what has no such day last), by title, or what was done last */
  sort?: "dueAt" | "title" | "-lastActivityAt" | null;
}

export interface UploadScormPackageQuery {
  /** The account that it is for; your own where it is not said */
  accountId?: string | null;
}

export interface ContentCalls {
  /**
   * List lessons.
   * `GET /v2/admin/content/{kind}/lessons` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listLessons({ kind: "formal", query: { fields: ["title"] } })) …
   */
  listLessons<Field extends keyof Lesson = keyof Lesson>(input: { kind: "formal" | "onboarding" | "screening"; query?: ListLessonsQuery<Field> }, options?: CallOptions): Paged<Selected<Lesson, Field>>;

  /**
   * List lessons matching a text, best match first.
   * `GET /v2/admin/content/{kind}/lessons/search` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchLessons({ kind: "formal", query: { fields: ["title"] } })) …
   */
  searchLessons<Field extends keyof Lesson = keyof Lesson>(input: { kind: "formal" | "onboarding" | "screening"; query?: SearchLessonsQuery<Field> }, options?: CallOptions): Paged<Selected<Lesson, Field>>;

  /**
   * List lessons by a filter too long for an address.
   * `POST /v2/admin/content/{kind}/lessons/fetch` for admin, manager, trainer, moderator. Codes: not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchLessons({ kind: "formal", query: { fields: ["title"] }, body })) …
   */
  fetchLessons<Field extends keyof Lesson = keyof Lesson>(input: { kind: "formal" | "onboarding" | "screening"; query?: ListLessonsQuery<Field>; body: LessonsFilter }, options?: CallOptions): Paged<Selected<Lesson, Field>>;

  /**
   * One of the lessons.
   * `GET /v2/admin/content/{kind}/lessons/{id}` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const lesson = await api.getLesson({ kind: "formal", id });
   */
  getLesson<Field extends keyof Lesson = keyof Lesson>(input: { kind: "formal" | "onboarding" | "screening"; id: string; query?: GetLessonQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Lesson, Field>>>;

  /**
   * Whether one of the lessons exists, and its version.
   * `HEAD /v2/admin/content/{kind}/lessons/{id}` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headLesson({ kind: "formal", id });
   */
  headLesson(input: { kind: "formal" | "onboarding" | "screening"; id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the lessons.
   * `POST /v2/admin/content/{kind}/lessons` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const lesson = await api.createLesson({ kind: "formal", body });
   */
  createLesson(input: { kind: "formal" | "onboarding" | "screening"; body: LessonCreate }, options?: CallOptions): Promise<Versioned<Lesson>>;

  /**
   * Change fields of one of the lessons.
   * `PATCH /v2/admin/content/{kind}/lessons/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const lesson = await api.updateLesson({ kind: "formal", id, version, body: { title: "Handling calls at reception" } });
   */
  updateLesson(input: { kind: "formal" | "onboarding" | "screening"; id: string; body: LessonPatch; version: number }, options?: CallOptions): Promise<Versioned<Lesson>>;

  /**
   * Replace one of the lessons.
   * `PUT /v2/admin/content/{kind}/lessons/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const lesson = await api.replaceLesson({ kind: "formal", id, version, body });
   */
  replaceLesson(input: { kind: "formal" | "onboarding" | "screening"; id: string; body: LessonCreate; version: number }, options?: CallOptions): Promise<Versioned<Lesson>>;

  /**
   * Delete one of the lessons; its history is kept.
   * `DELETE /v2/admin/content/{kind}/lessons/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteLesson({ kind: "formal", id, version });
   */
  deleteLesson(input: { kind: "formal" | "onboarding" | "screening"; id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export lessons as csv, xlsx, pdf or json.
   * `POST /v2/admin/content/{kind}/lessons/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportLessons({ kind: "formal", type: "csv" });
   */
  exportLessons<Stream extends boolean = false>(input: { kind: "formal" | "onboarding" | "screening"; type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportLessonsQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Change the state of one of the lessons.
   * `POST /v2/admin/content/{kind}/lessons/{id}/state` for admin, manager. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const lesson = await api.changeLessonState({ kind: "formal", id, query: { from: "draft", to: "pending" } });
   */
  changeLessonState(input: { kind: "formal" | "onboarding" | "screening"; id: string; query: ChangeLessonStateQuery }, options?: CallOptions): Promise<Versioned<Lesson>>;

  /**
   * Number of lessons.
   * `GET /v2/admin/content/{kind}/lessons/count` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const count = await api.countLessons({ kind: "formal" });
   */
  countLessons(input: { kind: "formal" | "onboarding" | "screening"; query?: CountLessonsQuery }, options?: CallOptions): Promise<Count>;

  /**
   * How the state of one of the lessons changed, the latest first.
   * `GET /v2/admin/content/{kind}/lessons/{id}/state/history` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listLessonStateHistory({ kind: "formal", id });
   */
  listLessonStateHistory(input: { kind: "formal" | "onboarding" | "screening"; id: string; query?: ListLessonStateHistoryQuery }, options?: CallOptions): Paged<StateChange>;

  /**
   * Take the day away on which one of the lessons expires.
   * `DELETE /v2/admin/content/{kind}/lessons/{id}/expiry` for admin, manager. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.removeLessonExpiry({ kind: "formal", id });
   */
  removeLessonExpiry(input: { kind: "formal" | "onboarding" | "screening"; id: string }, options?: CallOptions): Promise<void>;

  /**
   * List content assessments.
   * `GET /v2/admin/content/{kind}/assessments` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listContentAssessments({ kind: "formal", query: { fields: ["title"] } })) …
   */
  listContentAssessments<Field extends keyof ContentAssessment = keyof ContentAssessment>(input: { kind: "formal" | "onboarding" | "screening"; query?: ListContentAssessmentsQuery<Field> }, options?: CallOptions): Paged<Selected<ContentAssessment, Field>>;

  /**
   * List content assessments matching a text, best match first.
   * `GET /v2/admin/content/{kind}/assessments/search` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchContentAssessments({ kind: "formal", query: { fields: ["title"] } })) …
   */
  searchContentAssessments<Field extends keyof ContentAssessment = keyof ContentAssessment>(input: { kind: "formal" | "onboarding" | "screening"; query?: SearchContentAssessmentsQuery<Field> }, options?: CallOptions): Paged<Selected<ContentAssessment, Field>>;

  /**
   * List content assessments by a filter too long for an address.
   * `POST /v2/admin/content/{kind}/assessments/fetch` for admin, manager, trainer, moderator. Codes: not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchContentAssessments({ kind: "formal", query: { fields: ["title"] }, body })) …
   */
  fetchContentAssessments<Field extends keyof ContentAssessment = keyof ContentAssessment>(input: { kind: "formal" | "onboarding" | "screening"; query?: ListContentAssessmentsQuery<Field>; body: ContentAssessmentsFilter }, options?: CallOptions): Paged<Selected<ContentAssessment, Field>>;

  /**
   * One of the content assessments.
   * `GET /v2/admin/content/{kind}/assessments/{id}` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const contentAssessment = await api.getContentAssessment({ kind: "formal", id });
   */
  getContentAssessment<Field extends keyof ContentAssessment = keyof ContentAssessment>(input: { kind: "formal" | "onboarding" | "screening"; id: string; query?: GetContentAssessmentQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<ContentAssessment, Field>>>;

  /**
   * Whether one of the content assessments exists, and its version.
   * `HEAD /v2/admin/content/{kind}/assessments/{id}` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headContentAssessment({ kind: "formal", id });
   */
  headContentAssessment(input: { kind: "formal" | "onboarding" | "screening"; id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the content assessments.
   * `POST /v2/admin/content/{kind}/assessments` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const contentAssessment = await api.createContentAssessment({ kind: "formal", body });
   */
  createContentAssessment(input: { kind: "formal" | "onboarding" | "screening"; body: ContentAssessmentCreate }, options?: CallOptions): Promise<Versioned<ContentAssessment>>;

  /**
   * Change fields of one of the content assessments.
   * `PATCH /v2/admin/content/{kind}/assessments/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const contentAssessment = await api.updateContentAssessment({ kind: "formal", id, version, body: { title: "Business administration: examination of 2026" } });
   */
  updateContentAssessment(input: { kind: "formal" | "onboarding" | "screening"; id: string; body: ContentAssessmentPatch; version: number }, options?: CallOptions): Promise<Versioned<ContentAssessment>>;

  /**
   * Replace one of the content assessments.
   * `PUT /v2/admin/content/{kind}/assessments/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const contentAssessment = await api.replaceContentAssessment({ kind: "formal", id, version, body });
   */
  replaceContentAssessment(input: { kind: "formal" | "onboarding" | "screening"; id: string; body: ContentAssessmentCreate; version: number }, options?: CallOptions): Promise<Versioned<ContentAssessment>>;

  /**
   * Delete one of the content assessments; its history is kept.
   * `DELETE /v2/admin/content/{kind}/assessments/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteContentAssessment({ kind: "formal", id, version });
   */
  deleteContentAssessment(input: { kind: "formal" | "onboarding" | "screening"; id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export content assessments as csv, xlsx, pdf or json.
   * `POST /v2/admin/content/{kind}/assessments/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportContentAssessments({ kind: "formal", type: "csv" });
   */
  exportContentAssessments<Stream extends boolean = false>(input: { kind: "formal" | "onboarding" | "screening"; type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportContentAssessmentsQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Change the state of one of the content assessments.
   * `POST /v2/admin/content/{kind}/assessments/{id}/state` for admin, manager. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const contentAssessment = await api.changeContentAssessmentState({ kind: "formal", id, query: { from: "draft", to: "pending" } });
   */
  changeContentAssessmentState(input: { kind: "formal" | "onboarding" | "screening"; id: string; query: ChangeContentAssessmentStateQuery }, options?: CallOptions): Promise<Versioned<ContentAssessment>>;

  /**
   * How the state of one of the content assessments changed, the latest first.
   * `GET /v2/admin/content/{kind}/assessments/{id}/state/history` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listContentAssessmentStateHistory({ kind: "formal", id });
   */
  listContentAssessmentStateHistory(input: { kind: "formal" | "onboarding" | "screening"; id: string; query?: ListContentAssessmentStateHistoryQuery }, options?: CallOptions): Paged<StateChange>;

  /**
   * Take the day away on which one of the content assessments expires.
   * `DELETE /v2/admin/content/{kind}/assessments/{id}/expiry` for admin, manager. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.removeContentAssessmentExpiry({ kind: "formal", id });
   */
  removeContentAssessmentExpiry(input: { kind: "formal" | "onboarding" | "screening"; id: string }, options?: CallOptions): Promise<void>;

  /**
   * List examinations.
   * `GET /v2/admin/content/{kind}/examinations` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listExaminations({ kind: "formal", query: { fields: ["title"] } })) …
   */
  listExaminations<Field extends keyof Examination = keyof Examination>(input: { kind: "formal" | "onboarding" | "screening"; query?: ListExaminationsQuery<Field> }, options?: CallOptions): Paged<Selected<Examination, Field>>;

  /**
   * List examinations matching a text, best match first.
   * `GET /v2/admin/content/{kind}/examinations/search` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchExaminations({ kind: "formal", query: { fields: ["title"] } })) …
   */
  searchExaminations<Field extends keyof Examination = keyof Examination>(input: { kind: "formal" | "onboarding" | "screening"; query?: SearchExaminationsQuery<Field> }, options?: CallOptions): Paged<Selected<Examination, Field>>;

  /**
   * List examinations by a filter too long for an address.
   * `POST /v2/admin/content/{kind}/examinations/fetch` for admin, manager, trainer, moderator. Codes: not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchExaminations({ kind: "formal", query: { fields: ["title"] }, body })) …
   */
  fetchExaminations<Field extends keyof Examination = keyof Examination>(input: { kind: "formal" | "onboarding" | "screening"; query?: ListExaminationsQuery<Field>; body: ExaminationsFilter }, options?: CallOptions): Paged<Selected<Examination, Field>>;

  /**
   * One of the examinations.
   * `GET /v2/admin/content/{kind}/examinations/{id}` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const examination = await api.getExamination({ kind: "formal", id });
   */
  getExamination<Field extends keyof Examination = keyof Examination>(input: { kind: "formal" | "onboarding" | "screening"; id: string; query?: GetExaminationQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Examination, Field>>>;

  /**
   * Whether one of the examinations exists, and its version.
   * `HEAD /v2/admin/content/{kind}/examinations/{id}` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headExamination({ kind: "formal", id });
   */
  headExamination(input: { kind: "formal" | "onboarding" | "screening"; id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the examinations.
   * `POST /v2/admin/content/{kind}/examinations` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const examination = await api.createExamination({ kind: "formal", body });
   */
  createExamination(input: { kind: "formal" | "onboarding" | "screening"; body: ExaminationCreate }, options?: CallOptions): Promise<Versioned<Examination>>;

  /**
   * Change fields of one of the examinations.
   * `PATCH /v2/admin/content/{kind}/examinations/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const examination = await api.updateExamination({ kind: "formal", id, version, body: { title: "Business administration: examination of 2026" } });
   */
  updateExamination(input: { kind: "formal" | "onboarding" | "screening"; id: string; body: ExaminationPatch; version: number }, options?: CallOptions): Promise<Versioned<Examination>>;

  /**
   * Replace one of the examinations.
   * `PUT /v2/admin/content/{kind}/examinations/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const examination = await api.replaceExamination({ kind: "formal", id, version, body });
   */
  replaceExamination(input: { kind: "formal" | "onboarding" | "screening"; id: string; body: ExaminationCreate; version: number }, options?: CallOptions): Promise<Versioned<Examination>>;

  /**
   * Delete one of the examinations; its history is kept.
   * `DELETE /v2/admin/content/{kind}/examinations/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteExamination({ kind: "formal", id, version });
   */
  deleteExamination(input: { kind: "formal" | "onboarding" | "screening"; id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export examinations as csv, xlsx, pdf or json.
   * `POST /v2/admin/content/{kind}/examinations/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportExaminations({ kind: "formal", type: "csv" });
   */
  exportExaminations<Stream extends boolean = false>(input: { kind: "formal" | "onboarding" | "screening"; type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportExaminationsQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Change the state of one of the examinations.
   * `POST /v2/admin/content/{kind}/examinations/{id}/state` for admin, manager. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const examination = await api.changeExaminationState({ kind: "formal", id, query: { from: "draft", to: "pending" } });
   */
  changeExaminationState(input: { kind: "formal" | "onboarding" | "screening"; id: string; query: ChangeExaminationStateQuery }, options?: CallOptions): Promise<Versioned<Examination>>;

  /**
   * How the state of one of the examinations changed, the latest first.
   * `GET /v2/admin/content/{kind}/examinations/{id}/state/history` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listExaminationStateHistory({ kind: "formal", id });
   */
  listExaminationStateHistory(input: { kind: "formal" | "onboarding" | "screening"; id: string; query?: ListExaminationStateHistoryQuery }, options?: CallOptions): Paged<StateChange>;

  /**
   * Take the day away on which one of the examinations expires.
   * `DELETE /v2/admin/content/{kind}/examinations/{id}/expiry` for admin, manager. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.removeExaminationExpiry({ kind: "formal", id });
   */
  removeExaminationExpiry(input: { kind: "formal" | "onboarding" | "screening"; id: string }, options?: CallOptions): Promise<void>;

  /**
   * Questions of an assessment, an examination or a test, with their keys where they may be seen.
   * `GET /v2/admin/content/{kind}/assessments/{id}/questions` for admin, manager, trainer, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const paper = await api.getQuestions({ kind: "formal", id });
   */
  getQuestions(input: { kind: "formal" | "onboarding" | "screening"; id: string }, options?: CallOptions): Promise<Versioned<Paper>>;

  /**
   * Set all questions of an assessment, an examination or a test; what has begun keeps those it began with.
   * `PUT /v2/admin/content/{kind}/assessments/{id}/questions` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const paper = await api.setQuestions({ kind: "formal", id, version, body });
   */
  setQuestions(input: { kind: "formal" | "onboarding" | "screening"; id: string; body: QuestionsInput; version: number }, options?: CallOptions): Promise<Versioned<Paper>>;

  /**
   * Questions of an assessment with their keys, as a package of QTI 3.0.
   * `GET /v2/admin/content/{kind}/assessments/{id}/questions/export` for admin, manager. Codes: 40012, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportQuestions({ kind: "formal", id });
   */
  exportQuestions<Stream extends boolean = false>(input: { kind: "formal" | "onboarding" | "screening"; id: string }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Set all questions of an assessment to those of a package of QTI 3.0, or none of them.
   * `POST /v2/admin/content/{kind}/assessments/{id}/questions/import` for admin, manager. Codes: 4007, empty_file, key_reused, mislabelled_file, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const paper = await api.importQuestions({ kind: "formal", id, version, file });
   */
  importQuestions(input: { kind: "formal" | "onboarding" | "screening"; id: string; file: Blob; fileName?: string; version: number }, options?: CallOptions): Promise<Versioned<Paper>>;

  /**
   * One assessment that I am to do; its questions once a try is begun.
   * `GET /v2/content/{kind}/assessments/{id}` for learner, candidate. Codes: 4009, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const assessmentCover = await api.getMyAssessment({ kind: "formal", id });
   */
  getMyAssessment(input: { kind: "formal" | "onboarding" | "screening"; id: string; query?: GetMyAssessmentQuery }, options?: CallOptions): Promise<AssessmentCover>;

  /**
   * One examination that I am to write; its questions once a try is begun.
   * `GET /v2/content/{kind}/examinations/{id}` for learner, candidate. Codes: 4009, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const assessmentCover = await api.getMyExamination({ kind: "formal", id });
   */
  getMyExamination(input: { kind: "formal" | "onboarding" | "screening"; id: string; query?: GetMyExaminationQuery }, options?: CallOptions): Promise<AssessmentCover>;

  /**
   * Save answers of an examination, or hand them in.
   * `POST /v2/content/{kind}/examinations/{id}/submit` for learner, candidate. Codes: claimed_by_another, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const submissionAnswer = await api.submitExamination({ kind: "formal", id, body });
   */
  submitExamination(input: { kind: "formal" | "onboarding" | "screening"; id: string; body: AnswersInput }, options?: CallOptions): Promise<SubmissionAnswer>;

  /**
   * Save how far I am in a lesson, or the answers to its assessment.
   * `POST /v2/content/{kind}/lessons/{id}/submit` for learner, candidate. Codes: claimed_by_another, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const submissionAnswer = await api.submitLesson({ kind: "formal", id, body });
   */
  submitLesson(input: { kind: "formal" | "onboarding" | "screening"; id: string; query?: SubmitLessonQuery; body: LessonSubmissionInput }, options?: CallOptions): Promise<SubmissionAnswer>;

  /**
   * Lessons that I am to do, with how far I am.
   * `GET /v2/content/{kind}/lessons` for learner, candidate. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listMyLessons({ kind: "formal" });
   */
  listMyLessons(input: { kind: "formal" | "onboarding" | "screening"; query?: ListMyLessonsQuery }, options?: CallOptions): Paged<MyLesson>;

  /**
   * One lesson that I am to do.
   * `GET /v2/content/{kind}/lessons/{id}` for learner, candidate. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const myLessonInFull = await api.getMyLesson({ kind: "formal", id });
   */
  getMyLesson(input: { kind: "formal" | "onboarding" | "screening"; id: string }, options?: CallOptions): Promise<MyLessonInFull>;

  /**
   * Assessments of a lesson that I am to do.
   * `GET /v2/content/{kind}/lessons/{id}/assessments` for learner, candidate. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listLessonAssessments({ kind: "formal", id });
   */
  listLessonAssessments(input: { kind: "formal" | "onboarding" | "screening"; id: string }, options?: CallOptions): Paged<MyAssessment>;

  /**
   * What a lesson on video is played from, with subtitles.
   * `GET /v2/content/{kind}/lessons/{id}/video` for learner, candidate. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const videoOfLesson = await api.getLessonVideo({ kind: "formal", id });
   */
  getLessonVideo(input: { kind: "formal" | "onboarding" | "screening"; id: string }, options?: CallOptions): Promise<VideoOfLesson>;

  /**
   * The PDF of a lesson; answers range requests.
   * `GET /v2/content/{kind}/lessons/{id}/pdf` for learner, candidate. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.getLessonPdf({ kind: "formal", id });
   */
  getLessonPdf<Stream extends boolean = false>(input: { kind: "formal" | "onboarding" | "screening"; id: string }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Assessments that I am to do, with how far I am.
   * `GET /v2/content/{kind}/assessments` for learner, candidate. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listMyAssessments({ kind: "formal" });
   */
  listMyAssessments(input: { kind: "formal" | "onboarding" | "screening"; query?: ListMyAssessmentsQuery }, options?: CallOptions): Paged<MyAssessment>;

  /**
   * Examinations that I am to do, with how far I am.
   * `GET /v2/content/{kind}/examinations` for learner, candidate. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listMyExaminations({ kind: "formal" });
   */
  listMyExaminations(input: { kind: "formal" | "onboarding" | "screening"; query?: ListMyExaminationsQuery }, options?: CallOptions): Paged<MyAssessment>;

  /**
   * My registrations on a lesson, the newest first.
   * `GET /v2/content/{kind}/lessons/{id}/registrations` for learner, candidate. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listLessonRegistrations({ kind: "formal", id });
   */
  listLessonRegistrations(input: { kind: "formal" | "onboarding" | "screening"; id: string }, options?: CallOptions): Paged<LearningRegistration>;

  /**
   * Register on a lesson; who is registered already gets that registration, with 200.
   * `POST /v2/content/{kind}/lessons/{id}/registrations` for learner, candidate. Codes: 4009, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const learningRegistration = await api.registerOnLesson({ kind: "formal", id, body });
   */
  registerOnLesson(input: { kind: "formal" | "onboarding" | "screening"; id: string; body: {
  /** Through which course, where it belongs to several */
  courseId?: string;
} }, options?: CallOptions): Promise<LearningRegistration>;

  /**
   * Set registrations on a lesson aside, with their results; people begin anew.
   * `POST /v2/admin/content/{kind}/lessons/{id}/registrations/reset` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const registrationResetAnswer = await api.resetLessonRegistrations({ kind: "formal", id, body });
   */
  resetLessonRegistrations(input: { kind: "formal" | "onboarding" | "screening"; id: string; body: RegistrationResetInput }, options?: CallOptions): Promise<RegistrationResetAnswer>;

  /**
   * Set registrations on an assessment aside, with their results; people begin anew.
   * `POST /v2/admin/content/{kind}/assessments/{id}/registrations/reset` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const registrationResetAnswer = await api.resetAssessmentRegistrations({ kind: "formal", id, body });
   */
  resetAssessmentRegistrations(input: { kind: "formal" | "onboarding" | "screening"; id: string; body: RegistrationResetInput }, options?: CallOptions): Promise<RegistrationResetAnswer>;

  /**
   * Set registrations on an examination aside, with their results; people begin anew.
   * `POST /v2/admin/content/{kind}/examinations/{id}/registrations/reset` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const registrationResetAnswer = await api.resetExaminationRegistrations({ kind: "formal", id, body });
   */
  resetExaminationRegistrations(input: { kind: "formal" | "onboarding" | "screening"; id: string; body: RegistrationResetInput }, options?: CallOptions): Promise<RegistrationResetAnswer>;

  /**
   * Upload a SCORM 1.2 or 2004 package; the same bytes again answer the package that there is.
   * `POST /v2/admin/content/{kind}/scorm/upload` for admin, manager. Codes: empty_file, key_reused, mislabelled_file, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const scormPackage = await api.uploadScormPackage({ kind: "formal", file });
   */
  uploadScormPackage(input: { kind: "formal" | "onboarding" | "screening"; query?: UploadScormPackageQuery; file: Blob; fileName?: string }, options?: CallOptions): Promise<ScormPackage>;

  /**
   * A package: whether it is unpacked, and what is wrong with it.
   * `GET /v2/admin/content/{kind}/scorm/{id}` for admin, manager, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const scormPackage = await api.getScormPackage({ kind: "formal", id });
   */
  getScormPackage(input: { kind: "formal" | "onboarding" | "screening"; id: string }, options?: CallOptions): Promise<ScormPackage>;

  /**
   * Register a package for a lesson: whoever begins from now on gets it.
   * `POST /v2/admin/content/{kind}/scorm/{id}/register` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const scormPackage = await api.registerScormPackage({ kind: "formal", id, body });
   */
  registerScormPackage(input: { kind: "formal" | "onboarding" | "screening"; id: string; body: PackageRegistration }, options?: CallOptions): Promise<ScormPackage>;

  /**
   * Stop a package: open sessions end with what they told last, and nobody begins it any more.
   * `POST /v2/admin/content/{kind}/scorm/{id}/stop` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const scormPackage = await api.stopScormPackage({ kind: "formal", id, body });
   */
  stopScormPackage(input: { kind: "formal" | "onboarding" | "screening"; id: string; body: PackageStop }, options?: CallOptions): Promise<ScormPackage>;
}
