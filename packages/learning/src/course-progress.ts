import { isOver, statusAt } from './registration-statuses.ts';
import type { StoredStatus } from './registration-statuses.ts';

/** One thing of a course, and how a person stands with it. */
export interface CourseItem {
  required: boolean;
  /** Share of the course, beside those of the others. */
  weight: number;
  /** Most tries; any number where it is null. */
  maxTries: number | null;
  registration: ItemProgress | null;
}

/** What of a registration a course is rolled up from. */
export interface ItemProgress {
  status: StoredStatus;
  closesAt: Date | null;
  /** 0 to 1. */
  progress: number;
  score: number | null;
  tries: number;
}

export interface CourseFacts {
  items: readonly CourseItem[];
  /** A course with outcomes is passed by its attempt, never by its items alone. */
  hasOutcomes: boolean;
  closesAt: Date | null;
}

/**
 * How a person stands with a course by what it consists of; an attempt that is assessed says it instead.
 * @returns percent, whole numbers from 0 to 100: floor(100 · Σ weight·share / Σ weight) over what is required, where the
 *   share is 1 once it is finished and its progress else. It is 100 only when all of it is finished.
 */
export function courseProgress(
  { items, hasOutcomes, closesAt }: CourseFacts,
  now: Date,
): { status: StoredStatus; percent: number } {
  const stands = items.map((item) => ({ ...item, status: statusOf(item, now) }));
  const required = stands.filter((item) => item.required);
  const isFinished = required.length > 0 && required.every(({ status }) => isDone(status));
  const percent = isFinished ? 100 : Math.min(99, percentOf(required));
  return { status: statusOfCourse(), percent };

  function statusOfCourse(): StoredStatus {
    const begun = stands.some(({ status }) => status !== 'NotAttempted' && status !== 'Missed');
    if (isFinished && !hasOutcomes)
      return required.some(({ registration }) => registration?.score != null) ? 'Passed' : 'Completed';
    if (required.some(isLost)) return 'Failed';
    if (!isFinished && closesAt && closesAt <= now) return begun ? 'NotCompleted' : 'Missed';
    return begun ? 'InProgress' : 'NotAttempted';
  }
}

const isDone = (status: StoredStatus): boolean => status === 'Passed' || status === 'Completed';

const statusOf = ({ registration }: CourseItem, now: Date): StoredStatus =>
  registration ? statusAt(registration, now) : 'NotAttempted';

/** Failed, and there is no other try. */
const isLost = ({ status, maxTries, registration }: CourseItem & { status: StoredStatus }): boolean =>
  status === 'Failed' && maxTries !== null && (registration?.tries ?? 0) >= maxTries;

function percentOf(items: readonly (CourseItem & { status: StoredStatus })[]): number {
  const sum = items.reduce((total, { weight }) => total + weight, 0);
  if (sum === 0) return 0;
  const share = (item: CourseItem & { status: StoredStatus }) =>
    isOver(item.status) ? 1 : (item.registration?.progress ?? 0);
  const reached = items.reduce((total, item) => total + item.weight * share(item), 0);
  // What floating point lost of a whole number is not a percent lost.
  return Math.floor((100 * reached) / sum + 1e-9);
}
