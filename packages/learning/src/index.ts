export { courseProgress } from './course-progress.ts';
export { finishingEvent, resultEvent } from './finishing.ts';
export { isOver, statusAfter, statusAt } from './registration-statuses.ts';
export type { ProgressStatus, RegistrationEvent, StoredStatus } from './registration-statuses.ts';
export { inCircle, lockedBy, shownStatus } from './shown-status.ts';
export { marksByHand, meanOf, settledBy } from './marking/by-hand.ts';
export type { HandMark } from './marking/by-hand.ts';
export { corrected } from './marking/corrected.ts';
export { asAsked, fromShown, givenQuestions, toShown } from './marking/given-paper.ts';
export type { AskedQuestion, PaperRules } from './marking/given-paper.ts';
export { answerInWords, keyInWords } from './marking/in-words.ts';
export { markOf } from './marking/mark.ts';
export { endOfTry, nextTry } from './marking/next-try.ts';
export { isMarkedByHand } from './marking/questions.ts';
export type { KeyedQuestion, QuestionOf } from './marking/questions.ts';
export { filesWith, readResponse } from './marking/responses.ts';
export type { Response } from './marking/responses.ts';
export { scoreOf, standingScore, standingTry } from './marking/score.ts';
export { isLessonDone, shareOf, withShown } from './lesson-progress.ts';
export type { LessonPosition, LessonRule, Shown } from './lesson-progress.ts';
export * from './scorm/index.ts';
export type { Element } from './qti/elements.ts';
export { descendants, tag } from './qti/elements.ts';
export { readItem } from './qti/read-item.ts';
export { writeItem } from './qti/write-item.ts';
export { webVttOf } from './subtitles.ts';
export { calendarOf } from './calendar/calendar.ts';
export type { CalendarEvent } from './calendar/calendar.ts';
export { nextOccurrence, occurrencesBetween } from './calendar/recurrence.ts';
export { wallClock } from './calendar/zones.ts';
export type { Occurrence } from './calendar/recurrence.ts';
export {
  countOpinions,
  fewestOpinions,
  fewestReviewers,
  figuresOf,
  readOpinions,
  sameButForWords,
} from './opinions.ts';
export type { OpinionCounts, OpinionsOf } from './opinions.ts';
export { leavingOf, mayMove, movesOf } from './screening/application-states.ts';
export { fourFifthsRatio, protectedCells } from './screening/protected-cells.ts';
export { fitsCriterion, howItIsComputed, qualificationOf } from './screening/qualifying.ts';
export type { CriterionValue, Qualification } from './screening/qualifying.ts';
export { meanOfSums, medianOf, share } from './figures/arithmetic.ts';
export { figureDefinitions } from './figures/definitions.ts';
export type { FigureDefinition, FigureId } from './figures/definitions.ts';
export { statementOf, toldEvents } from './xapi/statements.ts';
export type { ToldEvent } from './xapi/statements.ts';
