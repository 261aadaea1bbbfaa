import type { Mapping } from './mapping.ts';
import type { SourceAttempt, SourceCourse, SourceOutcome, SourcePerson } from './source.ts';

/** What has been read so far; each file is read against the ones before it. */
export interface Reading {
  mapping: Mapping;
  courses: Map<string, SourceCourse>;
  outcomes: Map<string, SourceOutcome>;
  /** In the order of their rows. */
  attempts: SourceAttempt[];
  /** The same by course and by the key of the learner. */
  attemptsOn: Map<SourceCourse, Map<string, SourceAttempt>>;
  learners: Map<string, SourcePerson>;
  assessors: Map<string, SourcePerson>;
}
