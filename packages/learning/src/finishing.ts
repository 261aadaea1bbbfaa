import type { RegistrationEvent } from './registration-statuses.ts';

/** How somebody came to the end of something. */
export interface Ending {
  /** Whether it reached the pass mark; null where there is none. */
  passed: boolean | null;
  /** Whether all of it is marked. */
  isMarked: boolean;
  /** Whether it counts for the result of a course with outcomes, which is moderated before anybody is told. */
  isSummative: boolean;
}

/**
 * What happens to a registration when its end is reached.
 * @example finishingEvent({ passed: true, isMarked: true, isSummative: true }) // 'awaitModeration'
 */
export function finishingEvent({ passed, isMarked, isSummative }: Ending): RegistrationEvent {
  if (!isMarked) return 'submit';
  if (isSummative) return 'awaitModeration';
  return resultEvent(passed);
}

/** What becomes of it once nothing is withheld. */
export function resultEvent(passed: boolean | null): 'complete' | 'pass' | 'fail' {
  if (passed === null) return 'complete';
  return passed ? 'pass' : 'fail';
}
