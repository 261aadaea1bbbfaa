export { courseProgress } from './course-progress.ts';
export type { CourseItem } from './course-progress.ts';
export { finishingEvent, resultEvent } from './finishing.ts';
export { isOver, statusAfter, statusAt } from './registration-statuses.ts';
export type { ProgressStatus, RegistrationEvent, StoredStatus } from './registration-statuses.ts';
export { inCircle, lockedBy, shownStatus } from './shown-status.ts';
