import type { Mapping } from './mapping.ts';
import type { SourceAttempt, SourceCourse, SourceOutcome } from './source.ts';

/** What has been read so far; each file is read against the ones before it. */
export interface Reading {
  mapping: Mapping;
  courses: Map<string, SourceCourse>;
  outcomes: Map<string, SourceOutcome>;
  attempts: Map<string, SourceAttempt>;
}

export const attemptKey = (courseKey: string, learnerKey: string): string => `${courseKey}\0${learnerKey}`;
